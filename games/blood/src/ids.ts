/** The names of things, as const tuples; every union type of the game comes from here. */

export const camps = ['human', 'werewolf'] as const;
export type Camp = (typeof camps)[number];

export const characterIds = [
  'human-1',
  'human-2',
  'human-3',
  'human-4',
  'human-5',
  'human-6',
  'werewolf-1',
  'werewolf-2',
  'werewolf-3',
  'werewolf-4',
  'werewolf-5',
  'werewolf-6',
] as const;
export type CharacterId = (typeof characterIds)[number];

/** In the order of their numbers, two cards of each (B1). */
export const mutationIds = ['full-moon', 'clue-to-revenge', 'supper', 'betray', 'attention'] as const;
export type MutationId = (typeof mutationIds)[number];

/** The two confidential tokens; each keeps the card it lies on for the whole game. */
export const tokenIds = ['token-1', 'token-2'] as const;
export type TokenId = (typeof tokenIds)[number];

/** The three readings of the end thresholds (B9). */
export const readings = ['survivors', 'deaths', 'strict'] as const;
export type Reading = (typeof readings)[number];

export const campOf = (card: CharacterId): Camp => (card.startsWith('human') ? 'human' : 'werewolf');
export const otherCamp = (camp: Camp): Camp => (camp === 'human' ? 'werewolf' : 'human');
export const numberOf = (card: CharacterId): number => Number(card[card.length - 1]);
export const areTwins = (a: CharacterId, b: CharacterId): boolean => a !== b && numberOf(a) === numberOf(b);

/** What a claim says of the survivors. */
export const areOneCamp = (cards: readonly CharacterId[]): boolean => new Set(cards.map(campOf)).size <= 1;
/** What Betray asks of a character and the others alive: strictly smaller than each. */
export const isBelow = (card: CharacterId, others: readonly CharacterId[]): boolean =>
  others.every((other) => numberOf(other) > numberOf(card));

/** What a mutation card numbered 1 to 10 is (B1). */
export const mutationOf = (card: number): MutationId => mutationIds[(card - 1) >> 1] as MutationId;
