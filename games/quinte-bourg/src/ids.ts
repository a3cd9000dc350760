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

export const roleIds = [
  'sheherazade',
  'prophet',
  'seth',
  'fennec',
  'mouse',
  'minus',
  'cortex',
  'reptilian',
  'alpha',
  'black',
  'red',
  'martyr',
  'orpheus',
  'siren',
  'villager',
  'greedy',
  'holmes',
  'monk',
  'poirot',
  'pach',
  'rappaz',
  'sesiano',
] as const;
export type RoleId = (typeof roleIds)[number];

export const specialityIds = [
  'engineer',
  'inventor',
  'scientist',
  'scholar',
  'tinkerer',
  'technophile',
  'ferreter',
  'indiscreet',
  'reporter',
  'journalist',
  'voyeur',
  'curious',
  'dogTrainer',
  'bearTrainer',
  'raptorTrainer',
  'thief',
  'brigand',
  'burglar',
  'assassin',
  'murderer',
  'killer',
  'sandman',
  'psychopath',
  'madman',
  'laura',
  'artist',
  'eris',
  'freyja',
] as const;
export type SpecialityId = (typeof specialityIds)[number];

export const conditionIds = [
  'greedy',
  'detectives',
  'mathematicians',
  'musicLover',
  'pentaphile',
  'showman',
  'matcher',
  'fiftyEighter',
  'romantic',
] as const;
export type ConditionId = (typeof conditionIds)[number];

export const mandatoryIds = ['president', 'prosecutor', 'notary', 'senator'] as const;
export const optionalIds = ['priest', 'randy', 'armish', 'mirko', 'mirka', 'executioner'] as const;
export const officeIds = ['scrutineer', 'chief', ...mandatoryIds, ...optionalIds] as const;
export type MandatoryId = (typeof mandatoryIds)[number];
export type OptionalId = (typeof optionalIds)[number];
export type OfficeId = (typeof officeIds)[number];

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

export const traitIds = [
  'young',
  'note',
  'ticket',
  'licence',
  'socks',
  'whiteSocks',
  'plainTop',
  'calves',
  'sleeves',
  'tiedHair',
  'watch',
  'swiss',
] as const;
export type TraitId = (typeof traitIds)[number];

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

/** The calls of the night, in order (§7); the Chief's decides a tie of the ghosts. */
export const lineIds = [
  'ghosts',
  'chief',
  'reptilians',
  'lovers',
  'sandman',
  'snoopers',
  'thief',
  'abductor',
  'pairing',
  'offices',
  'musicians',
  'meeting',
  'laura',
  'animal',
  'attack',
  'engineers',
  'dream',
] as const;
export type LineId = (typeof lineIds)[number];

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

export const isOneOf = <T extends string>(ids: readonly T[], value: unknown): value is T =>
  (ids as readonly unknown[]).includes(value);
