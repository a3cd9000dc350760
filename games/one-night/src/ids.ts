/** The names of things, as const tuples; every union type of the game comes from here. */

export const roleIds = [
  'copycat',
  'vampire',
  'master',
  'count',
  'renfield',
  'diseased',
  'cupid',
  'instigator',
  'priest',
  'assassin',
  'apprentice-assassin',
  'thing',
  'marksman',
  'pickpocket',
  'gremlin',
  'doppelganger',
  'werewolf',
  'minion',
  'mason',
  'seer',
  'robber',
  'troublemaker',
  'drunk',
  'insomniac',
  'villager',
  'hunter',
  'tanner',
  'sentinel',
  'alpha-wolf',
  'mystic-wolf',
  'dream-wolf',
  'apprentice-seer',
  'paranormal-investigator',
  'witch',
  'village-idiot',
  'aura-seer',
  'revealer',
  'curator',
  'bodyguard',
  'prince',
  'cursed',
  'squire',
] as const;
export type RoleId = (typeof roleIds)[number];

export const markIds = [
  'clarity',
  'vampire',
  'fear',
  'bat',
  'plague',
  'love',
  'traitor',
  'assassin',
] as const;
export type MarkId = (typeof markIds)[number];

export const artefactIds = ['claw', 'brand', 'cudgel', 'void', 'mask', 'shroud'] as const;
export type ArtefactId = (typeof artefactIds)[number];

export const boxIds = ['vampire', 'werewolf', 'daybreak', 'bonus'] as const;
export type BoxId = (typeof boxIds)[number];

/** The teams that win or lose together; a solo character is a team of its own. */
export const teamIds = ['village', 'vampire', 'werewolf'] as const;
export type TeamId = (typeof teamIds)[number];
export type SoloId = 'tanner' | 'assassin' | 'apprentice-assassin';

/** The two sorts of monster (G10). */
export type Kind = 'vampire' | 'werewolf';

/** What a ghost hunter may turn into (R41). */
export const turnedIds = ['werewolf', 'vampire', 'tanner'] as const;
export type TurnedId = (typeof turnedIds)[number];
