import { aboutRuling, at, type ByLang, byLang } from '@veillee/kernel';
import { charactersFor, fewest, most } from '../box.ts';
import { areTwins, type CharacterId, campOf, characterIds, numberOf } from '../ids.ts';
import { type MutationId, mutationIds, mutationOf, mutationsFor, stakeIds } from '../mutations/index.ts';
import { type RulingId, rulingIds, type SectionId, sectionIds } from '../rules.ts';
import { words } from '../text/index.ts';
import type { Words } from '../text/words.ts';
import { type Almanac, type Entry, kinds } from './sayings.ts';
import { rulingsOf, touches } from './touches.ts';

const ruleIn = ({ rules }: Words, id: SectionId | RulingId): string => rules[`rule.${id}`];

/** The sizes of table for which something is in the box's share of them. */
function tables(uses: (seats: number) => boolean, { almanac }: Words): string {
  const seats = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i).filter(uses);
  return almanac.to(at(seats, 0), at(seats, seats.length - 1));
}

function aboutMutation(id: MutationId, words: Words): Entry {
  const { facts } = words.almanac;
  const { name, help } = words.mutations[id];
  const cards = (seats: number): readonly number[] =>
    mutationsFor(seats).filter((card) => mutationOf(card) === id);
  return {
    id,
    kind: 'mutation',
    name,
    line: help,
    facts: [
      [facts.cards, cards(most).join(', ')],
      [facts.players, tables((seats) => cards(seats).length > 0, words)],
    ],
    text: [{ says: help }, { says: ruleIn(words, 'mutations') }],
    rulings: rulingsOf(id),
    see: ['mutations'],
  };
}

function aboutCharacter(id: CharacterId, words: Words): Entry {
  const { almanac: say, names } = words;
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
      [say.facts.players, tables((seats) => charactersFor(seats).includes(id), words)],
    ],
    text: [{ says: say.worth }],
    rulings: rulingsOf(id),
    see: ['points', 'twins', ...stakeIds, ...twins],
  };
}

function aboutSection(id: SectionId, words: Words): Entry {
  const says = ruleIn(words, id);
  return {
    id,
    kind: 'page',
    name: words.almanac.sections[id],
    line: says,
    facts: [],
    text: [{ says }],
    rulings: rulingsOf(id),
    see: id === 'mutations' ? mutationIds : [],
  };
}

/** The parts that tell how a game goes, in that order. */
const course: readonly SectionId[] = [
  'setup',
  'turn',
  'revelation',
  'trial',
  'dead',
  'mutations',
  'end',
  'claim',
  'points',
  'talk',
];

function howItGoes(words: Words): Entry {
  const { almanac: say } = words;
  const idea = ruleIn(words, 'idea');
  return {
    id: 'how',
    kind: 'page',
    name: say.how,
    line: idea,
    facts: [[say.facts.players, say.to(fewest, most)]],
    text: [{ says: idea }, ...course.map((id) => ({ title: say.sections[id], says: ruleIn(words, id) }))],
    rulings: [],
    see: sectionIds,
  };
}

function almanacOf(words: Words): Almanac {
  return {
    kinds: kinds.map((id) => ({ id, name: words.almanac.kinds[id] })),
    entries: [
      howItGoes(words),
      ...sectionIds.map((id) => aboutSection(id, words)),
      ...mutationIds.map((id) => aboutMutation(id, words)),
      ...characterIds.map((id) => aboutCharacter(id, words)),
      ...rulingIds.map((id) => aboutRuling(id, ruleIn(words, id), touches(id))),
    ],
  };
}

/** The rules of Blood of the Werewolf, to be read and searched. */
export const almanac: ByLang<Almanac> = byLang((lang) => almanacOf(words[lang]));
export { rulingIds } from '../rules.ts';
export { touches } from './touches.ts';
