import type { Lang } from '@veillee/kernel';
import { timeWords } from '../../../slow/hours.ts';
import { phoneWords } from '../phoneWords.ts';

const [second, minute, hour] = [1000, 60_000, 3_600_000];

/** Until when something waits: seconds or minutes while it is soon, else the hour, and the day where it is another. */
export function deadlineWords(left: number, now: Date, lang: Lang): string {
  const words = phoneWords[lang].todo;
  if (left < 2 * minute) return words.seconds(Math.max(0, Math.ceil(left / second)));
  if (left < hour) return words.soon(Math.ceil(left / minute));
  // To the minute: clocks that differ by a blink must not make it flicker.
  const end = new Date(Math.round((now.getTime() + left) / minute) * minute);
  const time = timeWords(end.getHours() * 60 + end.getMinutes(), lang);
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime();
  if (end.getTime() < midnight) return words.until(time);
  if (end.getTime() < midnight + 24 * hour) return words.tomorrow(time);
  return words.onDay(new Intl.DateTimeFormat(lang, { weekday: 'long' }).format(end), time);
}
