import { one, orPass, type Question, type Seat, type StepRule, some, way } from '@veillee/kernel';
import { mandatoryIds, type OptionalId } from '../ids.ts';
import { openOffices, withoutOffice } from '../offices/holding.ts';
import { giveOffice } from '../offices/vacate.ts';
import { announce, count } from '../record.ts';
import type { Quinte, Step, StepOf } from '../spec.ts';
import { isAlive, living, type State } from '../state.ts';
import { push } from '../stop.ts';

type Rule<T extends Step['type']> = StepRule<Quinte, StepOf<T>>;

/** Offices the app takes away when they outnumber the living (Q74). */
function superfluous(state: State): OptionalId[] {
  const excess = state.optional.length + mandatoryIds.length + 1 - living(state).length;
  return excess <= 0 ? [] : openOffices(state).slice(-excess);
}

/** The master may withdraw vacant optional offices; the app does when offices outnumber the living (Q74). */
export const withdrawalStep: Rule<'withdrawal'> = {
  pace: ({ pace }) => ({ within: pace.master * 1000 }),
  ask(state): readonly Question[] {
    const vacant = openOffices(state);
    if (vacant.length === 0) return [];
    const excess = superfluous(state);
    return [
      {
        to: 'master',
        topic: 'master.withdraw',
        form: {
          none: { fields: {} },
          withdraw: { fields: { offices: some('office', vacant, 1, vacant.length) } },
        },
        ends: 'answered',
        otherwise: excess.length === 0 ? { do: 'none' } : { do: 'withdraw', offices: excess },
      },
    ];
  },
  answered(table, _step, { answer }) {
    if (answer?.do !== 'withdraw') return;
    const gone = answer.offices as readonly OptionalId[];
    table.state.optional = table.state.optional.filter((office) => !gone.includes(office));
    announce(table, 'offices.withdrawn', { offices: gone });
  },
};

/** Players without office may apply for a vacant optional one; the Scrutineer settles rivalries (§9, Q74). */
export const applicationsStep: Rule<'applications'> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  open(table) {
    table.state.phase = 'day';
  },
  ask(state): readonly Question[] {
    const vacant = openOffices(state);
    if (vacant.length === 0) return [];
    return withoutOffice(state).map((to) => ({
      to,
      topic: 'office.apply',
      form: orPass(way('apply', { office: one('office', vacant) })),
      ends: 'answered',
      otherwise: 'pass',
      progress: 'all',
    }));
  },
  close(table, _step, replies) {
    const { state } = table;
    const steps = openOffices(state).flatMap((office) => {
      const among = replies.flatMap(({ to, answer }) =>
        answer?.do === 'apply' && (answer.office as string[])[0] === office ? [to[0] as Seat] : [],
      );
      for (const player of among) announce(table, 'office.applied', { office, player });
      return among.length === 0 ? [] : [{ type: 'appointment' as const, office, among }];
    });
    if (steps.length > 0) push(table, ...steps, { type: 'settle', invoked: false });
  },
};

export const appointmentStep: Rule<'appointment'> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ask(state, { office, among }): readonly Question[] {
    const { scrutineer } = state.offices;
    const able = eligible(state, among);
    if (scrutineer === null || !isAlive(state, scrutineer) || able.length < 2) return [];
    return [
      {
        to: scrutineer,
        topic: 'scrutineer.appoint',
        form: way('name', { player: one('seat', able) }),
        ends: 'answered',
        otherwise: 'random',
        params: { office },
        progress: 'all',
      },
    ];
  },
  close(table, { office, among }, replies) {
    const { state } = table;
    const able = eligible(state, among);
    if (state.offices[office] !== null || able.length === 0) return;
    const named = replies[0]?.answer?.player as readonly Seat[] | undefined;
    if (named !== undefined) count(state, 'scrutineer.appoint');
    const seat = named?.find((one) => able.includes(one)) ?? (able[0] as Seat);
    count(state, `${office}.taken`);
    giveOffice(table, office, seat);
  },
};

const eligible = (state: State, among: readonly Seat[]): Seat[] => {
  const free = withoutOffice(state);
  return among.filter((seat) => free.includes(seat));
};
