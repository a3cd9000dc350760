import { at } from '@veillee/kernel';
import type { MarkId } from './marks/index.ts';
import { everyone, spotOf } from './places.ts';
import type { RoleId } from './roles/index.ts';
import { type Deed, faceAt, markOf, type State } from './state.ts';
import type { FinalTable } from './verdict/finalTable.ts';

/** One stop of a card's or mark's journey: where it lay, and since which call. */
export interface Stop {
  readonly at: number | string;
  readonly call: string | null;
}
export interface Journey<What extends string = string> {
  readonly what: What;
  readonly stops: readonly Stop[];
}

/** What the end is judged from. */
export function finalTable(state: State): FinalTable {
  return {
    players: everyone(state.seats).map((seat) => {
      const card = at(state.cards, seat);
      return {
        card: faceAt(state, seat),
        mark: markOf(state, seat),
        artefact: state.artefacts[seat] ?? null,
        copied: state.copied[card] ?? null,
        turned: state.turned[card] ?? null,
        fromCentre: card >= state.seats,
        votes: state.votes?.[seat] ?? null,
      };
    }),
    options: state.options.replacementMin === null ? {} : { replacementMin: state.options.replacementMin },
  };
}

type Moves = [from: number | string, to: number | string][];

/** Where things went in one deed: cards by place, marks by seat or board slot. */
function cardMoves(deed: Deed): Moves {
  if (deed.did === 'swappedCards') return exchange(...deed.params.places);
  if (deed.did !== 'shiftedCards') return [];
  const { seats, way } = deed.params;
  const by = way === 'left' ? 1 : seats.length - 1;
  return seats.map((seat, i) => [seat, at(seats, (i + by) % seats.length)]);
}

function markMoves(deed: Deed): Moves {
  if (deed.did === 'swappedMarks') return exchange(...deed.params.seats);
  return deed.did === 'gaveMark' ? exchange(deed.params.slot, deed.params.seat) : [];
}

const exchange = (a: number | string, b: number | string): Moves => [
  [a, b],
  [b, a],
];

function travel<What extends string>(
  starts: readonly (number | string)[],
  names: readonly What[],
  state: State,
  moves: (deed: Deed) => Moves,
): Journey<What>[] {
  const journeys = starts.map((start, i): { what: What; stops: Stop[] } => ({
    what: at(names, i),
    stops: [{ at: start, call: null }],
  }));
  for (const deed of state.story) {
    const gone = moves(deed).map(([from, to]) => {
      const journey = journeys.find(({ stops }) => stops[stops.length - 1]?.at === from);
      return { journey, to };
    });
    for (const { journey, to } of gone) journey?.stops.push({ at: to, call: deed.call });
  }
  return journeys;
}

/** Every card's journey, by the place it was dealt to. */
export function cardJourneys(state: State): Journey<RoleId>[] {
  const starts = state.faces.map((_, place) => spotOf(state, place));
  return travel(starts, state.faces, state, cardMoves);
}

/** Every mark's journey: first those dealt to the seats, then those of the board. */
export function markJourneys(state: State): Journey<MarkId>[] {
  if (state.marks.length === 0) return [];
  // The board keeps its slots in the order they were laid out, which is that of its marks' numbers.
  return travel([...everyone(state.seats), ...Object.keys(state.board)], state.tokens, state, markMoves);
}
