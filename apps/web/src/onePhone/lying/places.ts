/** Where somebody sits around the phone that lies in the middle: the edge, and how far along it from the top, 0 to 1. */
export interface Place {
  readonly edge: 'bottom' | 'left' | 'top' | 'right';
  readonly along: number;
}

/** How far each edge is turned, so that who sits there can read: in degrees, clockwise. */
export const turnOf: { readonly [edge in Place['edge']]: number } = {
  bottom: 0,
  left: 90,
  top: 180,
  right: -90,
};

/** Clockwise from the foot, as they sit: the long sides take all but the two at the ends. */
export function placeAround(seat: number, seats: number): Place {
  const share = seat / seats;
  if (seat === 0) return { edge: 'bottom', along: 1 };
  if (share === 0.5) return { edge: 'top', along: 0 };
  // The ends of a side keep clear of whoever sits at head and foot.
  const spread = (along: number): number => 0.5 + (along - 0.5) * 0.86;
  return share < 0.5
    ? { edge: 'left', along: spread(1 - share * 2) }
    : { edge: 'right', along: spread(share * 2 - 1) };
}

/** The edge nearest to a point, from the middle. */
export function edgeTowards(dx: number, dy: number): Place['edge'] {
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? 'left' : 'right';
  return dy < 0 ? 'top' : 'bottom';
}
