import { aboutRuling, type ByLang, byLang, capital, keysOf } from '@veillee/kernel';
import type { PowerWords } from '../card.ts';
import { conditionIds, conditions as wishes } from '../conditions.ts';
import { campIds, type Weekday, weekdays } from '../ids.ts';
import { lawIds, laws } from '../laws/index.ts';
import { officeIds, offices as posts } from '../offices/index.ts';
import { maxPlayers, minPlayers } from '../options.ts';
import type { AnyPower, AnyRole } from '../power.ts';
import { roleIds, roles } from '../roles/index.ts';
import { powerIds, powers } from '../specialities/index.ts';
import type { CardTexts } from '../text/cards.ts';
import type { CivicTexts } from '../text/civic.ts';
import { almanac as en } from '../text/en/almanac.ts';
import type { Folder } from '../text/folder.ts';
import { almanac as fr } from '../text/fr/almanac.ts';
import type { Names } from '../text/fr/names.ts';
import { folders } from '../text/index.ts';
import { campRules } from '../verdict/camps.ts';
import { campRulings, pageIds, pageRulings, type RulingId } from './rulings.ts';
import { type Almanac, type Entry, kinds, type Sayings } from './sayings.ts';

/** What the laws rest on is told on one page. */
const lawRulings: readonly RulingId[] = keysOf(fr.rulings).filter(
  (id) => pageRulings.laws.some((own) => own === id) || lawIds.some((law) => laws[law].rulings?.includes(id)),
);

const pages = (say: Sayings): readonly Entry[] =>
  pageIds.map((id) => ({
    id,
    kind: 'page',
    ...say.pages[id],
    facts: id === 'how' ? [[say.facts.players, say.to(minPlayers, maxPlayers)]] : [],
    rulings: id === 'laws' ? lawRulings : pageRulings[id],
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
    rulings: campRulings[id],
    see: roleIds.filter((role) => roles[role].camps.includes(id)),
    also: [campRules[id].rule],
  }));

function factsOf(role: AnyRole, say: Sayings, from: Names): Entry['facts'] {
  const { camps, invocation } = role;
  return [
    [say.facts.camps, camps.map((camp) => capital(from.camps[camp])).join(', ')],
    ...(invocation === undefined
      ? []
      : [[say.facts.invoked, invocation.once ? say.once : say.anyTime] as const]),
  ];
}

const cards = (say: Sayings, from: Names, texts: CardTexts): readonly Entry[] =>
  roleIds.map((id) => {
    const { camps, condition, always, rulings } = roles[id];
    const wishes = [condition?.group, condition?.own, always].filter((wish) => wish !== undefined);
    return {
      id,
      kind: 'role',
      name: texts.roles[id].name,
      line: texts.roles[id].help,
      facts: factsOf(roles[id], say, from),
      text: wishes.map((wish) => ({ says: `${texts.conditions[wish]}.` })),
      rulings,
      see: [...camps.map((camp) => `camp-${camp}`), ...wishes.map((wish) => `condition-${wish}`)],
    };
  });

/** The nights on which some action of a card is called. */
function nightsOf({ actions, cards }: AnyPower, card: string, say: Sayings, from: Names): string {
  if (actions === undefined) return say.anyTime;
  const own = new Set<Weekday>(actions.flatMap((action) => action.nights ?? cards[card] ?? []));
  const called = weekdays.filter((day) => own.has(day));
  return called.length === 6 ? say.everyNight : called.map((day) => from.weekdays[day]).join(', ');
}

const crafts = (say: Sayings, from: Names, texts: CardTexts): readonly Entry[] =>
  powerIds.flatMap((power) => {
    const { cards, asks }: PowerWords = texts.powers[power];
    const [line = '', ...more] = Object.values(asks).map(({ help }) => help);
    return Object.entries(cards).map(([id, name]) => ({
      id: `speciality-${id}`,
      kind: 'speciality',
      name,
      line,
      facts: [[say.facts.nights, nightsOf(powers[power], id, say, from)]],
      text: more.map((says) => ({ says })),
      rulings: powers[power].rulings,
      see: Object.keys(cards)
        .filter((other) => other !== id)
        .map((other) => `speciality-${other}`),
    }));
  });

const offices = (texts: CivicTexts): readonly Entry[] =>
  officeIds.map((id) => ({
    id: `office-${id}`,
    kind: 'office',
    name: texts.offices[id].name,
    line: texts.offices[id].help,
    facts: [],
    text: [],
    rulings: posts[id].rulings,
    see: [],
  }));

const conditions = (texts: CardTexts): readonly Entry[] =>
  conditionIds.map((id) => {
    const [name = '', wish = ''] = texts.conditions[id].split(/\s?: /);
    return {
      id: `condition-${id}`,
      kind: 'condition',
      name,
      line: `${capital(wish)}.`,
      facts: [],
      text: [],
      rulings: wishes[id].rulings,
      see: roleIds.filter((role) => {
        const { condition, always } = roles[role];
        return [condition?.group, condition?.own, always].includes(id);
      }),
      also: [wishes[id].rule],
    };
  });

/** The page of each ruling, with the pages it belongs on. */
const rulings = (say: Sayings, entries: readonly Entry[]): readonly Entry[] =>
  Object.entries(say.rulings).map(([id, says]) => {
    const touched = entries.filter((entry) => entry.rulings.includes(id));
    return aboutRuling(
      id,
      says,
      touched.map((entry) => entry.id),
    );
  });

function almanacOf(say: Sayings, { names, cards: texts, civic }: Folder): Almanac {
  const entries = [
    ...pages(say),
    ...camps(say, names),
    ...cards(say, names, texts),
    ...crafts(say, names, texts),
    ...offices(civic),
    ...conditions(texts),
  ];
  return {
    kinds: kinds.map((id) => ({ id, name: say.kinds[id] })),
    entries: [...entries, ...rulings(say, entries)],
  };
}

const sayings: ByLang<Sayings> = { fr, en };

/** The rules of Quinte-Bourg, to be read and searched. */
export const almanac: ByLang<Almanac> = byLang((lang) => almanacOf(sayings[lang], folders[lang]));
