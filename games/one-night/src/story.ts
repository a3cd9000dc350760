import { everyone, nameOf } from './places.ts';
import { type Deed, faceAt, markOf, type State } from './state.ts';
import type { FinalTable } from './verdict/finalTable.ts';

/** One stop of a card's or mark's journey: where it lay, and since which call. */
export interface Stop {
  readonly at: number | string;
  readonly call: string | null;
}
export interface Journey {
  readonly what: string;
  readonly stops: readonly Stop[];
}

/** What the end is judged from. */
export function finalTable(state: State): FinalTable {
  return {
    players: everyone(state.seats).map((seat) => {
      const card = state.cards[seat] as number;
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
function cardMoves({ did, params }: Deed): Moves {
  if (did === 'swappedCards') {
    const [a, b] = params.places as [number | string, number | string];
    return [
      [a, b],
      [b, a],
    ];
  }
  if (did !== 'shiftedCards') return [];
  const seats = params.seats as number[];
  const by = params.way === 'left' ? 1 : seats.length - 1;
  return seats.map((seat, i) => [seat, seats[(i + by) % seats.length] as number]);
}

function markMoves({ did, params }: Deed): Moves {
  if (did === 'swappedMarks') {
    const [a, b] = params.seats as [number, number];
    return [
      [a, b],
      [b, a],
    ];
  }
  if (did !== 'gaveMark') return [];
  const { seat, slot } = params as { seat: number; slot: string };
  return [
    [slot, seat],
    [seat, slot],
  ];
}

function travel(
  starts: readonly (number | string)[],
  names: readonly string[],
  state: State,
  moves: (deed: Deed) => Moves,
): Journey[] {
  const journeys = starts.map((at, i) => ({
    what: names[i] as string,
    stops: [{ at, call: null as string | null }],
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
export function cardJourneys(state: State): Journey[] {
  const starts = state.faces.map((_, place) => nameOf(state, place));
  return travel(starts, state.faces, state, cardMoves);
}

/** Every mark's journey: first those dealt to the seats, then those of the board. */
export function markJourneys(state: State): Journey[] {
  if (state.marks.length === 0) return [];
  // The board keeps its slots in the order they were laid out, which is that of its marks' numbers.
  return travel([...everyone(state.seats), ...Object.keys(state.board)], state.tokens, state, markMoves);
}
