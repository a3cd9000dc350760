import { isOneOf } from '@veillee/kernel';

/** The names of things, as const tuples; those of mutations come from their definitions. */

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
export const isCharacter = (id: unknown): id is CharacterId => isOneOf(characterIds, id);

/** The two confidential tokens; each keeps the card it lies on for the whole game. */
export const tokenIds = ['token-1', 'token-2'] as const;
export type TokenId = (typeof tokenIds)[number];
/** Something for each token. */
export const byToken = <T>(make: (id: TokenId) => T): { readonly [id in TokenId]: T } => ({
  'token-1': make('token-1'),
  'token-2': make('token-2'),
});

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
