import { answersTo, answerTo, formOf } from '@veillee/gamekit';
import { one, orPass, type Question, type Seat, some, topic, way } from '@veillee/kernel';
import { openOffices, withoutOffice } from '../offices/holding.ts';
import { mandatoryIds, type OptionalId } from '../offices/index.ts';
import { officeThat } from '../offices/powers.ts';
import { giveOffice } from '../offices/vacate.ts';
import { announce, count } from '../record.ts';
import type { RuleOf, Step } from '../spec.ts';
import { isAlive, living, type State } from '../state.ts';
import { push } from '../stop.ts';

/** Whose office it is to settle rivalries. */
const appointer = officeThat('appoints');
const { applicant: choiceOfApplicant } = appointer.asks;

/** Offices the app takes away when they outnumber the living (Q74). */
function superfluous(state: State): OptionalId[] {
  const excess = state.optional.length + mandatoryIds.length + 1 - living(state).length;
  return excess <= 0 ? [] : openOffices(state).slice(-excess);
}

const choiceOfWithdrawn = topic('master.withdraw', (vacant: readonly OptionalId[]) =>
  formOf({ none: {}, withdraw: { offices: some('office', vacant, 1, vacant.length) } }),
);

/** The master may withdraw vacant optional offices; the app does when offices outnumber the living (Q74). */
export const withdrawalStep: RuleOf<'withdrawal'> = {
  pace: ({ pace }) => ({ within: pace.master * 1000 }),
  ask(state): readonly Question[] {
    const vacant = openOffices(state);
    if (vacant.length === 0) return [];
    const excess = superfluous(state);
    return [
      {
        ...choiceOfWithdrawn.put(vacant),
        to: 'master',
        ends: 'answered',
        otherwise: excess.length === 0 ? { do: 'none' } : { do: 'withdraw', offices: excess },
      },
    ];
  },
  answered(table, _step, reply) {
    const answer = choiceOfWithdrawn.answerIn(reply);
    if (answer?.do !== 'withdraw') return;
    const gone = answer.offices;
    table.state.optional = table.state.optional.filter((office) => !gone.includes(office));
    announce(table, 'offices.withdrawn', { offices: gone });
  },
};

const application = topic('office.apply', (vacant: readonly OptionalId[]) =>
  orPass(way('apply', { office: one('office', vacant) })),
);

/** Players without office may apply for a vacant optional one; the Scrutineer settles rivalries (§9, Q74). */
export const applicationsStep: RuleOf<'applications'> = {
  steady: true,
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  open(table) {
    table.state.phase = 'day';
  },
  ask(state): readonly Question[] {
    const vacant = openOffices(state);
    if (vacant.length === 0) return [];
    const put = application.put(vacant);
    return withoutOffice(state).map((to) => ({
      ...put,
      to,
      ends: 'answered',
      otherwise: 'pass',
      progress: 'all',
    }));
  },
  close(table, _step, replies) {
    const { state } = table;
    const applied = answersTo(application, replies);
    const steps = openOffices(state).flatMap((office): Step[] => {
      const among = applied.flatMap(({ by, answer }) =>
        answer.do === 'apply' && answer.office[0] === office ? [by] : [],
      );
      for (const player of among) {
        announce(table, 'office.applied', { office, player });
        state.today.candidates.push({ office, seat: player });
      }
      return among.length === 0 ? [] : [{ type: 'appointment', office, among }];
    });
    if (steps.length > 0) push(table, ...steps, { type: 'settle', invoked: false });
  },
};

export const appointmentStep: RuleOf<'appointment'> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ask(state, { office, among }): readonly Question[] {
    const judge = state.offices[appointer.office];
    const able = eligible(state, among);
    if (judge === null || !isAlive(state, judge) || able.length < 2) return [];
    return [
      {
        ...choiceOfApplicant.put(able),
        to: judge,
        ends: 'answered',
        otherwise: 'random',
        params: { office },
        progress: 'all',
      },
    ];
  },
  close(table, { office, among }, replies) {
    const { state } = table;
    state.today.candidates = state.today.candidates.filter((one) => one.office !== office);
    const able = eligible(state, among);
    const named = answerTo(choiceOfApplicant, replies)?.player;
    const seat = named?.find((one) => able.includes(one)) ?? able[0];
    if (state.offices[office] !== null || seat === undefined) return;
    if (named !== undefined) count(state, choiceOfApplicant.topic);
    count(state, `${office}.taken`);
    giveOffice(table, office, seat);
  },
};

const eligible = (state: State, among: readonly Seat[]): Seat[] => {
  const free = withoutOffice(state);
  return among.filter((seat) => free.includes(seat));
};
