import { answersTo, answerTo, formOf, plainTopic } from '@veillee/gamekit';
import { type Form, one, orPass, type Question, type Reply, type Seat, topic, way } from '@veillee/kernel';
import { pay } from '../money.ts';
import { acting } from '../offices/holding.ts';
import { officeThat } from '../offices/powers.ts';
import { announce, count } from '../record.ts';
import type { RuleOf, StepOf } from '../spec.ts';
import { isAlive, living, others, playerOf, type State } from '../state.ts';
import { push } from '../stop.ts';

/** Whose office it is to marry people. */
const celebrant = officeThat('marries');
const { fee: choiceOfFee, mayForce } = celebrant.asks;

const single = (state: State): Seat[] =>
  living(state).filter((seat) => playerOf(state, seat).spouse === null);

const weddingProposal = topic('wedding.propose', (free: readonly Seat[], me: Seat) =>
  orPass(way('propose', { player: one('seat', others(free, me)) })),
);

/** Whoever is single may ask somebody single (§11, Q79). */
export const weddingsStep: RuleOf<'weddings'> = {
  steady: true,
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ask(state): readonly Question[] {
    const free = single(state);
    if (free.length < 2) return [];
    return free.map((to) => ({
      ...weddingProposal.put(free, to),
      to,
      ends: 'answered',
      otherwise: 'pass',
    }));
  },
  close(table, _step, replies) {
    const asked = answersTo(weddingProposal, replies).flatMap(({ by, answer }): StepOf<'wedding'>[] =>
      answer.do === 'propose' ? [{ type: 'wedding', suitor: by, beloved: answer.player[0] }] : [],
    );
    table.state.today.suits = asked.map(({ suitor, beloved }) => ({ suitor, beloved }));
    push(table, ...asked);
  },
};

const acceptance = plainTopic('wedding.answer', formOf({ no: {}, yes: {} }));
const insistence = plainTopic('wedding.insist', formOf({ pass: {}, insist: {} }));
const payment = plainTopic('wedding.pay', formOf({ pay: {}, renounce: {} }));
const testimony = plainTopic('wedding.witness', formOf({ no: {}, yes: {} }));

/** How far a wedding has come, from what was answered so far. */
interface Course {
  readonly consent: boolean;
  readonly forced: boolean;
  readonly fee: number | null;
  readonly paid: boolean;
  readonly witnesses: number;
}

function courseOf(replies: readonly Reply[]): Course {
  const consent = answerTo(acceptance, replies)?.do === 'yes';
  const set = answerTo(choiceOfFee, replies);
  const fee = set?.do === 'set' ? set.fee : null;
  return {
    consent,
    forced: !consent && answerTo(insistence, replies)?.do === 'insist',
    fee,
    paid: fee === 0 || (fee !== null && answerTo(payment, replies)?.do === 'pay'),
    witnesses: answersTo(testimony, replies).filter(({ answer }) => answer.do === 'yes').length,
  };
}

const question = (
  to: Seat,
  put: { readonly topic: string; readonly form: Form },
  otherwise: string,
  { suitor, beloved }: StepOf<'wedding'>,
): Question => ({
  ...put,
  to,
  ends: 'answered',
  otherwise: { do: otherwise },
  params: { suitor, beloved },
  progress: 'all',
});

const canMarry = (state: State, { suitor, beloved }: StepOf<'wedding'>): boolean =>
  [suitor, beloved].every((seat) => isAlive(state, seat) && playerOf(state, seat).spouse === null);

