/** Where everybody's card stands on the revealed table: as large as fits, at equal steps along the rim. */

export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}
export interface Ring {
  /** The width of a card in pixels. */
  readonly card: number;
  /** Too small for words on a card: they stand under it. */
  readonly bare: boolean;
  /** By seat, all that belongs to it; the first at six o'clock, the others clockwise. */
  readonly seats: readonly Rect[];
  /** By seat, the card in it. */
  readonly cards: readonly Rect[];
  /** The cards of the centre. */
  readonly centre: Rect;
}

/** Words need this much of a card. */
const leastWorded = 88;
const least = 26;
/** Room for what sticks out of the uppermost and the lowest. */
const edgeOf = (bare: boolean): number => (bare ? 1 : 8);
/** How much smaller the cards of the centre are. */
export const centreShare = 0.6;

/** How high a card is that is so wide. */
export const cardHeight = (width: number, bare: boolean): number => width * (bare ? 1.3 : 1.64);

/** All that belongs to a seat: its card, the signs on the card's rim, the lines under it. */
function seatSize(card: number, bare: boolean): Size & { readonly top: number } {
  const top = bare ? 10 : card * 0.1;
  const lines = bare ? 40 : Math.max(24, card * 0.24) + Math.max(20, card * 0.2);
  const width = bare ? Math.max(68, card + 26) : card * 1.28;
  return { width, height: top + cardHeight(card, bare) + lines, top };
}

const steps = 720;

/** Points at equal ways along a rim, from its lowest on, clockwise; `power` 2 is an ellipse, more is squarer. */
function alongRim(n: number, rx: number, ry: number, power: number): readonly (readonly [number, number])[] {
  const at = (i: number): readonly [number, number] => {
    const angle = Math.PI / 2 + (2 * Math.PI * i) / steps;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const bent = (part: number): number => Math.sign(part) * Math.abs(part) ** (2 / power);
    return [rx * bent(cos), ry * bent(sin)];
  };
  const way = [0];
  for (let i = 1; i <= steps; i += 1) {
    const [[ax, ay], [bx, by]] = [at(i - 1), at(i)];
    way.push((way[i - 1] ?? 0) + Math.hypot(bx - ax, by - ay));
  }
  const whole = way[steps] ?? 1;
  return Array.from({ length: n }, (_, k) => at(way.findIndex((gone) => gone >= (whole * k) / n)));
}

export const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The ring with cards of this width on a rim of this shape. */
function ringOf(n: number, middle: number, box: Size, card: number, power: number): Ring {
  const bare = card < leastWorded;
  const { width, height, top } = seatSize(card, bare);
  const rim = alongRim(n, (box.width - width) / 2, (box.height - height) / 2 - edgeOf(bare), power);
  const seats = rim.map(([x, y]) => ({
    x: box.width / 2 + x - width / 2,
    y: box.height / 2 + y - height / 2,
    width,
    height,
  }));
  const tall = cardHeight(card, bare);
  const cards = seats.map(({ x, y }) => ({
    x: x + (width - card) / 2,
    y: y + top,
    width: card,
    height: tall,
  }));
  const size = {
    width: middle * card * centreShare * 1.12,
    height: cardHeight(card * centreShare, true) + (bare ? 0 : 4),
  };
  const centre = { x: (box.width - size.width) / 2, y: (box.height - size.height) / 2, ...size };
  return { card, bare, seats, cards, centre };
}

const collides = ({ seats, centre }: Ring): boolean =>
  seats.some((seat, i) => overlap(seat, centre) || seats.some((other, j) => j > i && overlap(seat, other)));

/** From an ellipse to nearly a rectangle. */
const powers = [2, 2.5, 3.2, 4.5, 7] as const;

/** The largest cards with which nothing touches anything, for so many players around so many cards. */
export function layRing(n: number, middle: number, box: Size): Ring {
  const most = Math.floor(Math.min(box.height * 0.178, box.width * 0.2));
  for (let card = Math.max(most, 56); card >= least; card -= 2)
    for (const power of powers) {
      const ring = ringOf(n, middle, box, card, power);
      if (!collides(ring)) return ring;
    }
  return ringOf(n, middle, box, least, 7);
}
