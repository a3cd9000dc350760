import {
  begin,
  type Chair,
  type Game,
  type Input,
  type Match,
  type Rng,
  type Seat,
  shuffled,
  submit,
} from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import { type Played, retell, type Subject, type World } from '@veillee/kernel/laws';
import {
  type Blood,
  type CharacterId,
  type Deal,
  isBelow,
  numberOf,
  type Options,
  readings,
  type State,
} from '../src/index.ts';

/**
 * Paired worlds, from the page's "what the app shows whom": a seat knows every character but its own and its own
 * mutation; the table knows nothing of either. All else that is face down may lie otherwise: the own character,
 * those under tokens, those in the Wilderness; the mutations of others and those out of play. The other world goes
 * as far as the rules keep the two apart from that chair.
 */
function worlds(game: Game<Blood>, played: Played, chair: Chair, rng: Rng): World | undefined {
  const started = begin(game, played.setup);
  if (!started.ok) return undefined;
  const state = stateOf(started.value);
  const deal = otherDeal(state, chair, rng);
  const until = keptApart(started.value, played.inputs, chair, deal);
  return retell(game, played, { chair, setup: { ...played.setup, deal }, until, rng });
}

/** What lies where, as places in one row: seats, tokens, Wilderness. */
const laid = (state: State): CharacterId[] => [
  ...state.players.map(({ card }) => card),
  ...state.tokens.map(({ card }) => card),
  ...state.wilderness,
];

/** Shuffles what lies in the places of a row that are hidden. */
function reshuffled<T>(row: readonly T[], hidden: (place: number) => boolean, rng: Rng): T[] {
  const pool = shuffled(
    row.filter((_, place) => hidden(place)),
    rng,
  );
  return row.map((thing, place) => (hidden(place) ? (pool.pop() as T) : thing));
}

/** The same deal for what `chair` knows; chance says whether characters, mutations or both differ. */
function otherDeal(state: State, chair: Chair, rng: Rng): Deal {
  const seats = state.players.length;
  const which = rng.below(4);
  const characters = reshuffled(
    laid(state),
    (place) => which !== 0 && (place >= seats || chair === 'table' || place === chair),
    rng,
  );
  const mutations = reshuffled(
    [...state.players.map(({ mutation }) => mutation), ...state.unused],
    (place) => which < 2 && place !== chair,
    rng,
  );
  return {
    characters: characters.slice(0, seats),
    tokens: characters.slice(seats, seats + 2),
    wilderness: characters.slice(seats + 2),
    mutations: mutations.slice(0, seats),
  };
}

/** How many inputs go by before the rules let `chair` learn that it is in the one world or in the other. */
function keptApart(match: Match<Blood>, inputs: readonly Input[], chair: Chair, there: Deal): number {
  for (const [index, input] of inputs.entries()) {
    const before = structuredClone(stateOf(match));
    if (submit(match, input) !== undefined) throw new Error('a history is refused');
    if ('undo' in input) continue;
    if (match.over || isTold(before, stateOf(match), chair, there)) return index;
  }
  return inputs.length;
}

function isTold(before: State, after: State, chair: Chair, there: Deal): boolean {
  return (
    someToken(after, (token, i) => {
      const looked = token.seenBy.length > (before.tokens[i]?.seenBy.length ?? 0);
      return looked && token.seenBy.at(-1) === chair && token.card !== there.tokens[i];
    }) ||
    after.players.some((player, seat) => {
      const was = before.players[seat];
      if (player.played && !was?.played && player.mutation !== there.mutations[seat]) return true;
      if (player.revealed && !was?.revealed && tellsByBetray(before, seat, there)) return true;
      return was?.alive === true && !player.alive && tellsByTwin(before, seat, there);
    })
  );
}

const someToken = (state: State, holds: (token: State['tokens'][number], i: number) => boolean): boolean =>
  state.tokens.some(holds);

const livingBut = (state: State, seat: Seat): Seat[] =>
  state.players.flatMap(({ alive }, other) => (alive && other !== seat ? [other] : []));

/** Betray shows a character, and whether it is the smallest. */
function tellsByBetray(state: State, traitor: Seat, there: Deal): boolean {
  const here = state.players.map(({ card }) => card);
  const others = livingBut(state, traitor);
  const wins = (cards: readonly CharacterId[]): boolean =>
    isBelow(
      cards[traitor] as CharacterId,
      others.map((seat) => cards[seat] as CharacterId),
    );
  return here[traitor] !== there.characters[traitor] || wins(here) !== wins(there.characters);
}

/** A death shows whose twin the dead was, or that nobody's alive. */
function tellsByTwin(state: State, dead: Seat, there: Deal): boolean {
  if (!state.options.twins) return false;
  const twin = (cards: readonly CharacterId[]): Seat | undefined =>
    livingBut(state, dead).find(
      (seat) => numberOf(cards[seat] as CharacterId) === numberOf(cards[dead] as CharacterId),
    );
  return twin(state.players.map(({ card }) => card)) !== twin(there.characters);
}

const oneOf = <T>(things: readonly T[], rng: Rng): T => things[rng.below(things.length)] as T;

/** The game before the laws: every number of players, every option. */
export const subjectOf = (game: Game<Blood>): Subject<Blood> => ({
  game,
  setup(rng) {
    const seats = 4 + rng.below(6);
    const first: Options['first'] = rng.below(3) === 0 ? { seat: rng.below(seats) } : 'chance';
    const options: Options = {
      threshold: oneOf(readings, rng),
      twins: seats >= 8 && rng.below(2) === 0,
      first,
      opening: oneOf([0, 3, 3, 10], rng),
      limit: oneOf([30, 3600], rng),
    };
    return { seats, options };
  },
  worlds: (played, chair, rng) => worlds(game, played, chair, rng),
  maxInputs: 5000,
});
