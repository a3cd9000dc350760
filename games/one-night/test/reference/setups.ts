import { type Rng, shuffled } from '@veillee/kernel';
import { deckOf, type RoleId, roleIds, roles, scenarioIds, scenarios } from '../../src/index.ts';

/** A random table: its players and what they agreed on. */
export interface Agreed {
  readonly seats: number;
  readonly options: { readonly [option: string]: unknown };
}

const inBox = (box: string): readonly RoleId[] => roleIds.filter((id) => roles[id].box === box);
const vampireBox = inBox('vampire');
const baseBox = inBox('werewolf');
const daybreakBox = inBox('daybreak');
/** Everybody's own, and those of the rule page. */
export const allExtras = inBox('bonus');
export const knownExtras: readonly RoleId[] = ['cursed', 'squire'];
/** The cards there are of each (R80). */
const copies: { readonly [role: string]: number } = { werewolf: 3, villager: 3, mason: 2 };

const oneOf = <T>(things: readonly T[], rng: Rng): T => things[rng.below(things.length)] as T;
const seatsFrom = (min: number, max: number, rng: Rng): number => min + rng.below(max - min + 1);

/** Some are printed scenarios, the others freely chosen decks of every mixture. */
export function randomTable(rng: Rng, extras = allExtras): Agreed {
  const gremlinSelf = rng.below(4) === 0;
  if (rng.below(5) < 2) {
    const scenario = oneOf(scenarioIds, rng);
    const { min, max } = scenarios[scenario];
    return { seats: seatsFrom(min, max, rng), options: { scenario, gremlinSelf } };
  }
  // Small tables more often than not: there, what may be chosen runs out.
  const seats = rng.below(5) < 3 ? seatsFrom(3, 5, rng) : seatsFrom(6, 10, rng);
  const deck = randomDeck(seats, rng, extras);
  return { seats, options: { deck, gremlinSelf, extras: deck.some((id) => extras.includes(id)) } };
}

/** What must be in a deck, where it is to show something; the rest comes by chance. */
const themes: readonly (readonly RoleId[])[] = [
  [],
  ['doppelganger'],
  ['doppelganger', 'sentinel', 'revealer', 'curator'],
  ['doppelganger', 'alpha-wolf', 'mystic-wolf', 'aura-seer'],
  ['alpha-wolf', 'dream-wolf', 'count'],
  ['squire', 'minion'],
  ['copycat', 'vampire', 'count'],
  ['sentinel', 'village-idiot', 'robber'],
  ['assassin', 'apprentice-assassin', 'copycat'],
  ['renfield', 'cupid', 'priest'],
];

function randomDeck(seats: number, rng: Rng, extras: readonly RoleId[]): RoleId[] {
  const theme = oneOf(themes, rng);
  const marks = !theme.includes('doppelganger') && rng.below(3) > 0;
  const bonus = rng.below(3) === 0 ? extras : [];
  const boxes = [...(marks ? vampireBox : []), ...baseBox, ...daybreakBox, ...bonus];
  const deck = theme.slice(0, seats + 3);
  for (const id of shuffled(boxes, rng)) {
    if (deck.includes(id) || (id === 'doppelganger' && holdsVampires([...deck, ...vampireBoxIf(marks)])))
      continue;
    const count = id === 'mason' ? 2 : 1 + rng.below(copies[id] ?? 1);
    if (deck.length + count > seats + 3) continue;
    for (let i = 0; i < count; i += 1) deck.push(id);
  }
  return shuffled(deck, rng);
}

const holdsVampires = (deck: readonly RoleId[]): boolean => deck.some((id) => vampireBox.includes(id));
const vampireBoxIf = (marks: boolean): readonly RoleId[] => (marks ? vampireBox : []);

/** A random deal of it, for those who want one spelt out. */
export function randomDeal({ seats, options }: Agreed, rng: Rng): { readonly cards: readonly RoleId[] } {
  const { scenario, deck } = options as { scenario?: (typeof scenarioIds)[number]; deck?: readonly RoleId[] };
  const cards = scenario === undefined ? deck : deckOf(scenario, seats);
  return { cards: shuffled(cards ?? shuffled(vampireBox, rng).slice(0, seats + 3), rng) };
}

export const randomSeed = (rng: Rng): string =>
  Array.from({ length: 16 }, () => rng.below(0x10000).toString(16).padStart(4, '0')).join('');
