import { aboutRuling, type Lang } from '@veillee/kernel';
import { charactersFor, fewest, most, mutationsFor } from '../box.ts';
import {
  areTwins,
  type CharacterId,
  campOf,
  characterIds,
  type MutationId,
  mutationIds,
  mutationOf,
  numberOf,
} from '../ids.ts';
import { names as namesEn } from '../text/en/names.ts';
import { rules as rulesEn } from '../text/en/rules.ts';
import { type NameKey, names as namesFr } from '../text/fr/names.ts';
import { rules as rulesFr } from '../text/fr/rules.ts';
import { type RuleId, ruleIds } from '../text/rules.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { type Almanac, type Entry, kinds, type Sayings } from './sayings.ts';
import { rulingIds, rulingsOf, type SectionId, touches } from './touches.ts';

interface Book {
  readonly say: Sayings;
  readonly names: { readonly [key in NameKey]: string };
  rule(id: RuleId): string;
}

const sectionIds = ruleIds.filter(
  (id): id is SectionId =>
    !(rulingIds as readonly RuleId[]).includes(id) && !(mutationIds as readonly RuleId[]).includes(id),
);

/** The sizes of table for which something is in the box's share of them. */
function tables(uses: (seats: number) => boolean, { say }: Book): string {
  const seats = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i).filter(uses);
  return say.to(seats[0] as number, seats.at(-1) as number);
}

function aboutMutation(id: MutationId, book: Book): Entry {
  const { say, names, rule } = book;
  const cards = mutationsFor(most).filter((card) => mutationOf(card) === id);
  const name = names[`mutation.${id}`];
  const says = rule(id)
    .slice(name.length)
    .replace(/^\.?\s*/, '');
  return {
    id,
    kind: 'mutation',
    name,
    line: says,
    facts: [
      [say.facts.cards, cards.join(', ')],
      [
        say.facts.players,
        tables((seats) => mutationsFor(seats).some((card) => mutationOf(card) === id), book),
      ],
    ],
    text: [{ says }, { says: rule('mutations') }],
    rulings: rulingsOf(id),
    see: ['mutations'],
  };
}

function aboutCharacter(id: CharacterId, book: Book): Entry {
  const { say, names } = book;
  const camp = campOf(id);
  const called = (card: CharacterId): string => `${names[`card.${campOf(card)}`]} ${numberOf(card)}`;
  const twins = characterIds.filter((other) => areTwins(id, other));
  return {
    id,
    kind: 'character',
    name: called(id),
    line: say.character[camp],
    facts: [
      [say.facts.camp, names[`card.${camp}`]],
      [say.facts.number, String(numberOf(id))],
      [say.facts.twin, twins.map(called).join()],
      [say.facts.players, tables((seats) => charactersFor(seats).includes(id), book)],
    ],
    text: [{ says: say.worth }],
    rulings: rulingsOf(id),
    see: ['points', 'twins', 'betray', ...twins],
  };
}

function aboutSection(id: SectionId, { say, rule }: Book): Entry {
  const says = rule(id);
  return {
    id,
    kind: 'page',
    name: say.sections[id],
    line: says,
    facts: [],
    text: [{ says }],
    rulings: rulingsOf(id),
    see: id === 'mutations' ? mutationIds : [],
  };
}

const course = ['setup', 'turn', 'revelation', 'trial', 'dead', 'mutations', 'end', 'claim'] as const;

function howItGoes(book: Book): Entry {
  const { say, rule } = book;
  return {
    id: 'how',
    kind: 'page',
    name: say.how,
    line: rule('idea'),
    facts: [[say.facts.players, say.to(fewest, most)]],
    text: [
      { says: rule('idea') },
      ...[...course, 'points', 'talk'].map((id) => ({
        title: say.sections[id as SectionId],
        says: rule(id as SectionId),
      })),
    ],
    rulings: [],
    see: sectionIds,
  };
}

function almanacOf(book: Book): Almanac {
  const { say, rule } = book;
  return {
    kinds: kinds.map((id) => ({ id, name: say.kinds[id] })),
    entries: [
      howItGoes(book),
      ...sectionIds.map((id) => aboutSection(id, book)),
      ...mutationIds.map((id) => aboutMutation(id, book)),
      ...characterIds.map((id) => aboutCharacter(id, book)),
      ...rulingIds.map((id) => aboutRuling(id, rule(id), touches[id])),
    ],
  };
}

/** The rules of Blood of the Werewolf, to be read and searched. */
export const almanac: { readonly [L in Lang]: Almanac } = {
  fr: almanacOf({ say: fr, names: namesFr, rule: (id) => String(rulesFr[`rule.${id}`]) }),
  en: almanacOf({ say: en, names: namesEn, rule: (id) => String(rulesEn[`rule.${id}`]) }),
};
export { rulingIds, touches } from './touches.ts';
