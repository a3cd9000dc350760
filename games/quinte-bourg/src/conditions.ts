import type { InOurs } from '@veillee/gamekit';
import { keysOf, type Params } from '@veillee/kernel';
import type { RulingId } from './almanac/rulings.ts';
import type { CampId } from './ids.ts';
import { officesWantedBy } from './offices/powers.ts';
import { campRules, campWins, threeOf } from './verdict/camps.ts';
import { alive, type Final, isReptile, type Progress, progress } from './verdict/final.ts';

/** A personal condition of victory, for one who has it (§3). */
export interface Condition {
  /** Its name, a colon, and what it asks for. */
  readonly words: InOurs<string>;
  /** What a verdict cites. */
  readonly rule: string;
  readonly rulings: readonly RulingId[];
  /** Only read once the village has stopped (§4). */
  readonly atStop?: true;
  /** Who meets it wins, and nobody else at all. */
  readonly alone?: true;
  /** All who have it meet it together. */
  readonly group?: true;
  /** Whoever has it parts with no coin. */
  readonly hoards?: true;
  holds(final: Final, seat: number): boolean;
  /** How near it is. */
  nears(final: Final, seat: number): Progress;
}

const coinsOf = (final: Final): number => final.players.reduce((sum, { coins }) => sum + coins, 0);

/** Met or not, by a number that is read at the stop. */
const atLast = (holds: boolean, key: string, params: Params): Progress =>
  progress(holds ? 1 : 0, 1, key, params);
/** Wins with a camp. */
const withCamp = (camp: CampId): Pick<Condition, 'holds' | 'nears'> => ({
  holds: (final) => campWins(final, camp),
  nears(final) {
    const { done, wanted } = campRules[camp].nears(final);
    return { done, wanted, words: { key: 'goal.with', params: { camp } } };
  },
});

/** Owns every coin of the game, alive (Q40). */
const greedy: Condition = {
  words: { fr: 'Cupide : posséder toutes les pièces du jeu', en: 'Greedy: own every coin of the game' },
  rule: 'Q40',
  rulings: ['Q40'],
  alone: true,
  hoards: true,
  holds: (final, seat) => {
    const total = coinsOf(final);
    const owner = final.players[seat];
    return total >= 1 && owner?.alive === true && owner.coins === total;
  },
  nears: (final, seat) => progress(final.players[seat]?.coins ?? 0, coinsOf(final), 'goal.coins'),
};

/** Members hold three offices among those that want them (§3). */
const group = (id: 'detectives' | 'mathematicians'): Pick<Condition, 'group' | 'holds' | 'nears'> => ({
  group: true,
  ...threeOf(officesWantedBy(id), ({ conditions }) => conditions.includes(id)),
});

/** Three offices among theirs (§3). */
const detectives: Condition = {
  words: {
    fr: 'Détectives : qu’ils tiennent ensemble trois des postes de Président, Procureur, Chef de la milice et Sénateur',
    en: 'Detectives: between them, hold three offices among President, Prosecutor, Senator and Chief of the militia',
  },
  rule: '3-detectives',
  rulings: [],
  ...group('detectives'),
};

/** Three offices among theirs (§3). */
const mathematicians: Condition = {
  words: {
    fr: 'Mathématiciens : qu’ils tiennent ensemble trois des postes de Notaire, Procureur, Chef de la milice et Sénateur',
    en: 'Mathematicians: between them, hold three offices among Notary, Prosecutor, Senator and Chief of the militia',
  },
  rule: '3-mathematicians',
  rulings: [],
  ...group('mathematicians'),
};

/** Wins with the Musicians (§3). */
const musicLover: Condition = {
  words: { fr: 'Mélomane : que les Musiciens gagnent', en: 'Music lover: the Musicians win' },
  rule: '3-music-lover',
  rulings: ['Q39', 'Q82'],
  atStop: true,
  ...withCamp('musicians'),
};

/** A multiple of 5 alive at the stop (§3). */
const pentaphile: Condition = {
  words: {
    fr: 'Pentaphile : finir avec un nombre de vivants multiple de 5',
    en: 'Pentaphile: end with a multiple of 5 alive',
  },
  rule: '3-pentaphile',
  rulings: [],
  atStop: true,
  holds: (final) => alive(final) % 5 === 0,
  nears: (final) => atLast(alive(final) % 5 === 0, 'goal.multiple', { alive: alive(final) }),
};

/** Brought off the show (§3). */
const showman: Condition = {
  words: { fr: 'Showman : réussir son show', en: 'Showman: bring off the show' },
  rule: '3-showman',
  rulings: ['Q7', 'Q8', 'Q42'],
  holds: (final, seat) => final.showWon === seat,
  nears: ({ showWon }, seat) => atLast(showWon === seat, 'goal.show', {}),
};

const reptilesAlive = (final: Final): number =>
  final.players.filter((player) => player.alive && isReptile(player)).length;

/** As many Reptilians as others alive at the stop (§3). */
const matcher: Condition = {
  words: {
    fr: 'Perfect-Matcheur : finir avec autant de Reptiliens que de non-Reptiliens en vie',
    en: 'Perfect matcher: end with as many Reptilians as non-Reptilians alive',
  },
  rule: '3-perfect-matcher',
  rulings: [],
  atStop: true,
  holds: (final) => 2 * reptilesAlive(final) === alive(final),
  nears(final) {
    const reptilians = reptilesAlive(final);
    const others = alive(final) - reptilians;
    return atLast(reptilians === others, 'goal.level', { reptilians, others });
  },
};

/** Exactly 5 or 8 alive at the stop (§3). */
const fiftyEighter: Condition = {
  words: {
    fr: '58-ard : finir avec exactement 5 ou 8 vivants',
    en: '58-er: end with exactly 5 or 8 alive',
  },
  rule: '3-58-er',
  rulings: [],
  atStop: true,
  holds: (final) => alive(final) === 5 || alive(final) === 8,
  nears(final) {
    const left = alive(final);
    return atLast(left === 5 || left === 8, 'goal.fiveOrEight', { alive: left });
  },
};

/** Wins with the Lovers (§3). */
const romantic: Condition = {
  words: { fr: 'Romantique : que les Amoureux gagnent', en: 'Romantic: the Lovers win' },
  rule: '3-romantic',
  rulings: ['Q26', 'Q82'],
  atStop: true,
  ...withCamp('lovers'),
};

/** Every personal condition. */
export const conditions = {
  greedy,
  detectives,
  mathematicians,
  musicLover,
  pentaphile,
  showman,
  matcher,
  fiftyEighter,
  romantic,
};

export type ConditionId = keyof typeof conditions;
export const conditionIds: readonly ConditionId[] = keysOf(conditions);
