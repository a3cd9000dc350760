import {
  amount,
  one,
  orPass,
  type Question,
  type Reply,
  type Seat,
  type StepRule,
  type Way,
  way,
} from '@veillee/kernel';
import { pay } from '../money.ts';
import { acting } from '../offices/holding.ts';
import { announce, count } from '../record.ts';
import type { Quinte, Step, StepOf } from '../spec.ts';
import { isAlive, living, others, playerOf, type State } from '../state.ts';
import { push } from '../stop.ts';

type Rule<T extends Step['type']> = StepRule<Quinte, StepOf<T>>;
const plain: Way = { fields: {} };

const single = (state: State): Seat[] =>
  living(state).filter((seat) => playerOf(state, seat).spouse === null);

/** Whoever is single may ask somebody single (§11, Q79). */
export const weddingsStep: Rule<'weddings'> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ask(state): readonly Question[] {
    const free = single(state);
    if (free.length < 2) return [];
    return free.map((to) => ({
      to,
      topic: 'wedding.propose',
      form: orPass(way('propose', { player: one('seat', others(free, to)) })),
      ends: 'answered',
      otherwise: 'pass',
    }));
  },
  close(table, _step, replies) {
    const asked = replies.flatMap(({ to, answer }): Step[] =>
      answer?.do === 'propose'
        ? [{ type: 'wedding', suitor: to[0] as Seat, beloved: (answer.player as Seat[])[0] as Seat }]
        : [],
    );
    push(table, ...asked);
  },
};

/** How far a wedding has come, from what was answered so far. */
interface Course {
  readonly consent: boolean;
  readonly forced: boolean;
  readonly fee: number | null;
  readonly paid: boolean;
  readonly witnesses: readonly Seat[];
}

function courseOf(replies: readonly Reply[]): Course {
  const said = (topic: string) => replies.find((reply) => reply.topic === topic)?.answer ?? null;
  const fee = said('priest.fee');
  const consent = said('wedding.answer')?.do === 'yes';
  return {
    consent,
    forced: !consent && said('wedding.insist')?.do === 'insist',
    fee: fee?.do === 'set' ? (fee.fee as number) : null,
    paid: fee?.do === 'set' && (fee.fee === 0 || said('wedding.pay')?.do === 'pay'),
    witnesses: replies.flatMap(({ topic, to, answer }) =>
      topic === 'wedding.witness' && answer?.do === 'yes' ? [to[0] as Seat] : [],
    ),
  };
}

const question = (
  to: Seat,
  topic: string,
  form: Question['form'],
  otherwise: string,
  step: StepOf<'wedding'>,
): Question => ({
  to,
  topic,
  form,
  ends: 'answered',
  otherwise: { do: otherwise },
  params: { suitor: step.suitor, beloved: step.beloved },
  progress: 'all',
});

const canMarry = (state: State, { suitor, beloved }: StepOf<'wedding'>): boolean =>
  [suitor, beloved].every((seat) => isAlive(state, seat) && playerOf(state, seat).spouse === null);

/** The beloved answers; a priest sets a fee and, paid, must marry them; without one, two witnesses (§9, §11). */
export const weddingStep: Rule<'wedding'> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  open(table, step) {
    if (canMarry(table.state, step))
      announce(table, 'wedding.proposed', { suitor: step.suitor, beloved: step.beloved });
  },
  ask(state, step, replies): readonly Question[] {
    if (!canMarry(state, step)) return [];
    const { suitor, beloved } = step;
    const asked = [question(beloved, 'wedding.answer', { no: plain, yes: plain }, 'no', step)];
    if (replies.length === 0) return asked;
    const course = courseOf(replies);
    const priest = acting(state, 'priest');
    if (priest === null)
      return course.consent && course.witnesses.length < 2 ? [...asked, ...witnesses(state, step)] : asked;
    if (!course.consent && state.options.priest === 'traditional')
      asked.push(question(suitor, 'wedding.insist', { pass: plain, insist: plain }, 'pass', step));
    if (course.consent || course.forced) asked.push(feeQuestion(priest, course, step));
    if (course.fee !== null && course.fee > 0 && playerOf(state, suitor).coins >= course.fee)
      asked.push({
        ...question(suitor, 'wedding.pay', { pay: plain, renounce: plain }, 'renounce', step),
        params: { fee: course.fee, suitor, beloved },
      });
    return asked;
  },
  close(table, step, replies) {
    const { state } = table;
    const { suitor, beloved } = step;
    if (!canMarry(state, step)) return;
    const course = courseOf(replies);
    const priest = acting(state, 'priest');
    const willing =
      priest === null
        ? course.consent && course.witnesses.length >= 2
        : (course.consent || course.forced) && course.paid;
    const fee = course.fee ?? 0;
    if (!willing || (course.forced && !isPoorer(state, step, priest, fee))) {
      announce(table, 'wedding.failed', { suitor, beloved });
      return;
    }
    if (priest !== null) pay(table, suitor, priest, fee, 'wedding', suitor);
    if (state.stop !== null) return;
    count(state, course.forced ? 'priest.force' : priest === null ? 'witnesses.wed' : 'priest.wed');
    playerOf(state, suitor).spouse = beloved;
    playerOf(state, beloved).spouse = suitor;
    announce(table, course.forced ? 'wedding.forced' : 'wedding.held', { suitor, beloved });
    push(table, { type: 'housing', suitor, beloved });
  },
};

const witnesses = (state: State, step: StepOf<'wedding'>): Question[] =>
  living(state)
    .filter((seat) => seat !== step.suitor && seat !== step.beloved)
    .map((seat) => question(seat, 'wedding.witness', { no: plain, yes: plain }, 'no', step));

/** The fee is 0 to 2 coins; a forced wedding the priest may also refuse. */
function feeQuestion(priest: Seat, course: Course, step: StepOf<'wedding'>): Question {
  const set: Way = { fields: { fee: amount(0, 2) } };
  const base = question(
    priest,
    'priest.fee',
    course.forced ? { set, refuse: plain } : { set },
    'refuse',
    step,
  );
  return course.forced ? base : { ...base, otherwise: { do: 'set', fee: 0 } };
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

/** The newly-weds take two adjacent houses anywhere (§11). */
export const housingStep: Rule<'housing'> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ask(state, { suitor, beloved }): readonly Question[] {
    const rest = state.circle.filter((seat) => seat !== suitor && seat !== beloved);
    const couple = [suitor, beloved];
    if (rest.length === 0 || !couple.every((seat) => isAlive(state, seat))) return [];
    return [
      {
        to: couple,
        topic: 'wedding.house',
        form: way('settle', { after: one('house', rest), first: one('seat', couple) }),
        ends: 'agreed',
        otherwise: 'first',
        shows: couple,
      },
    ];
  },
  answered(table, { suitor, beloved }, { answer }) {
    const { state } = table;
    if (answer === null) return;
    const [after] = answer.after as [Seat];
    const [first] = answer.first as [Seat];
    const rest = state.circle.filter((seat) => seat !== suitor && seat !== beloved);
    if (rest.length + 2 !== state.circle.length || !rest.includes(after)) return;
    const at = rest.indexOf(after) + 1;
    state.circle = [...rest.slice(0, at), first, first === suitor ? beloved : suitor, ...rest.slice(at)];
    announce(table, 'wedding.settled', { suitor, beloved, after });
  },
};
