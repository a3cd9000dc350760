import { one, orPass, type Question, type Seat, type StepRule, way } from '@veillee/kernel';
import { isOdd, nextDay } from '../calendar.ts';
import { pay, strictlyRichest } from '../money.ts';
import { acting } from '../offices/holding.ts';
import { announce, count, note } from '../record.ts';
import type { Play, Quinte, Step, StepOf } from '../spec.ts';
import { freshDay, freshNight, living, others } from '../state.ts';
import { push, stop } from '../stop.ts';

type Rule<T extends Step['type']> = StepRule<Quinte, StepOf<T>>;

/** Mirko on odd days, Mirka on even ones: one coin at day's end (§9). */
export const pickpocketStep: Rule<'pickpocket'> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ask(state): readonly Question[] {
    const to = acting(state, isOdd(state.weekday) ? 'mirko' : 'mirka');
    if (to === null) return [];
    return [
      {
        to,
        topic: 'pickpocket.steal',
        form: orPass(way('steal', { player: one('seat', others(living(state), to)) })),
        ends: 'answered',
        otherwise: 'pass',
      },
    ];
  },
  answered(table, _step, { to, answer }) {
    if (answer?.do !== 'steal') return;
    const hand = to[0] as Seat;
    count(table.state, isOdd(table.state.weekday) ? 'mirko.steal' : 'mirka.steal');
    if (pay(table, (answer.player as Seat[])[0] as Seat, hand, 1, 'pickpocket', hand) === 0)
      table.tell(hand, 'purse.empty', { player: (answer.player as Seat[])[0] as Seat });
  },
};

/** The richest is noted, not announced (Q25), and the next day begins. */
function endDay(table: Play): void {
  const { state } = table;
  state.richest = strictlyRichest(state.players);
  note(state, null, 'richest', { player: state.richest });
  const sunday = state.weekday === 'sunday';
  // Sunday breaks the run of special sessions, not that of guarded houses (Q28).
  state.specialYesterday = !sunday && state.today.session !== 'normal';
  if (!sunday) state.guardedLast = state.night.guarded;
  state.weekday = nextDay(state.weekday);
  state.day += 1;
  if (state.weekday === 'monday') state.week += 1;
  if (state.week > state.lastWeek) stop(table, 'weeks');
  else push(table, { type: state.weekday === 'sunday' ? 'sunday' : 'nightfall' });
}

export const eveningStep: Rule<'evening'> = { open: endDay };

/** A feast: no night, no deaths, nothing but talk in groups, gifts, and the note of the richest (§1). */
export const sundayStep: Rule<'sunday'> = {
  pace: ({ pace }) => ({ within: pace.sunday * 1000 }),
  open(table) {
    const { state } = table;
    state.phase = 'sunday';
    state.night = freshNight(state.players);
    state.today = freshDay(table.seats);
    announce(table, 'sunday.came');
  },
  ask: (state) => [
    {
      to: living(state),
      topic: 'sunday.enough',
      form: way('close'),
      ends: 'agreed',
      otherwise: 'pass',
      progress: 'all',
    },
  ],
  close: endDay,
};
