import { aboutRuling, type Lang } from '@veillee/kernel';
import { campIds, conditionIds, officeIds, roleIds, specialityIds, type Weekday, weekdays } from '../ids.ts';
import { maxPlayers, minPlayers } from '../options.ts';
import type { CampRole, Speciality } from '../power.ts';
import { roles } from '../roles/index.ts';
import { specialities } from '../specialities/index.ts';
import { names as namesEn } from '../text/en/names.ts';
import { type Names, names as namesFr } from '../text/fr/names.ts';
import { cardTopics } from '../text/powers.ts';
import { campRules, ownRules } from '../verdict/conditions.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { pageIds, rulingIds, rulingsOf, touches } from './rulings.ts';
import { type Almanac, type Entry, kinds, type Sayings } from './sayings.ts';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const pages = (say: Sayings): readonly Entry[] =>
  pageIds.map((id) => ({
    id,
    kind: 'page',
    ...say.pages[id],
    facts: id === 'how' ? [[say.facts.players, say.to(minPlayers, maxPlayers)]] : [],
    rulings: rulingsOf(id),
    see: [],
  }));

const camps = (say: Sayings, from: Names): readonly Entry[] =>
  campIds.map((id, i) => ({
    id: `camp-${id}`,
    kind: 'camp',
    name: capital(from.camps[id]),
    line: say.camps[id],
    facts: [[say.facts.rank, `${i + 1} / ${campIds.length}`]],
    text: [],
    rulings: rulingsOf(`camp-${id}`),
    see: roleIds.filter((role) => roles[role].camps.includes(id)),
    also: [campRules[id].rule],
  }));

function factsOf(role: CampRole, say: Sayings, from: Names): Entry['facts'] {
  const { camps, invocation } = role;
  return [
    [say.facts.camps, camps.map((camp) => capital(from.camps[camp])).join(', ')],
    ...(invocation === undefined
      ? []
      : [[say.facts.invoked, invocation.once ? say.once : say.anyTime] as const]),
  ];
}

const cards = (say: Sayings, from: Names): readonly Entry[] =>
  roleIds.map((id) => {
    const { camps, condition, always } = roles[id];
    const wishes = [condition?.group, condition?.own, always].filter((wish) => wish !== undefined);
    return {
      id,
      kind: 'role',
      name: from.roles[id],
      line: say.roles[id],
      facts: factsOf(roles[id], say, from),
      text: wishes.map((wish) => ({ says: `${from.conditions[wish]}.` })),
      rulings: rulingsOf(id),
      see: [...camps.map((camp) => `camp-${camp}`), ...wishes.map((wish) => `condition-${wish}`)],
    };
  });

/** The nights on which some action of a card is called. */
function nightsOf({ power, nights }: Speciality, say: Sayings, from: Names): string {
  if (power.actions.length === 0) return say.anyTime;
  const own = new Set<Weekday>(power.actions.flatMap((action) => action.nights ?? nights));
  const called = weekdays.filter((day) => own.has(day));
  return called.length === 6 ? say.everyNight : called.map((day) => from.weekdays[day]).join(', ');
}

function crafts(say: Sayings, from: Names): readonly Entry[] {
  const told = Object.entries(cardTopics(say.powers));
  return specialityIds.map((id) => {
    const powers = told.filter(([topic]) => topic.startsWith(`${id}.`)).map(([, says]) => says);
    return {
      id: `speciality-${id}`,
      kind: 'speciality',
      name: from.specialities[id],
      line: powers[0] ?? '',
      facts: [[say.facts.nights, nightsOf(specialities[id], say, from)]],
      text: powers.slice(1).map((says) => ({ says })),
      rulings: rulingsOf(`speciality-${id}`),
      see: specialityIds
        .filter((other) => other !== id && specialities[other].power === specialities[id].power)
        .map((other) => `speciality-${other}`),
    };
  });
}

const offices = (say: Sayings, from: Names): readonly Entry[] =>
  officeIds.map((id) => ({
    id: `office-${id}`,
    kind: 'office',
    name: from.offices[id],
    line: say.offices[id],
    facts: [],
    text: [],
    rulings: rulingsOf(`office-${id}`),
    see: [],
  }));

const conditions = (from: Names): readonly Entry[] =>
  conditionIds.map((id) => {
    const [name = '', wish = ''] = from.conditions[id].split(/\s?: /);
    return {
      id: `condition-${id}`,
      kind: 'condition',
      name,
      line: `${capital(wish)}.`,
      facts: [],
      text: [],
      rulings: rulingsOf(`condition-${id}`),
      see: roleIds.filter((role) => {
        const { condition, always } = roles[role];
        return [condition?.group, condition?.own, always].includes(id);
      }),
      also: [ownRules[id].rule],
    };
  });

const rulings = (say: Sayings): readonly Entry[] =>
  rulingIds.map((id) => aboutRuling(id, say.rulings[id], touches[id]));

function almanacOf(say: Sayings, from: Names): Almanac {
  return {
    kinds: kinds.map((id) => ({ id, name: say.kinds[id] })),
    entries: [
      ...pages(say),
      ...camps(say, from),
      ...cards(say, from),
      ...crafts(say, from),
      ...offices(say, from),
      ...conditions(from),
      ...rulings(say),
    ],
  };
}

/** The rules of Quinte-Bourg, to be read and searched. */
export const almanac: { readonly [L in Lang]: Almanac } = {
  fr: almanacOf(fr, namesFr),
  en: almanacOf(en, namesEn),
};
export { rulingIds, touches } from './rulings.ts';
