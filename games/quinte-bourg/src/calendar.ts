import { at } from '@veillee/kernel';
import { type Weekday, weekdays } from './ids.ts';

/** Monday, Wednesday and Friday are odd, Tuesday, Thursday and Saturday even; Sunday is neither (§1). */
export const isOdd = (day: Weekday): boolean => day === 'monday' || day === 'wednesday' || day === 'friday';
export const isEven = (day: Weekday): boolean => day !== 'sunday' && !isOdd(day);

export const nextDay = (day: Weekday): Weekday => at(weekdays, (weekdays.indexOf(day) + 1) % 7);

/** Nights by the letters of the rule page: `nights('Mon Thu')`. */
export function nights(short: string): readonly Weekday[] {
  if (short === 'every') return weekdays.slice(0, 6);
  return short.split(' ').map((name) => {
    const found = weekdays.find((day) => day.slice(0, 3) === name.toLowerCase());
    if (found === undefined) throw new Error(`no such night: ${name}`);
    return found;
  });
}
