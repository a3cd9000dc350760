import type { First } from '@veillee/blood';
import { isRecord, type Lang, type Refusal } from '@veillee/kernel';
import type { Options, Sitter } from '../../face.ts';
import type { Speaker } from '../../speaker.ts';
import { settingsWords } from '../settingsWords.ts';

/** B2: who plays first, as the people at the table come and go. */

export type Way = 'chance' | 'seat' | 'birthdays';
export const ways: readonly Way[] = ['chance', 'seat', 'birthdays'];

/** Who begins by these options; chance where they make no sense. */
export function firstOf({ first }: Options): First {
  if (!isRecord(first)) return 'chance';
  if (typeof first.seat === 'number') return { seat: first.seat };
  return Array.isArray(first.birthdays) ? { birthdays: first.birthdays.map(String) } : 'chance';
}

export const wayOf = (first: First): Way =>
  first === 'chance' ? 'chance' : 'seat' in first ? 'seat' : 'birthdays';

/** For another number of chairs: chance again, where a seat or a birthday would be one too many or too few. */
export function fitted(options: Options, players: number): Options {
  const first = firstOf(options);
  const still =
    first === 'chance' || ('seat' in first ? first.seat < players : first.birthdays.length === players);
  return still ? options : { ...options, first: 'chance' };
}

/** The birthdays that are missing are named together. */
export function faults(found: readonly Refusal[], say: Speaker): readonly string[] {
  const missing = found.filter(({ key, params }) => key === 'options.birthday' && params?.value === '');
  const others = found.filter((fault) => !missing.includes(fault)).map((fault) => say.say(fault));
  if (missing.length === 0) return others;
  const who = missing.map(({ params }) => say.names[Number(params?.number) - 1] ?? String(params?.number));
  return [...others, settingsWords[say.lang].unborn(say.list(who))];
}

export function terms(options: Options, people: readonly Sitter[], lang: Lang): string | undefined {
  const first = firstOf(options);
  if (first === 'chance') return undefined;
  if ('birthdays' in first) return settingsWords[lang].bornFirst;
  const name = people[first.seat]?.name;
  return name === undefined ? undefined : settingsWords[lang].chosenFirst(name);
}
