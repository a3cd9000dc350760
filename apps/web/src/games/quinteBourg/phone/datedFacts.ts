import type { Told } from '@veillee/kernel';
import { type Weekday, weekdays } from '@veillee/quinte-bourg';
import { knowledge } from '../knowledge.ts';
import type { Seen } from '../shown.ts';

interface Dated {
  /** Null before the first night. */
  readonly day: Weekday | null;
  readonly fact: Told;
}

/** What was told to me alone, each with the day it was told on; the latest last. */
export function datedFacts(sight: Seen): readonly Dated[] {
  const kept = new Set<unknown>(knowledge.notes(sight));
  let day: Weekday | null = null;
  const found: Dated[] = [];
  for (const fact of sight.facts) {
    if (fact.key === 'night.fell' || fact.key === 'morning.came')
      day = weekdays.find((one) => one === fact.params?.weekday) ?? day;
    if (kept.has(fact)) found.push({ day, fact });
  }
  return found;
}
