import { type Answer, type Form, one, type Pace, type Seat, type StepRule, way } from '@veillee/kernel';
import { mutationOf, type TokenId, tokenIds } from './ids.ts';
import type { Options } from './options.ts';
import type { Blood, Play, Step } from './spec.ts';
import {
  accusedIn,
  isAlive,
  living,
  nextPlayer,
  type State,
  type Token,
  tokenOf,
  tokensBefore,
} from './state.ts';

type Rule<T extends Step['type']> = StepRule<Blood, Extract<Step, { type: T }>>;

/** The same patience for every question. */
export const patience = ({ limit }: Options): Pace => ({
  within: limit * 1000,
});

/** Tells what was dealt, each mutation to its owner only, and who begins. */
export const deal: Rule<'deal'> = {
  close(table) {
    const { state, options } = table;
    table.tell('all', 'game.dealt', {
      characters: state.wilderness.length,
      mutations: state.unused.length,
    });
    state.players.forEach(({ mutation }, seat) => {
      table.tell(seat, 'mutation.dealt', { mutation: mutationOf(mutation) });
    });
    table.tell('all', 'talk.reminded');
    const by = options.first === 'chance' ? 'chance' : 'seat' in options.first ? 'host' : 'birthday';
    table.tell('all', `first.${by}`, { player: state.turn.player });
    table.next({ type: 'opening', player: state.turn.player });
  },
};

/** Every turn opens with the same pause, so that Supper has its moment (B23). */
export const opening: Rule<'opening'> = {
  pace: (options) => (options.opening === 0 ? { within: 0 } : { lasts: options.opening * 1000 }),
  open(table, { player }) {
    const { turn } = table.state;
    turn.player = player;
    turn.number += 1;
    turn.stage = 'opening';
    turn.attention = false;
    turn.looked = [];
    table.tell('all', 'turn.began', { player });
  },
  close(table, { player }) {
    table.next({ type: 'act', player });
  },
};

/** The turn's one accusation, or both tokens at once after Attention!. */
export const act: Rule<'act'> = {
  pace: patience,
  open(table) {
    table.state.turn.stage = 'open';
  },
  ask(state, { player }) {
    if (state.turn.stage !== 'open') return [];
    const [topic, form] = state.turn.attention
      ? (['attention.place', bothTokens(state, (token) => placesFor(living(state), token))] as const)
      : (['turn.accuse', oneToken(state)] as const);
    return [{ to: player, topic, form, ends: 'answered', otherwise: 'random', progress: 'all' }];
  },
  answered(table, { player }, { answer }) {
    table.state.turn.stage = 'accused';
    eachPlacing(answer, (id, target) => place(table, player, id, target));
    // Only now: tokens that change places cross each other in the same moment (B8).
    const accused = accusedIn(table.state);
    if (accused !== undefined) table.next({ type: 'condemned', player: accused, cause: 'trial' });
  },
  close(table, { player }) {
    if (table.state.turn.stage === 'accused') table.next({ type: 'rest', player });
    else nextTurn(table);
  },
};

const ending = way('end');

/** What was accused may still be looked at before the turn ends, if a token lies there (B4). */
export const rest: Rule<'rest'> = {
  pace: patience,
  ask(state, { player }) {
    if (!isAlive(state, player) || tokensBefore(state, player).length === 0) return [];
    return [
      {
        to: player,
        topic: 'turn.end',
        form: ending,
        ends: 'answered',
        otherwise: { do: 'end' },
        progress: 'all',
      },
    ];
  },
  close: (table) => nextTurn(table),
};

/** A token goes to a living player, anywhere but where it lies (B3). */
const placesFor = (seats: readonly Seat[], { at }: Token): Seat[] => seats.filter((seat) => seat !== at);

function oneToken(state: State): Form {
  const seats = living(state);
  const form: Record<string, Form[string]> = {};
  for (const token of state.tokens)
    form[token.id] = { fields: { player: one('seat', placesFor(seats, token)) } };
  return form;
}

/** Both tokens, to two different players. */
export function bothTokens(state: State, places: (token: Token) => readonly Seat[]): Form {
  const fields = state.tokens.map((token) => [token.id, one('seat', places(token))]);
  return { both: { fields: Object.fromEntries(fields), apart: tokenIds } };
}

/** Which token an answer to either form puts before whom. */
export function eachPlacing(answer: Answer | null, put: (id: TokenId, target: Seat) => void): void {
  for (const id of tokenIds) {
    const target = answer?.do === id ? answer.player : answer?.[id];
    if (Array.isArray(target)) put(id, target[0] as Seat);
  }
}

function place(table: Play, by: Seat, id: TokenId, target: Seat): void {
  const token = tokenOf(table.state, id);
  const from = token.at;
  token.at = target;
  const key = by === target ? 'token.placedAtHome' : 'token.placed';
  table.tell('all', key, { player: by, token: id, from, target });
}

function nextTurn(table: Play): void {
  table.state.turn.stage = 'over';
  table.next({ type: 'opening', player: nextPlayer(table.state) });
}

/** Ends the turn here and now, with no accusation. */
export function cutShort(table: Play): void {
  const inPause = table.state.turn.stage === 'opening';
  table.state.turn.stage = 'over';
  if (!inPause) return;
  table.cut();
  nextTurn(table);
}
