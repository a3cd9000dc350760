import type { Lang } from '@veillee/kernel';
import { slowWords } from '../words/slow.ts';

/** Hours of every day, in minutes after midnight: of UTC on the line, of one's own zone on the page. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

const day = 24 * 60;
const shifted = ({ from, to }: Hours, by: number): Hours => ({
  from: (from + by + day) % day,
  to: (to + by + day) % day,
});
const offset = (): number => new Date().getTimezoneOffset();

/** As they are by one's own clock; `behind`: how many minutes it is behind UTC. */
export const ownHours = (hours: Hours, behind = offset()): Hours => shifted(hours, -behind);
/** As the table has them. */
export const tableHours = (hours: Hours, behind = offset()): Hours => shifted(hours, behind);

/** When people sleep, unless a host says otherwise. */
export const usualNight: Hours = { from: 22 * 60, to: 8 * 60 };

/** A time of day as one says it. */
export const timeWords = (minutes: number, lang: Lang): string =>
  slowWords[lang].time(Math.floor(minutes / 60), minutes % 60);

/** As a field for times of day has it. */
export const fieldOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** What stands in such a field; undefined while it is not whole. */
export function minutesIn(field: string): number | undefined {
  const [hours, minutes] = field.split(':').map(Number);
  return hours === undefined || minutes === undefined ? undefined : hours * 60 + minutes;
}
