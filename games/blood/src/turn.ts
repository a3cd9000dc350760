import { one, type Pace, type StepRule, topic, way } from '@veillee/kernel';
import { accusationDue, accusations } from './accusation.ts';
import { byToken } from './ids.ts';
import { withKept } from './mutations/index.ts';
import type { Options } from './options.ts';
import type { Blood, Step } from './spec.ts';
import { accusedIn, isAlive, living, type State, tokenOf, tokensBefore } from './state.ts';
import { place, placesFor } from './tokens.ts';
import { nextTurn } from './turnOver.ts';

export type Rule<T extends Step['type']> = StepRule<Blood, Extract<Step, { type: T }>>;

/** The same patience for every question. */
export const patience = ({ limit }: Options): Pace => ({
  within: limit * 1000,
});

/** A moment in which nothing is asked, the same for all. */
export const pause = ({ opening }: Options): Pace =>
  opening === 0 ? { within: 0 } : { lasts: opening * 1000 };

/** Every turn opens with the same pause, so that Supper has its moment (B23). */
export const opening: Rule<'opening'> = {
  pace: pause,
  open(table, { player }) {
    const { turn } = table.state;
    turn.player = player;
    turn.number += 1;
    turn.stage = 'opening';
    turn.looked = [];
    withKept(turn);
    table.tell('all', 'turn.began', { player });
  },
  close(table, { player }) {
    table.next({ type: 'act', player });
  },
};

/** The turn's one accusation, or a card's own. */
export const act: Rule<'act'> = {
  pace: patience,
  open(table) {
    table.state.turn.stage = 'open';
  },
  ask(state, { player }) {
    if (state.turn.stage !== 'open') return [];
    const asked = (accusationDue(state) ?? accusing).put(state);
    return [{ to: player, ...asked, ends: 'answered', otherwise: 'random', progress: 'all' }];
  },
  answered(table, { player }, reply) {
    table.state.turn.stage = 'accused';
    const accusation = accusing.answerIn(reply);
    if (accusation) place(table, player, accusation.do, accusation.player[0]);
    for (const own of accusations) own.place(table, player, reply);
    // Only now: tokens that change places cross each other in the same moment (B8).
    const accused = accusedIn(table.state);
    if (accused !== undefined) table.next({ type: 'breath', player: accused, cause: 'trial' });
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

const accusing = topic('turn.accuse', (state: State) => {
  const seats = living(state);
  return byToken((id) => ({ fields: { player: one('seat', placesFor(seats, tokenOf(state, id))) } }));
});
