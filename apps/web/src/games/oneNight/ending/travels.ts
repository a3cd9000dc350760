import type { Params } from '@veillee/kernel';
import type { MarkId, RoleId, View } from '@veillee/one-night';
import { asList } from '../../asList.ts';

type Ending = NonNullable<View['end']>;
export type Deed = Ending['story'][number];
export type Place = number | string;

/** A card or a mark. */
export type Thing =
  | { readonly kind: 'card'; readonly what: RoleId }
  | { readonly kind: 'mark'; readonly what: MarkId };
/** One thing that changed its place in a deed. */
export type Move = Thing & { readonly from: Place; readonly to: Place };
type Stops = Ending['cards'][number]['stops'];
/** A thing with the stops of its journey. */
export type Travelled = { readonly thing: Thing; readonly stops: Stops };

/** Every card's journey, then every mark's. */
export const journeysOf = ({ cards, marks }: Ending): readonly Travelled[] => [
  ...cards.map(({ what, stops }) => ({ thing: { kind: 'card', what } as const, stops })),
  ...marks.map(({ what, stops }) => ({ thing: { kind: 'mark', what } as const, stops })),
];

/** The places between which a deed moves things. */
function placesOf(deed: Deed): readonly Place[] {
  if (deed.did === 'swappedCards') return deed.params.places;
  if (deed.did === 'shiftedCards' || deed.did === 'swappedMarks') return deed.params.seats;
  return deed.did === 'gaveMark' ? [deed.params.slot, deed.params.seat] : [];
}

const movesMarks = ({ did }: Deed): boolean => did === 'swappedMarks' || did === 'gaveMark';

/** What each deed of the story moved: journeys walked along with it, stop by stop. */
export function movesOf(end: Ending): readonly (readonly Move[])[] {
  const walks = journeysOf(end).map(({ thing, stops }) => ({ thing, stops, at: 0 }));
  return end.story.map((deed) => {
    const places = placesOf(deed);
    if (places.length === 0) return [];
    const kind = movesMarks(deed) ? 'mark' : 'card';
    const moved: Move[] = [];
    for (const walk of walks) {
      if (walk.thing.kind !== kind) continue;
      const [here, next] = [walk.stops[walk.at], walk.stops[walk.at + 1]];
      if (here === undefined || next === undefined || !places.includes(here.at)) continue;
      walk.at += 1;
      moved.push({ ...walk.thing, from: here.at, to: next.at });
    }
    return moved;
  });
}

/** Whom a deed touches: its doer, those it names, and where things went. */
export function touches(deed: Deed, moves: readonly Move[], seat: number): boolean {
  if (deed.by === seat) return true;
  const params: Params = deed.params;
  const named = [params.seat, params.target, params.place, ...asList(params.seats), ...asList(params.places)];
  return named.includes(seat) || moves.some(({ from, to }) => from === seat || to === seat);
}

/** What lay before a seat, in turn, and since which call. */
export type Held = Thing & { readonly call: string | null };

export function heldBy(end: Ending, seat: number): readonly Held[] {
  const first = journeysOf(end)
    .filter(({ stops }) => stops[0]?.at === seat)
    .map(({ thing }): Held => ({ ...thing, call: null }));
  const moves = movesOf(end);
  const later = end.story.flatMap(({ call }, i) =>
    (moves[i] ?? [])
      .filter(({ to }) => to === seat)
      .map(({ from, to, ...thing }): Held => ({ ...thing, call })),
  );
  return [...first, ...later];
}
