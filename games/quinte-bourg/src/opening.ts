import { type Seat, type StepRule, way } from '@veillee/kernel';
import { decisions, theSix } from './decisions.ts';
import type { CampId, ConditionId, OpeningId } from './ids.ts';
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
const inCamp = (state: State, camp: CampId): Seat[] =>
  seatsOf(state).filter((seat) => isOf(state, seat, camp));

/** Whom each line concerns. */
export const concernedBy: { readonly [line in OpeningId]: (state: State) => readonly Seat[] } = {
  conditions: theSix,
  detectives: (state) => having(state, 'detectives'),
  mathematicians: (state) => having(state, 'mathematicians'),
  turned: (state) => theSix(state).filter((seat) => isOf(state, seat, 'reptilians')),
  seths: (state) => inCamp(state, 'seths'),
  mice: (state) => inCamp(state, 'mice'),
  reptilians: (state) => inCamp(state, 'reptilians'),
  lovers: ({ lovers }) => lovers ?? [],
  romantic: (state) => (state.lovers === null ? [] : having(state, 'romantic')),
};

const areGiven = (state: State): boolean =>
  theSix(state).every((seat) => playerOf(state, seat).conditions.length > 0);

/** Whether it is still to be decided whom a line concerns. */
export const isUndecided = (state: State, line: OpeningId): boolean => {
  if (line === 'detectives' || line === 'mathematicians') return !areGiven(state);
  if (line === 'turned')
    return theSix(state).length > 0 && !state.today.settled.some(({ topic }) => topic === 'master.turn');
  if (line === 'romantic' && areGiven(state) && having(state, 'romantic').length === 0) return false;
  return (line === 'lovers' || line === 'romantic') && state.loversComing;
};

/** What they are told, all of them. */
const told: { readonly [line in OpeningId]: (table: Play, seats: readonly Seat[]) => void } = {
  conditions(table, seats) {
    for (const seat of seats)
      table.tell(seat, 'you.conditions', { conditions: playerOf(table.state, seat).conditions });
  },
  detectives: (table, seats) => meet(table, seats, 'detectives.met'),
  mathematicians: (table, seats) => meet(table, seats, 'mathematicians.met'),
  turned(table, seats) {
    for (const seat of seats) table.tell(seat, 'you.turned');
  },
  seths: (table, seats) => meet(table, seats, 'seths.met'),
  mice(table, mice) {
    meet(table, mice, 'mice.met');
    const lead = mice.filter((seat) => isMarked(table.state, seat, 'leadsMice'));
    for (const seat of lead)
      table.tell(mice, 'mice.lead', { player: seat, role: playerOf(table.state, seat).role });
  },
  reptilians: meetReptilians,
  lovers: (table, seats) => meet(table, seats, 'lovers.touched'),
  romantic(table, seats) {
    const { lovers, options } = table.state;
    for (const seat of lovers === null ? [] : seats) {
      table.tell(seat, 'romantic.saw', { players: lovers });
      if (options.romanticKnown) table.tell(lovers ?? [], 'lovers.seenBy', { player: seat });
    }
  },
};

/** A line of the opening, called whoever is in the game (§13). */
export const openingStep: StepRule<Quinte, StepOf<'opening'>> = {
  // By phone, over hours, nobody waits for what others are told.
  pace: ({ pace, nights }) => (nights === 'together' ? undefined : { lasts: pace.line * 1000 }),
  open(table, step) {
    table.state.phase = 'opening';
    table.tell('all', 'opening.called', { line: step.line });
    told[step.line](table, concernedBy[step.line](table.state));
  },
};
