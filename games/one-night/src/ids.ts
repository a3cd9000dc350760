/** The names of things that have no file of their own; characters, marks and artefacts are named where they are listed. */

export const boxIds = ['vampire', 'werewolf', 'daybreak', 'bonus'] as const;
export type BoxId = (typeof boxIds)[number];

/** The teams that win or lose together; a solo character is a team of its own. */
export const teamIds = ['village', 'vampire', 'werewolf'] as const;
export type TeamId = (typeof teamIds)[number];

/** The two sorts of monster (G10). */
export type Kind = 'vampire' | 'werewolf';

/** What a ghost hunter may turn into (R41). */
export const turnedIds = ['werewolf', 'vampire', 'tanner'] as const;
export type TurnedId = (typeof turnedIds)[number];
