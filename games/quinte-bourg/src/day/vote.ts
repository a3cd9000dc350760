import { answererOf, answersTo, answerTo, closing, formOf, plainTopic } from '@veillee/gamekit';
import { type AnswerTo, inOrder, one, type Question, type Reply, type Seat, topic } from '@veillee/kernel';
import { roundFrom } from '../circle.ts';
import { type LawInForce, lawOf } from '../laws/index.ts';
import { pay } from '../money.ts';
import { acting } from '../offices/holding.ts';
import { officeThat } from '../offices/powers.ts';
import { announce, count } from '../record.ts';
import type { Play, RuleOf, Step } from '../spec.ts';
import { isAlive, living, type State } from '../state.ts';
import { push } from '../stop.ts';
import { mayCast } from './poll.ts';
import { ranking } from './ranking.ts';

const presidency = officeThat('presides');
const { direction: choiceOfDirection, tie: choiceOfTied } = presidency.asks;

const declaration = plainTopic('trait.declare', formOf({ no: {}, yes: {} }));

/** Where the law asks for a trait, each declares in public whether they have it (§10). */
export const declareStep: RuleOf<'declare'> = {
  steady: true,
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ask(state): readonly Question[] {
    const { law } = state.today;
    if (law === null || !lawOf(state).declared) return [];
    const put = declaration.put();
    return living(state).map((to) => ({
      ...put,
      to,
      ends: 'answered',
      otherwise: { do: 'no' },
      params: { law: { id: law.id, trait: law.trait } },
      shows: 'all',
    }));
  },
  close(table, _step, replies) {
    const declared = answersTo(declaration, replies).flatMap(({ by, answer }) =>
      answer.do === 'yes' ? [by] : [],
    );
    table.state.today.voters = declared;
    if (lawOf(table.state).declared) announce(table, 'trait.declared', { players: declared });
  },
};

/** Those the day's law lets vote, counted when voting opens (§10). */
function electorate(state: State, law: LawInForce): Seat[] {
  const { mayVote } = law;
  if (law.declared) return state.today.voters.filter((seat) => isAlive(state, seat));
  const seats = living(state);
  const alive = mayVote === undefined ? seats : seats.filter((seat) => mayVote(state, seat));
  return law.admitsGhosts ? [...alive, ...state.ghosts] : alive;
}

/** The President votes first and chooses the direction; without one, or all at the same time, seat order (§9, Q75). */
export const pollStep: RuleOf<'poll'> = {
  open(table) {
    const { state } = table;
    const law = lawOf(state);
    if (law.noVote) {
      announce(table, 'vote.cancelled');
      return;
    }
    state.today.voters = electorate(state, law);
    table.tell('all', 'vote.opened', { players: state.today.voters });
    const president = acting(state, presidency.office);
    state.today.polled = [];
    if (president === null || state.options.voting === 'together')
      push(table, ...turns(state, state.circle), { type: 'tally' });
    else {
      // One whom the law bars still chooses the direction.
      state.today.order = [president].filter((seat) => mayCast(state, seat));
      push(table, { type: 'vote', voters: [president], first: true });
    }
  },
};

/** The voters' turns in this order; ghosts after the living where the law lets them (§10). */
function turns(state: State, order: readonly Seat[]): Step[] {
  const alive = order.filter((seat) => state.today.voters.includes(seat));
  const voters = lawOf(state).admitsGhosts ? [...alive, ...state.ghosts] : alive;
  state.today.order.push(...voters);
  if (state.options.voting === 'together') return [{ type: 'vote', voters, first: false }];
  return voters.map((voter) => ({ type: 'vote', voters: [voter], first: false }));
}

/** The living ranked or one of them named, as the law has it; blank or not at all where it may be. */
const ballot = topic('vote.cast', (state: State) => {
  const { mostWanted, forbidsBlank, price } = lawOf(state);
  const ways = formOf({
    rank: { players: inOrder('seat', state.circle, 1, state.circle.length) },
    name: { player: one('seat', state.circle) },
    blank: {},
    abstain: {},
  });
  return closing(
    ways,
    mostWanted === undefined ? 'rank' : 'name',
    ...(forbidsBlank || state.today.session === 'purge' ? (['blank'] as const) : []),
    ...(price === undefined ? (['abstain'] as const) : []),
  );
});
type Ballot = AnswerTo<ReturnType<typeof ballot.form>>;

