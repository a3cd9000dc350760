/** The names of everything, in the order the rules give them. */

/** From the strongest down: the first of a player's camps decides their camp victory (§3). */
export const campIds = [
  'lovers',
  'idealists',
  'seths',
  'mice',
  'reptilians',
  'martyrs',
  'musicians',
  'villagers',
] as const;
export type CampId = (typeof campIds)[number];

export type { ConditionId } from './conditions.ts';
export type { RoleId } from './roles/index.ts';
export type { SpecialityId } from './specialities/index.ts';

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

export const signIds = [
  ...(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const),
  'yes',
  'no',
  'shrug',
  'wave',
  'heart',
  'silence',
] as const;
export type SignId = (typeof signIds)[number];

export const dreamIds = ['reptilians', 'seth', 'lovers', 'mice', 'musicians', 'spirits', 'free'] as const;
export type DreamId = (typeof dreamIds)[number];

export const openingIds = [
  'conditions',
  'detectives',
  'mathematicians',
  'turned',
  'seths',
  'mice',
  'reptilians',
  'lovers',
  'romantic',
] as const;
export type OpeningId = (typeof openingIds)[number];

/** What a camp card makes of its holder, whatever camps they join later. */
export const markIds = ['seth', 'leadsPack', 'leadsMice', 'stopsWhenConverted'] as const;
export type MarkId = (typeof markIds)[number];

/** How a victim of an invocation or a session met their end. */
export type Cause = 'killing' | 'attack' | 'grief' | 'execution' | 'conversion' | 'shame' | 'correction';