/** The beloved answers; a priest sets a fee and, paid, must marry them; without one, two witnesses (§9, §11). */
export const weddingStep: RuleOf<'wedding'> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  open(table, step) {
    if (canMarry(table.state, step))
      announce(table, 'wedding.proposed', { suitor: step.suitor, beloved: step.beloved });
  },
  ask(state, step, replies): readonly Question[] {
    if (!canMarry(state, step)) return [];
    const { suitor, beloved } = step;
    const asked = [question(beloved, acceptance.put(), 'no', step)];
    if (replies.length === 0) return asked;
    const course = courseOf(replies);
    const priest = acting(state, celebrant.office);
    if (priest === null)
      return course.consent && course.witnesses < 2 ? [...asked, ...witnesses(state, step)] : asked;
    if (!course.consent && mayForce(state)) asked.push(question(suitor, insistence.put(), 'pass', step));
    if (course.consent || course.forced) asked.push(feeQuestion(priest, course, step));
    if (course.fee !== null && course.fee > 0 && playerOf(state, suitor).coins >= course.fee)
      asked.push({
        ...question(suitor, payment.put(), 'renounce', step),
        params: { fee: course.fee, suitor, beloved },
      });
    return asked;
  },
  close(table, step, replies) {
    const { state } = table;
    const { suitor, beloved } = step;
    state.today.suits = state.today.suits.filter((suit) => suit.suitor !== suitor);
    if (!canMarry(state, step)) return;
    const course = courseOf(replies);
    const priest = acting(state, celebrant.office);
    const willing =
      priest === null
        ? course.consent && course.witnesses >= 2
        : (course.consent || course.forced) && course.paid;
    const fee = course.fee ?? 0;
    if (!willing || (course.forced && !isPoorer(state, step, priest, fee))) {
      announce(table, 'wedding.failed', { suitor, beloved });
      return;
    }
    if (priest !== null) pay(table, suitor, priest, fee, 'wedding', suitor);
    if (state.stop !== null) return;
    const wedding = course.forced ? 'force' : 'wed';
    count(state, `${priest === null ? 'witnesses' : celebrant.office}.${wedding}`);
    playerOf(state, suitor).spouse = beloved;
    playerOf(state, beloved).spouse = suitor;
    announce(table, course.forced ? 'wedding.forced' : 'wedding.held', { suitor, beloved });
    push(table, { type: 'housing', suitor, beloved });
  },
};

function witnesses(state: State, step: StepOf<'wedding'>): Question[] {
  const put = testimony.put();
  return living(state)
    .filter((seat) => seat !== step.suitor && seat !== step.beloved)
    .map((seat) => question(seat, put, 'no', step));
}

function feeQuestion(priest: Seat, { forced }: Course, step: StepOf<'wedding'>): Question {
  const asked = question(priest, choiceOfFee.put(forced), 'refuse', step);
  return forced ? asked : { ...asked, otherwise: { do: 'set', fee: 0 } };
}

/** The unwilling one must be strictly poorer than the suitor, once the fee is paid (§9). */
function isPoorer(
  state: State,
  { suitor, beloved }: StepOf<'wedding'>,
  priest: Seat | null,
  fee: number,
): boolean {
  const after = (seat: Seat): number =>
    playerOf(state, seat).coins - (seat === suitor ? fee : 0) + (seat === priest ? fee : 0);
  return after(beloved) < after(suitor);
}

const choiceOfHouses = topic('wedding.house', (rest: readonly Seat[], couple: readonly Seat[]) =>
  way('settle', { after: one('house', rest), first: one('seat', couple) }),
);

/** The newly-weds take two adjacent houses anywhere (§11). */
export const housingStep: RuleOf<'housing'> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ask(state, { suitor, beloved }): readonly Question[] {
    const rest = state.circle.filter((seat) => seat !== suitor && seat !== beloved);
    const couple = [suitor, beloved];
    if (rest.length === 0 || !couple.every((seat) => isAlive(state, seat))) return [];
    return [
      {
        ...choiceOfHouses.put(rest, couple),
        to: couple,
        ends: 'agreed',
        otherwise: 'first',
        shows: couple,
      },
    ];
  },
  answered(table, { suitor, beloved }, reply) {
    const { state } = table;
    const answer = choiceOfHouses.answerIn(reply);
    if (!answer) return;
    const {
      after: [after],
      first: [first],
    } = answer;
    const rest = state.circle.filter((seat) => seat !== suitor && seat !== beloved);
    if (rest.length + 2 !== state.circle.length || !rest.includes(after)) return;
    const at = rest.indexOf(after) + 1;
    state.circle = [...rest.slice(0, at), first, first === suitor ? beloved : suitor, ...rest.slice(at)];
    announce(table, 'wedding.settled', { suitor, beloved, after });
  },
};
