import { type Form, inOrder, one, type Question, type Seat, type StepRule, type Way } from '@veillee/kernel';
import { roundFrom } from '../circle.ts';
import { type Law, lawOf } from '../laws/law.ts';
import { pay } from '../money.ts';
import { acting } from '../offices/holding.ts';
import { announce, count } from '../record.ts';
import type { Play, Quinte, Step, StepOf } from '../spec.ts';
import { isAlive, isGhost, living, playerOf, type State } from '../state.ts';
import { push } from '../stop.ts';
import { ranking } from './ranking.ts';

type Rule<T extends Step['type']> = StepRule<Quinte, StepOf<T>>;
const plain: Way = { fields: {} };

/** Where the law asks for a trait, each declares in public whether they have it (§10). */
export const declareStep: Rule<'declare'> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ask(state): readonly Question[] {
    if (!lawOf(state).declared) return [];
    return living(state).map((to) => ({
      to,
      topic: 'trait.declare',
      form: { no: plain, yes: plain },
      ends: 'answered',
      otherwise: { do: 'no' },
      params: { law: { id: 'traitVote', trait: state.today.law?.trait ?? null } },
      shows: 'all',
    }));
  },
  close(table, _step, replies) {
    const declared = replies.flatMap(({ to, answer }) => (answer?.do === 'yes' ? [to[0] as Seat] : []));
    table.state.today.voters = declared;
    if (lawOf(table.state).declared) announce(table, 'trait.declared', { players: declared });
  },
};

/** Those the day's law lets vote, counted when voting opens (§10). */
function electorate(state: State, law: Law): Seat[] {
  const { mayVote } = law;
  if (law.declared) return state.today.voters.filter((seat) => isAlive(state, seat));
  const seats = living(state);
  return mayVote === undefined ? seats : seats.filter((seat) => mayVote(state, seat));
}

/** The President votes first and chooses the direction; without one, seat order (§9, Q75). */
export const pollStep: Rule<'poll'> = {
  open(table) {
    const { state } = table;
    const law = lawOf(state);
    if (law.noVote) {
      announce(table, 'vote.cancelled');
      return;
    }
    state.today.voters = electorate(state, law);
    table.tell('all', 'vote.opened', { players: state.today.voters });
    const president = acting(state, 'president');
    if (president === null) push(table, ...turns(state, state.circle), { type: 'tally' });
    else push(table, { type: 'vote', voters: [president], first: true });
  },
};

/** The voters' turns in this order; ghosts after the living where the law lets them (§10). */
function turns(state: State, order: readonly Seat[]): Step[] {
  const alive = order.filter((seat) => state.today.voters.includes(seat));
  const voters = lawOf(state).ghostsVote ? [...alive, ...state.ghosts] : alive;
  if (state.options.voting === 'together') return [{ type: 'vote', voters, first: false }];
  return voters.map((voter) => ({ type: 'vote', voters: [voter], first: false }));
}

function ballotForm(state: State, law: Law): Form {
  const candidates = state.circle;
  const choice: Form = law.ranked
    ? { rank: { fields: { players: inOrder('seat', candidates, 1, candidates.length) } } }
    : { name: { fields: { player: one('seat', candidates) } } };
  const blank = law.noBlank || state.today.session === 'purge' ? {} : { blank: plain };
  return { ...choice, ...blank, ...(law.price === undefined ? {} : { abstain: plain }) };
}

function mayCast(state: State, voter: Seat, law: Law): boolean {
  if (playerOf(state, voter).coins < (law.price ?? 0)) return false;
  if (isGhost(state, voter)) return law.ghostsVote === true;
  return isAlive(state, voter) && state.today.voters.includes(voter);
}

