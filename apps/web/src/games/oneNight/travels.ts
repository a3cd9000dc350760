import type { View } from '@veillee/one-night';

type Ending = NonNullable<View['end']>;
type Deed = Ending['story'][number];
export type Place = number | string;

/** One thing that changed its place in a deed. */
export interface Move {
  readonly kind: 'card' | 'mark';
  readonly what: string;
  readonly from: Place;
  readonly to: Place;
}

/** The places between which a deed moves things. */
function placesOf({ did, params }: Deed): readonly Place[] {
  if (did === 'swappedCards') return params.places as Place[];
  if (did === 'shiftedCards' || did === 'swappedMarks') return params.seats as number[];
  if (did === 'gaveMark') return [params.slot as string, params.seat as number];
  return [];
}

const movesMarks = ({ did }: Deed): boolean => did === 'swappedMarks' || did === 'gaveMark';

/** What each deed of the story moved: journeys walked along with it, stop by stop. */
export function movesOf(end: Ending): readonly (readonly Move[])[] {
  const walks = {
    card: end.cards.map(({ what, stops }) => ({ what, stops, at: 0 })),
    mark: end.marks.map(({ what, stops }) => ({ what, stops, at: 0 })),
  };
  return end.story.map((deed) => {
    const places = placesOf(deed);
    if (places.length === 0) return [];
    const kind = movesMarks(deed) ? 'mark' : 'card';
    const moved: Move[] = [];
    for (const walk of walks[kind]) {
      const [here, next] = [walk.stops[walk.at], walk.stops[walk.at + 1]];
      if (here === undefined || next === undefined || !places.includes(here.at)) continue;
      walk.at += 1;
      moved.push({ kind, what: walk.what, from: here.at, to: next.at });
    }
    return moved;
  });
}

/** Whom a deed touches: its doer, those it names, and where things went. */
export function touches(deed: Deed, moves: readonly Move[], seat: number): boolean {
  if (deed.by === seat) return true;
  const { params } = deed;
  const named = [params.seat, params.target, params.place, ...listOf(params.seats), ...listOf(params.places)];
  return named.includes(seat) || moves.some(({ from, to }) => from === seat || to === seat);
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What lay before a seat, in turn, and since which call. */
export interface Held {
  readonly kind: 'card' | 'mark';
  readonly what: string;
  readonly call: string | null;
}

export function heldBy(end: Ending, seat: number): readonly Held[] {
  const first = (kind: 'card' | 'mark'): Held[] =>
    (kind === 'card' ? end.cards : end.marks)
      .filter(({ stops }) => stops[0]?.at === seat)
      .map(({ what }) => ({ kind, what, call: null }));
  const moves = movesOf(end);
  const later = end.story.flatMap(({ call }, i) =>
    (moves[i] ?? []).filter(({ to }) => to === seat).map(({ kind, what }): Held => ({ kind, what, call })),
  );
  return [...first('card'), ...first('mark'), ...later];
}
