import { isKeyOf, keysOf } from '@veillee/kernel';
import type { RoleId } from './roles/index.ts';
import type { RulingId } from './text/fr/rulings.ts';

export type DifficultyId = 'beginner' | 'medium' | 'hard' | 'extreme' | 'impossible';

/** The printed scenarios. `base` is the list for the fewest players; each further player adds the next of `more`. */
export interface Scenario {
  readonly difficulty: DifficultyId;
  readonly min: number;
  readonly max: number;
  /** Null: players + 3 drawn by chance from the Vampire box (Anarchie). */
  readonly base: readonly RoleId[] | null;
  readonly more: readonly RoleId[];
  /** The numbered rules that are about it alone or a few; the list itself is one for all (H). */
  readonly rulings?: readonly RulingId[];
}

export const scenarios = {
  'nuit-tombante': {
    difficulty: 'beginner',
    min: 3,
    max: 5,
    base: ['vampire', 'count', 'priest', 'marksman', 'pickpocket', 'gremlin'],
    more: ['copycat', 'thing'],
    rulings: ['F-4'],
  },
  'jour-d-election': {
    difficulty: 'medium',
    min: 3,
    max: 5,
    base: ['vampire', 'master', 'copycat', 'diseased', 'marksman', 'thing'],
    more: ['instigator', 'pickpocket'],
  },
  'marquons-les': {
    difficulty: 'medium',
    min: 6,
    max: 10,
    base: ['count', 'master', 'renfield', 'marksman', 'assassin', 'pickpocket', 'priest', 'cupid', 'gremlin'],
    more: ['copycat', 'apprentice-assassin', 'diseased', 'thing'],
  },
  'monstres-en-pagaille': {
    difficulty: 'hard',
    min: 4,
    max: 6,
    base: ['vampire', 'count', 'master', 'gremlin', 'thing', 'instigator', 'diseased'],
    more: ['marksman', 'renfield'],
  },
  anarchie: { difficulty: 'hard', min: 3, max: 10, base: null, more: [], rulings: ['F-6'] },
  'echanges-a-gogo': {
    difficulty: 'medium',
    min: 4,
    max: 7,
    base: ['vampire', 'count', 'gremlin', 'copycat', 'troublemaker', 'robber', 'insomniac'],
    more: ['pickpocket', 'drunk', 'hunter'],
  },
  'societes-secretes': {
    difficulty: 'hard',
    min: 6,
    max: 10,
    base: [
      'assassin',
      'apprentice-assassin',
      'cupid',
      'instigator',
      'werewolf',
      'werewolf',
      'minion',
      'mason',
      'mason',
    ],
    more: ['thing', 'marksman', 'seer', 'copycat'],
    rulings: ['F-3'],
  },
  'lune-de-sang': {
    difficulty: 'extreme',
    min: 5,
    max: 8,
    base: ['vampire', 'count', 'marksman', 'gremlin', 'werewolf', 'werewolf', 'robber', 'insomniac'],
    more: ['hunter', 'cupid', 'priest'],
  },
  'pour-le-roi': {
    difficulty: 'hard',
    min: 3,
    max: 6,
    base: ['vampire', 'master', 'assassin', 'priest', 'prince', 'bodyguard'],
    more: ['revealer', 'diseased', 'sentinel'],
  },
  'fete-d-halloween': {
    difficulty: 'medium',
    min: 7,
    max: 10,
    base: [
      'thing',
      'gremlin',
      'copycat',
      'marksman',
      'instigator',
      'alpha-wolf',
      'mystic-wolf',
      'paranormal-investigator',
      'witch',
      'aura-seer',
    ],
    more: ['cupid', 'diseased', 'dream-wolf'],
    rulings: ['F-1', 'F-3'],
  },
  'du-crepuscule-jusqu-a-l-aube': {
    difficulty: 'extreme',
    min: 6,
    max: 10,
    base: [
      'vampire',
      'master',
      'gremlin',
      'assassin',
      'pickpocket',
      'mystic-wolf',
      'werewolf',
      'sentinel',
      'apprentice-seer',
    ],
    more: ['priest', 'curator', 'dream-wolf', 'renfield'],
    rulings: ['F-2'],
  },
  'destins-croises': {
    difficulty: 'extreme',
    min: 4,
    max: 8,
    base: ['vampire', 'count', 'priest', 'mystic-wolf', 'apprentice-seer', 'werewolf', 'robber'],
    more: ['witch', 'troublemaker', 'cupid', 'marksman'],
  },
  'dernier-combat': {
    difficulty: 'impossible',
    min: 8,
    max: 10,
    base: [
      'master',
      'vampire',
      'renfield',
      'marksman',
      'alpha-wolf',
      'revealer',
      'village-idiot',
      'werewolf',
      'minion',
      'mason',
      'mason',
    ],
    more: ['instigator', 'aura-seer'],
    rulings: ['F-1'],
  },
} as const satisfies Record<string, Scenario>;

export type ScenarioId = keyof typeof scenarios;
export const isScenario = (id: unknown): id is ScenarioId => isKeyOf(scenarios, id);
export const scenarioIds: readonly ScenarioId[] = keysOf(scenarios);

/** The deck of a scenario for so many players, always the same list; null where chance draws it. */
export function deckOf(id: ScenarioId, players: number): readonly RoleId[] | null {
  const { base, more, min }: Scenario = scenarios[id];
  if (base === null) return null;
  const known = decks.get(id) ?? [];
  decks.set(id, known);
  const deck = known[players] ?? [...base, ...more.slice(0, players - min)];
  known[players] = deck;
  return deck;
}
const decks = new Map<ScenarioId, (readonly RoleId[])[]>();
