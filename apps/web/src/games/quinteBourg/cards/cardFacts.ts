import { capital, type Lang } from '@veillee/kernel';
import {
  type CampId,
  dominant,
  lines,
  type Mine,
  type PublicPlayer,
  type RoleId,
  roles,
  type SpecialityId,
  specialities,
  type View,
  type Weekday,
  weekdays,
} from '@veillee/quinte-bourg';
import { campIcons, roleIcons, specialityIcons } from '@veillee/quinte-bourg/icons';
import { useEffect } from 'preact/hooks';
import type { IconName } from '../../../kit/iconNames.ts';
import { bookOf, entryOf, openBook } from '../../../rules/book.ts';
import type { Speaker } from '../../speaker.ts';
import { phoneWords } from '../phoneWords.ts';
import { rules } from '../rules.ts';

/** When a card is called: on some nights, or whenever its holder wants, perhaps only once. */
export type When = readonly Weekday[] | 'once' | 'always';

/** What a player reads of a card. */
export interface CardFacts {
  /** Its page in the rules. */
  readonly entry: string;
  readonly icon: IconName;
  readonly kind: string;
  readonly name: string;
  readonly camp: { readonly icon: IconName; readonly name: string } | null;
  readonly goal: string;
  readonly power: string;
  readonly when: When;
}

/** The nights of the week; there is none on Sunday. */
export const nightsOfWeek: readonly Weekday[] = weekdays.filter((day) => day !== 'sunday');

/** Fetches the rules, whose pages tell what each card does. */
export function useBook(): void {
  useEffect(() => openBook(rules.id), []);
}

/** The sentences of a page; none until the rules are here. */
export function pageWords(entry: string, lang: Lang): string {
  const book = bookOf(rules.id);
  if (book === undefined || book === 'failed') return '';
  const page = entryOf(book[lang], entry);
  if (page === undefined) return '';
  return page.kind === 'speciality' ? [page.line, ...page.text.map(({ says }) => says)].join(' ') : page.line;
}

const inOrder = (days: readonly Weekday[]): readonly Weekday[] =>
  nightsOfWeek.filter((day) => days.includes(day));

function whenRole(id: RoleId): When {
  const { actions, invocation, camps } = roles[id];
  if (invocation !== undefined) return invocation.once ? 'once' : 'always';
  // The pack confers every night.
  if (camps.includes('reptilians')) return nightsOfWeek;
  return inOrder((actions ?? []).flatMap(({ nights }) => nights ?? []));
}

function whenSpeciality(id: SpecialityId): When {
  const { power, nights } = specialities[id];
  if (power.actions === undefined) return power.invocation?.once ? 'once' : 'always';
  return inOrder(power.actions.flatMap((action) => action.nights ?? nights));
}

export const campName = (camp: CampId, say: Speaker): string => {
  const name = capital(say.format('camp', camp) ?? camp);
  return name;
};

/** By what the strongest of these camps wins (§3); they stand in the order in which one joined them. */
export const goalOf = (camps: readonly CampId[], say: Speaker): string =>
  phoneWords[say.lang].goals[dominant(camps)] ?? '';

export function roleFacts(id: RoleId, say: Speaker): CardFacts {
  const words = phoneWords[say.lang];
  const { camps } = roles[id];
  const camp = dominant(camps);
  return {
    entry: id,
    icon: roleIcons[id],
    kind: words.camp,
    name: say.format('role', id) ?? id,
    camp: { icon: campIcons[camp], name: campName(camp, say) },
    goal: goalOf(camps, say),
    power: pageWords(id, say.lang),
    when: whenRole(id),
  };
}

export function specialityFacts(id: SpecialityId, say: Speaker): CardFacts {
  return {
    entry: `speciality-${id}`,
    icon: specialityIcons[id],
    kind: phoneWords[say.lang].speciality,
    name: say.format('speciality', id) ?? id,
    camp: null,
    goal: '',
    power: pageWords(`speciality-${id}`, say.lang),
    when: whenSpeciality(id),
  };
}

/** The night that is, or the next to come. */
export function tonight({ phase, weekday }: Pick<View, 'phase' | 'weekday'>): Weekday {
  if (phase === 'night' || phase === 'opening' || phase === 'deal') return weekday;
  const at = nightsOfWeek.indexOf(weekday);
  return nightsOfWeek[(at + 1) % nightsOfWeek.length] ?? 'monday';
}

/** Whether one is called on a night: by one's cards, one's pack or one's love; the dead by what they have become (§8). */
export function isCalled(
  { role, held, camps }: Pick<Mine, 'role' | 'held' | 'camps'>,
  fate: PublicPlayer['fate'],
  night: Weekday,
): boolean {
  if (fate === 'ghost') return true;
  if (fate === 'spirit') return lines.dream.nights?.includes(night) ?? false;
  if (fate !== 'alive') return false;
  if (camps.includes('reptilians') || camps.includes('lovers')) return true;
  return [whenRole(role), ...held.map(whenSpeciality)].some(
    (when) => typeof when !== 'string' && when.includes(night),
  );
}

/** When a card is called, in a few words. */
export function whenWords(when: When, say: Speaker): string {
  const words = phoneWords[say.lang];
  if (when === 'once') return words.anyTime;
  if (when === 'always') return words.always;
  if (when.length === nightsOfWeek.length) return words.everyNight;
  return when.length === 0 ? words.noNight : say.list(when.map((day) => say.format('weekday', day) ?? day));
}
