import { type Seat, type StepRule, way } from '@veillee/kernel';
import { decisions, theSix } from './decisions.ts';
import type { ConditionId, OpeningId } from './ids.ts';
import { meetReptilians } from './night/reptilians.ts';
import { announce } from './record.ts';
import type { Play, Quinte, Step, StepOf } from './spec.ts';
import { isMarked, isOf, others, playerOf, type State, seatsOf } from './state.ts';

const line = (id: OpeningId): Step => ({ type: 'opening', line: id });
const direct = (what: StepOf<'direct'>['what']): Step => ({ type: 'direct', what });

/** The opening, in the order of §13. */
export const openingAgenda: readonly Step[] = [
  { type: 'deal' },
  direct('conditions'),
  // Drawn once the groups are known, for a lot that wins the game is drawn again (Q23).
  direct('offices'),
  line('conditions'),
  line('detectives'),
  line('mathematicians'),
  direct('turned'),
  line('turned'),
  line('seths'),
  line('mice'),
  line('reptilians'),
  direct('lovers'),
  line('lovers'),
  line('romantic'),
];

/** Each sees their two cards. */
export const dealStep: StepRule<Quinte, StepOf<'deal'>> = {
  pace: ({ pace }) => ({ within: pace.deal * 1000 }),
  open(table) {
    const { state } = table;
    announce(table, 'village.opened', { players: table.seats });
    for (const seat of seatsOf(state)) {
      const { role, speciality } = playerOf(state, seat);
      table.tell(seat, 'you.wereDealt', { role, speciality });
    }
  },
  ask: (state) => [
    {
      to: seatsOf(state),
      topic: 'deal.ready',
      form: way('yes'),
      ends: 'agreed',
      otherwise: 'pass',
      progress: 'all',
    },
  ],
};

/** What the master decides: a person, or chance within the settings when the app leads. */
export const directStep: StepRule<Quinte, StepOf<'direct'>> = {
  pace: ({ pace }) => ({ within: pace.master * 1000 }),
  ask: (state, { what }) => [decisions[what].ask(state)],
  answered: (table, { what }, reply) => decisions[what].answered(table, reply),
};

function meet(table: Play, seats: readonly Seat[], key: string): void {
  for (const seat of seats) table.tell(seat, key, { players: others(seats, seat) });
}

const having = (state: State, condition: ConditionId): Seat[] =>
  seatsOf(state).filter((seat) => playerOf(state, seat).conditions.includes(condition));
const inCamp = (state: State, camp: 'seths' | 'mice'): Seat[] =>
  seatsOf(state).filter((seat) => isOf(state, seat, camp));

const told: { readonly [line in OpeningId]: (table: Play) => void } = {
  conditions(table) {
    for (const seat of theSix(table.state))
      table.tell(seat, 'you.conditions', { conditions: playerOf(table.state, seat).conditions });
  },
  detectives: (table) => meet(table, having(table.state, 'detectives'), 'detectives.met'),
  mathematicians: (table) => meet(table, having(table.state, 'mathematicians'), 'mathematicians.met'),
  turned(table) {
    for (const seat of theSix(table.state))
      if (isOf(table.state, seat, 'reptilians')) table.tell(seat, 'you.turned');
  },
  seths: (table) => meet(table, inCamp(table.state, 'seths'), 'seths.met'),
  mice(table) {
    const mice = inCamp(table.state, 'mice');
    meet(table, mice, 'mice.met');
    const lead = mice.filter((seat) => isMarked(table.state, seat, 'leadsMice'));
    for (const seat of lead)
      table.tell(mice, 'mice.lead', { player: seat, role: playerOf(table.state, seat).role });
  },
  reptilians: meetReptilians,
  lovers(table) {
    const { lovers } = table.state;
    if (lovers !== null) meet(table, lovers, 'lovers.touched');
  },
  romantic(table) {
    const { lovers, options } = table.state;
    if (lovers === null) return;
    for (const seat of having(table.state, 'romantic')) {
      table.tell(seat, 'romantic.saw', { players: lovers });
      if (options.romanticKnown) table.tell(lovers, 'lovers.seenBy', { player: seat });
    }
  },
};

/** A line of the opening, called whoever is in the game (§13). */
export const openingStep: StepRule<Quinte, StepOf<'opening'>> = {
  pace: ({ pace }) => ({ lasts: pace.line * 1000 }),
  open(table, step) {
    table.state.phase = 'opening';
    table.tell('all', 'opening.called', { line: step.line });
    told[step.line](table);
  },
};
