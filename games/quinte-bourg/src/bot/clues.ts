import type { Phrase } from '@veillee/kernel';
import { cards } from '../cards.ts';
import { type OfficeId, officeIds, offices } from '../offices/index.ts';
import { roles } from '../roles/index.ts';
import { sayings } from '../text/fr/talk.ts';
import { type Clue, type Clues, type ForBots, isPack, sawCard, surely, tells } from './clue.ts';
import { sparing } from './session.ts';

/** What the village itself tells of people; what cards and offices tell stands with them. */
const ofVillage: Clues = {
  'reptilians.met': {
    of: 'players',
    likely: surely(isPack),
    // Some join later.
    ofOthers: (kind) => (isPack(kind) ? 0.001 : 1),
  },
  'seths.met': { of: 'players', likely: surely(({ camps }) => camps.includes('seths')) },
  'mice.met': {
    of: 'players',
    likely: surely(({ camps }) => camps.includes('mice')),
    ofOthers: ({ camps }) => (camps.includes('mice') ? 0.001 : 1),
  },
  'you.sawRole': sawCard,
  'widow.saw': sawCard,
  'dead.showedRole': { of: 'player', likely: sawCard.likely },
  // Whoever has nothing to hide shows the camp card.
  'dead.showedSpeciality': { of: 'player', likely: tells(0.7, 0.4) },
  // The pack spares its own; others kill, too.
  'law.proposed': {
    of: 'player',
    likely: (kind, { law }) => (sparing(law) === 1 && !isPack(kind) ? 0.5 : 1),
  },
  'death.night': { of: 'player', likely: tells(0.2, 1) },
  'invocation.by': {
    of: 'player',
    likely: ({ roles: ids }, { kind }) =>
      ids.some((id) => roles[id].invocation?.kind === kind) ? 1 : cards.some(isPowerOf(kind)) ? 0.4 : 0.01,
  },
};

/** Anybody may have a power, whatever their camp. */
const isPowerOf =
  (kind: unknown) =>
  (card: (typeof cards)[number]): boolean =>
    !('camps' in card) && card.invocation?.kind === kind;

/** What is only said, and was told to nobody. */
const opinions: readonly Clue[] = [
  // Most of it goes back to what all know.
  { of: 'player', likely: tells(0.5, 0.45), said: 'suspect' },
  { of: 'player', likely: tells(0.45, 0.5), said: 'trust' },
];

const ofOffices: { readonly [id in OfficeId]: ForBots } = offices;
const all = new Map<string, Clue>(
  [
    ofVillage,
    ...cards.map(({ clues = {} }) => clues),
    ...officeIds.map((id) => ofOffices[id].clues ?? {}),
  ].flatMap((clues) => Object.entries(clues)),
);

export const clueOf = (fact: string): Clue | undefined => all.get(fact);

/** What a saying passes on. */
export const clueSaid = (phrase: Phrase): Clue | undefined =>
  [...opinions, ...all.values()].find(({ said }) => said !== undefined && sayings.isOf(phrase, said));
