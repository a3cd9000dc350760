import type { FactKey } from '../text/fr/facts.ts';

/** The parts of a paper that somebody writes. */
export const deskIds = [
  'news',
  'camera',
  'dream',
  'hands',
  'court',
  'law',
  'chairs',
  'carnet',
  'stage',
  'errata',
] as const;
export type DeskId = (typeof deskIds)[number];

/**
 * tally: counted, and printed as figures. unsaid: told to all and left out on purpose, for it only says what is called
 * or who strolls where. private: never told to all, so that no paper can have it.
 */
type Treatment = DeskId | 'tally' | 'unsaid' | 'private';

/** Who writes about what: everything that the village tells, and what cards, offices, laws and the kernel tell to all. */
export const desks = {
  'village.opened': 'news',
  'you.wereDealt': 'private',
  'opening.called': 'unsaid',
  'you.conditions': 'private',
  'detectives.met': 'private',
  'mathematicians.met': 'private',
  'you.turned': 'private',
  'seths.met': 'private',
  'mice.met': 'private',
  'mice.lead': 'private',
  'reptilians.met': 'private',
  'reptilians.alpha': 'private',
  'lovers.touched': 'private',
  'lovers.seenBy': 'private',
  'romantic.saw': 'private',

  'night.fell': 'unsaid',
  'line.called': 'unsaid',
  'line.cards': 'unsaid',
  'night.dawned': 'unsaid',
  'sleep.fell': 'private',
  'lovers.chose': 'private',
  'lovers.meet': 'private',
  'you.sawRole': 'private',
  'you.joined': 'private',
  'you.restored': 'private',
  'dream.seen': 'dream',
  'dream.silent': 'dream',

  'purse.left': 'private',
  'purse.leftTo': 'private',
  'purse.entered': 'private',
  'purse.enteredFrom': 'private',
  'purse.moved': 'news',
  'purse.corrected': 'private',

  'invocation.by': 'news',
  'invocation.unseen': 'news',
  'resurrection.done': 'news',
  'conversion.radiant': 'news',
  'adored.named': 'news',
  'caricature.hung': 'news',
  'enquiry.opened': 'news',

  'morning.came': 'unsaid',
  'camera.saw': 'camera',
  'office.given': 'chairs',
  'office.moved': 'chairs',
  'office.resigned': 'chairs',
  'office.vacated': 'chairs',
  'office.applied': 'chairs',
  'office.scrutineer': 'chairs',
  'offices.withdrawn': 'chairs',
  'offices.pranked': 'chairs',
  'morning.quiet': 'news',
  'death.night': 'news',
  'death.undone': 'news',
  'death.killing': 'news',
  'death.attack': 'news',
  'death.grief': 'news',
  'death.execution': 'court',
  'death.conversion': 'news',
  'death.shame': 'news',
  'death.correction': 'news',
  'dead.showedRole': 'news',
  'dead.showedSpeciality': 'news',
  'dead.ghost': 'news',
  'dead.spirit': 'news',
  'dead.legacy': 'news',
  'legacy.left': 'news',
  'widow.saw': 'private',
  'house.moved': 'carnet',
  'sculpture.moved': 'carnet',
  'charmed.raised': 'hands',
  'charmed.none': 'hands',

  'session.opened': 'court',
  'law.proposed': 'law',
  'law.accepted': 'law',
  'law.refused': 'law',
  'debate.opened': 'unsaid',
  'trait.declared': 'law',
  'vote.opened': 'unsaid',
  'vote.named': 'tally',
  'vote.ranked': 'unsaid',
  'vote.blank': 'tally',
  'vote.abstained': 'unsaid',
  'vote.nobody': 'court',
  'vote.tied': 'court',
  'vote.cancelled': 'court',
  'sentence.passed': 'court',
  'sentence.pardoned': 'court',
  'sentenced.spoke': 'court',
  'purge.accused': 'court',
  'purge.condemned': 'court',
  'purge.spared': 'court',
  'wedding.proposed': 'carnet',
  'wedding.failed': 'carnet',
  'wedding.held': 'carnet',
  'wedding.forced': 'carnet',
  'wedding.settled': 'carnet',
  'show.began': 'stage',
  'show.stated': 'stage',
  'show.ok': 'stage',
  'show.error': 'stage',
  'show.gross': 'stage',
  'show.shamed': 'stage',
  'show.passed': 'stage',
  'show.triumphed': 'stage',
  'sunday.came': 'news',
  'sunday.joined': 'unsaid',
  'sunday.left': 'unsaid',
  'game.stopped': 'news',

  'master.changed': 'errata',
  'master.corrected': 'errata',
  'match.undone': 'errata',
} as const satisfies { readonly [key in FactKey]: Treatment } & { readonly [key: string]: Treatment };

type Desks = typeof desks;
/** The facts that are written about. */
export type Reported = { [key in keyof Desks]: Desks[key] extends DeskId ? key : never }[keyof Desks];

const isDesk = (treatment: Treatment): treatment is DeskId => deskIds.some((id) => id === treatment);
const treatments: { readonly [key: string]: Treatment } = desks;

/** How a fact is treated; undefined: no desk knows it, and it is printed as it was told. */
export const treatmentOf = (key: string): Treatment | undefined =>
  Object.hasOwn(treatments, key) ? treatments[key] : undefined;

/** Whose it is to write about a fact; undefined: nobody's. What no desk knows is news. */
export function deskOf(key: string): DeskId | undefined {
  const treatment = treatmentOf(key) ?? 'news';
  return isDesk(treatment) ? treatment : undefined;
}

export const isReported = (key: string): key is Reported =>
  treatmentOf(key) !== undefined && deskOf(key) !== undefined;
