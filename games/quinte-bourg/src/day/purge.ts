import { answersTo, answerTo, formOf, plainTopic } from '@veillee/gamekit';
import type { Question, Seat } from '@veillee/kernel';
import { acting } from '../offices/holding.ts';
import { officeThat } from '../offices/powers.ts';
import { announce, count } from '../record.ts';
import type { Play, RuleOf, Step } from '../spec.ts';
import { isAlive, living } from '../state.ts';
import { push } from '../stop.ts';
import { ranking } from './ranking.ts';

const tried = 3;
/** Whose office it is to settle ties for the three (§9). */
const accuser = officeThat('accuses');

/** After the first, the next three with votes are tried, in order of votes (Q76). */
export const accusationStep: RuleOf<'accusation'> = {
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

/** Ties for the three: the Prosecutor's to settle (§9); without one, chance. */
export const arraignmentStep: RuleOf<'arraignment'> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ask(state, { among, places }): readonly Question[] {
    const holder = acting(state, accuser.office);
    if (holder === null) return [];
    return [
      {
        ...accuser.asks.put(among, places),
        to: holder,
        ends: 'answered',
        otherwise: 'random',
        progress: 'all',
      },
    ];
  },
  close(table, { sure, among, places }, replies) {
    const named = answerTo(accuser.asks, replies)?.players;
    if (named !== undefined) count(table.state, accuser.asks.topic);
    const first = table.chance('arraignment').below(among.length);
    const drawn = [...among.slice(first), ...among.slice(0, first)].slice(0, places);
    arraign(table, [...sure, ...(named ?? drawn)]);
  },
};

const trialVote = plainTopic('trial.vote', formOf({ spare: {}, execute: {} }));

/** All living vote to spare or execute, the law does not apply, a tie spares (§9, Q76). */
export const trialStep: RuleOf<'trial'> = {
  steady: true,
  pace: ({ pace }) => ({ within: pace.vote * 1000 }),
  ask(state, { seat }): readonly Question[] {
    if (!isAlive(state, seat)) return [];
    const put = trialVote.put();
    return living(state).map((to) => ({
      ...put,
      to,
      ends: 'answered',
      otherwise: { do: 'spare' },
      params: { player: seat },
      shows: 'all',
    }));
  },
  close(table, { seat }, replies) {
    const { state } = table;
    if (!isAlive(state, seat)) return;
    const votes = answersTo(trialVote, replies);
    const execute = votes.filter(({ answer }) => answer.do === 'execute').length;
    const spare = votes.length - execute;
    count(state, 'purge.trial');
    const isCondemned = execute > spare;
    announce(table, isCondemned ? 'purge.condemned' : 'purge.spared', { player: seat, execute, spare });
    if (isCondemned) push(table, { type: 'sentence', seat });
  },
};
