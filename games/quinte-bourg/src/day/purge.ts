import { type Question, type Seat, type StepRule, some, way } from '@veillee/kernel';
import { acting } from '../offices/holding.ts';
import { announce, count } from '../record.ts';
import type { Play, Quinte, Step, StepOf } from '../spec.ts';
import { isAlive, living } from '../state.ts';
import { push } from '../stop.ts';
import { ranking } from './ranking.ts';

type Rule<T extends Step['type']> = StepRule<Quinte, StepOf<T>>;
const tried = 3;

/** After the first, the next three with votes are tried, in order of votes (Q76). */
export const accusationStep: Rule<'accusation'> = {
  open(table, { out }) {
    const sure: Seat[] = [];
    for (const group of ranking(table.state)) {
      const among = group.filter((seat) => !out.includes(seat));
      const places = tried - sure.length;
      if (places === 0) break;
      if (among.length > places) {
        push(table, { type: 'arraignment', sure, among, places });
        return;
      }
      sure.push(...among);
    }
    arraign(table, sure);
  },
};

function arraign(table: Play, accused: readonly Seat[]): void {
  if (accused.length > 0) announce(table, 'purge.accused', { players: accused });
  push(table, ...accused.map((seat): Step => ({ type: 'trial', seat })));
}

/** Ties for the three: the Prosecutor (§9); without one, chance. */
export const arraignmentStep: Rule<'arraignment'> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ask(state, { among, places }): readonly Question[] {
    const prosecutor = acting(state, 'prosecutor');
    if (prosecutor === null) return [];
    return [
      {
        to: prosecutor,
        topic: 'prosecutor.accuse',
        form: way('accuse', { players: some('seat', among, places, places) }),
        ends: 'answered',
        otherwise: 'random',
        progress: 'all',
      },
    ];
  },
  close(table, { sure, among, places }, replies) {
    const named = replies[0]?.answer?.players as readonly Seat[] | undefined;
    if (named !== undefined) count(table.state, 'prosecutor.accuse');
    const first = table.chance('arraignment').below(among.length);
    const drawn = [...among.slice(first), ...among.slice(0, first)].slice(0, places);
    arraign(table, [...sure, ...(named ?? drawn)]);
  },
};

/** All living vote to spare or execute, the law does not apply, a tie spares (§9, Q76). */
export const trialStep: Rule<'trial'> = {
  pace: ({ pace }) => ({ within: pace.vote * 1000 }),
  ask(state, { seat }): readonly Question[] {
    if (!isAlive(state, seat)) return [];
    return living(state).map((to) => ({
      to,
      topic: 'trial.vote',
      form: { spare: { fields: {} }, execute: { fields: {} } },
      ends: 'answered',
      otherwise: { do: 'spare' },
      params: { player: seat },
      shows: 'all',
    }));
  },
  close(table, { seat }, replies) {
    const { state } = table;
    if (!isAlive(state, seat)) return;
    const votes = (way: string): Seat[] =>
      replies.flatMap(({ to, answer }) => (answer?.do === way ? [to[0] as Seat] : []));
    const [against, pro] = [votes('execute'), votes('spare')];
    count(state, 'purge.trial');
    announce(table, against.length > pro.length ? 'purge.condemned' : 'purge.spared', {
      player: seat,
      execute: against.length,
      spare: pro.length,
    });
    if (against.length > pro.length) push(table, { type: 'sentence', seat });
  },
};