/** Votes are open, in turn; blank and self allowed (Q75). */
export const voteStep: Rule<'vote'> = {
  pace: ({ pace }) => ({ within: pace.vote * 1000 }),
  ask(state, { voters, first }): readonly Question[] {
    const law = lawOf(state);
    const form = ballotForm(state, law);
    const ballots = voters
      .filter((voter) => mayCast(state, voter, law))
      .map(
        (to): Question => ({
          to,
          topic: 'vote.cast',
          form,
          ends: 'answered',
          otherwise: Object.hasOwn(form, 'blank') ? { do: 'blank' } : 'pass',
          progress: 'all',
        }),
      );
    if (!first) return ballots;
    const [president] = voters as [Seat];
    return !isAlive(state, president)
      ? ballots
      : [
          ...ballots,
          {
            to: president,
            topic: 'president.direction',
            form: { clockwise: plain, anticlockwise: plain },
            ends: 'answered',
            otherwise: { do: 'clockwise' },
            progress: 'all',
          },
        ];
  },
  answered(table, _step, { topic, to, answer }) {
    const { state } = table;
    if (topic === 'president.direction') {
      state.today.clockwise = answer?.do !== 'anticlockwise';
      return;
    }
    const voter = to[0] as Seat;
    if (answer === null || answer.do === 'abstain') {
      announce(table, 'vote.abstained', { voter });
      return;
    }
    const named = (answer.do === 'blank' ? [] : (answer.players ?? answer.player)) as readonly Seat[];
    state.today.ballots.push({ voter, named });
    count(state, `vote.${answer.do}`);
    if (named.length === 0) announce(table, 'vote.blank', { voter });
    else announce(table, answer.do === 'rank' ? 'vote.ranked' : 'vote.named', { voter, players: named });
    const { price } = lawOf(state);
    if (price !== undefined) pay(table, voter, 'out', price, 'vote');
  },
  close(table, { voters, first }) {
    const { state } = table;
    if (!first) return;
    const [president] = voters as [Seat];
    const circle = state.circle.includes(president) ? state.circle : [president, ...state.circle];
    const order = roundFrom(circle, president, state.today.clockwise).slice(0, -1);
    push(table, ...turns(state, order), { type: 'tally' });
  },
};

/** The most named is sentenced; a tie goes as the President voted, else he picks; without one it spares (Q22, Q75). */
export const tallyStep: Rule<'tally'> = {
  open(table) {
    const { state } = table;
    const [top = []] = ranking(state);
    const law = lawOf(state);
    if (top.length === 0) announce(table, 'vote.nobody');
    else if (top.length === 1) condemn(table, top[0] as Seat);
    else if (law.tieSpares) spare(table, top, top);
    else settleTie(table, top);
  },
};

function settleTie(table: Play, top: readonly Seat[]): void {
  const { state } = table;
  const president = acting(state, 'president');
  if (president === null) {
    spare(table, top, []);
    return;
  }
  const own = state.today.ballots.find(({ voter }) => voter === president)?.named ?? [];
  const chosen = own.find((seat) => top.includes(seat));
  if (chosen !== undefined) condemn(table, chosen);
  else push(table, { type: 'tie', among: top });
}

/** Nobody is sentenced; in a purge those in `out` are not tried either. */
function spare(table: Play, tied: readonly Seat[], out: readonly Seat[]): void {
  announce(table, 'vote.tied', { players: tied });
  if (table.state.today.session === 'purge') push(table, { type: 'accusation', out });
}

function condemn(table: Play, seat: Seat): void {
  const purge: Step[] = table.state.today.session === 'purge' ? [{ type: 'accusation', out: [seat] }] : [];
  push(table, { type: 'sentence', seat }, ...purge);
}

export const tieStep: Rule<'tie'> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ask(state, { among }): readonly Question[] {
    const president = acting(state, 'president');
    const alive = among.filter((seat) => isAlive(state, seat));
    if (president === null || alive.length === 0) return [];
    return [
      {
        to: president,
        topic: 'president.tie',
        form: { name: { fields: { player: one('seat', alive) } } },
        ends: 'answered',
        otherwise: 'random',
        progress: 'all',
      },
    ];
  },
  close(table, { among }, replies) {
    const [seat] = (replies[0]?.answer?.player as Seat[] | undefined) ?? [];
    if (seat === undefined) spare(table, among, []);
    else {
      count(table.state, 'president.tie');
      condemn(table, seat);
    }
  },
};