/** Votes are open, in turn; blank and self allowed (Q75). */
export const voteStep: RuleOf<'vote'> = {
  steady: true,
  pace: ({ pace }) => ({ within: pace.vote * 1000 }),
  ask(state, { voters, first }): readonly Question[] {
    const put = ballot.put(state);
    const ballots = voters
      .filter((voter) => mayCast(state, voter))
      .map(
        (to): Question => ({
          ...put,
          to,
          ends: 'answered',
          otherwise: Object.hasOwn(put.form, 'blank') ? { do: 'blank' } : 'pass',
          progress: 'all',
        }),
      );
    const [president] = voters;
    if (!first || president === undefined || !isAlive(state, president)) return ballots;
    const direction: Question = {
      ...choiceOfDirection.put(),
      to: president,
      ends: 'answered',
      otherwise: { do: 'clockwise' },
      progress: 'all',
    };
    return [...ballots, direction];
  },
  answered(table, _step, reply) {
    const direction = choiceOfDirection.answerIn(reply);
    if (direction === undefined) cast(table, reply);
    else table.state.today.clockwise = direction?.do !== 'anticlockwise';
  },
  close(table, { voters, first }) {
    const { state } = table;
    state.today.polled.push(...voters);
    const [president] = voters;
    if (!first || president === undefined) return;
    const circle = state.circle.includes(president) ? state.circle : [president, ...state.circle];
    const order = roundFrom(circle, president, state.today.clockwise).slice(0, -1);
    push(table, ...turns(state, order), { type: 'tally' });
  },
};

/** Those a ballot names: one, several in order of preference, or nobody. */
function namedBy(answer: Ballot): readonly Seat[] {
  if (answer.do === 'rank') return answer.players;
  return answer.do === 'name' ? answer.player : [];
}

function cast(table: Play, reply: Reply): void {
  const { state } = table;
  const voter = answererOf(reply);
  const answer = ballot.answerIn(reply) ?? { do: 'abstain' };
  if (answer.do === 'abstain') {
    announce(table, 'vote.abstained', { voter });
    return;
  }
  const named = namedBy(answer);
  state.today.ballots.push({ voter, named });
  count(state, `vote.${answer.do}`);
  if (named.length === 0) announce(table, 'vote.blank', { voter });
  else announce(table, answer.do === 'rank' ? 'vote.ranked' : 'vote.named', { voter, players: named });
  const { price } = lawOf(state);
  if (price !== undefined) pay(table, voter, 'out', price, 'vote');
}

/** The most named is sentenced; a tie goes as the President voted, else he picks; without one it spares (Q22, Q75). */
export const tallyStep: RuleOf<'tally'> = {
  open(table) {
    const { state } = table;
    const [top = []] = ranking(state);
    const [first, second] = top;
    if (first === undefined) announce(table, 'vote.nobody');
    else if (second === undefined) condemn(table, first);
    else if (lawOf(state).sparesTied) spare(table, top, top);
    else settleTie(table, top);
  },
};

function settleTie(table: Play, top: readonly Seat[]): void {
  const { state } = table;
  const president = acting(state, presidency.office);
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

export const tieStep: RuleOf<'tie'> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ask(state, { among }): readonly Question[] {
    const president = acting(state, presidency.office);
    const alive = among.filter((seat) => isAlive(state, seat));
    if (president === null || alive.length === 0) return [];
    return [
      {
        ...choiceOfTied.put(alive),
        to: president,
        ends: 'answered',
        otherwise: 'random',
        progress: 'all',
      },
    ];
  },
  close(table, { among }, replies) {
    const seat = answerTo(choiceOfTied, replies)?.player[0];
    if (seat === undefined) spare(table, among, []);
    else {
      count(table.state, choiceOfTied.topic);
      condemn(table, seat);
    }
  },
};
