import { plainTopic } from '@veillee/gamekit';
import { type Question, way } from '@veillee/kernel';
import { nextDay } from '../calendar.ts';
import { strictlyRichest } from '../money.ts';
import { freshNight } from '../night/fresh.ts';
import { dutiesAt } from '../offices/duties.ts';
import { announce, note } from '../record.ts';
import type { Play, RuleOf } from '../spec.ts';
import { freshDay, living } from '../state.ts';
import { push, stop } from '../stop.ts';

/** Pockets are picked at day's end (§9). */
export const pickpocketStep: RuleOf<'pickpocket'> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ...dutiesAt('pickpocket'),
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

export const eveningStep: RuleOf<'evening'> = { open: endDay };

const enoughFeast = plainTopic('sunday.enough', way('close'));

/** A feast: no night, no deaths, nothing but talk in groups, gifts, and the note of the richest (§1). */
export const sundayStep: RuleOf<'sunday'> = {
  pace: ({ pace }) => ({ within: pace.sunday * 1000 }),
  open(table) {
    const { state } = table;
    state.phase = 'sunday';
    state.night = freshNight(state.players);
    state.today = freshDay(table.seats);
    announce(table, 'sunday.came');
  },
  ask: (state): readonly Question[] => [
    { ...enoughFeast.put(), to: living(state), ends: 'agreed', otherwise: 'pass', progress: 'all' },
  ],
  close: endDay,
};
