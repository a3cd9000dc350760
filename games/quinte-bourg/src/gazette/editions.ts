import type { Phrase } from '@veillee/kernel';
import { isOneOf, type Weekday, weekdays } from '../ids.ts';

/** What a paper is written from: what was told since the one before, by day and since nightfall. */
export interface Edition {
  /** The first of the village is 1. */
  readonly number: number;
  readonly weekday: Weekday;
  readonly kind: 'morning' | 'sunday' | 'last';
  /** The day that the daytime facts are of; null before the first night. */
  readonly yesterday: Weekday | null;
  readonly byDay: readonly Phrase[];
  readonly sinceNightfall: readonly Phrase[];
  /** The morning goes on: more may be told before the session opens. */
  readonly inPress: boolean;
  /** How many public facts had been told when it closed. */
  readonly until: number;
}

interface Gathering {
  kind: Edition['kind'] | null;
  weekday: Weekday | null;
  yesterday: Weekday | null;
  dark: boolean;
  byDay: Phrase[];
  sinceNightfall: Phrase[];
}

const gathering = (yesterday: Weekday | null): Gathering => ({
  kind: null,
  weekday: null,
  yesterday,
  dark: false,
  byDay: [],
  sinceNightfall: [],
});

const weekdayIn = ({ params }: Phrase): Weekday | null =>
  isOneOf(weekdays, params?.weekday) ? params.weekday : null;

/**
 * Cuts what all were told into papers. One comes out when morning comes and closes when the session opens; on a Sunday
 * and at the end it is closed as it comes out. What is told later, in the dark too, waits for the next.
 */
export function editionsOf(facts: readonly Phrase[]): readonly Edition[] {
  const editions: Edition[] = [];
  let now = gathering(null);
  const close = (until: number, inPress: boolean): void => {
    const { kind, weekday, dark: _, ...rest } = now;
    if (kind === null || weekday === null) return;
    editions.push({ number: editions.length + 1, kind, weekday, ...rest, inPress, until });
    now = gathering(weekday);
  };
  facts.forEach((fact, at) => {
    if (fact.key === 'session.opened') close(at, false);
    (now.dark ? now.sinceNightfall : now.byDay).push(fact);
    if (fact.key === 'night.fell') Object.assign(now, { dark: true, weekday: weekdayIn(fact) });
    if (fact.key === 'morning.came') Object.assign(now, { kind: 'morning', weekday: weekdayIn(fact) });
    if (fact.key === 'sunday.came') {
      Object.assign(now, { kind: 'sunday', weekday: 'sunday' });
      close(at + 1, false);
    }
    if (fact.key === 'game.stopped') now.kind = 'last';
  });
  // Of a village that stops by day, the last paper is of that day.
  if (now.kind === 'last') now.weekday ??= now.yesterday;
  close(facts.length, now.kind === 'morning');
  return editions;
}
