import type { ArtefactId } from '../artefacts/index.ts';
import { isFromVampireBox } from '../deck.ts';
import type { TurnedId } from '../ids.ts';
import { firstMark, type MarkId } from '../marks/index.ts';
import type { Role } from '../role.ts';
import { type RoleId, roleIds, roles } from '../roles/index.ts';
import type { Place } from './finalTable.ts';

/** A final table taken apart: what lies before players, and what that tells of the evening. */
export interface Paper {
  /** The cards before players, and those of them that were dealt to one. */
  readonly held: readonly RoleId[];
  readonly dealt: readonly RoleId[];
  /** Those dealt, by the character they were called as: a copier's is the one copied. */
  readonly acted: readonly RoleId[];
  /** How many began in the centre: as many that were dealt lie there now, unseen. */
  readonly fetched: number;
  /** All marks but Clarity. */
  readonly marks: readonly MarkId[];
  readonly artefacts: readonly ArtefactId[];
  /** What ghost hunters have become. */
  readonly turned: readonly { readonly player: number; readonly into: TurnedId }[];
  /** Whether a character of the Vampire box, or a mark, shows that it was in play. */
  readonly vampires: boolean;
  /** Whether a Doppelgänger may have done what another did, hers being a card before a player or in the centre now. */
  readonly doubled: boolean;
}

export function readPaper(players: readonly Place[]): Paper {
  const held: RoleId[] = [];
  const dealt: RoleId[] = [];
  const acted: RoleId[] = [];
  const marks: MarkId[] = [];
  const artefacts: ArtefactId[] = [];
  const turned: { player: number; into: TurnedId }[] = [];
  players.forEach((place, player) => {
    const { card, copied, mark, artefact, turned: into } = place;
    held.push(card);
    if (!place.fromCentre) {
      dealt.push(card);
      acted.push(copied !== null && copiers.has(card) ? copied : card);
    }
    if (mark !== firstMark) marks.push(mark);
    if (artefact !== null) artefacts.push(artefact);
    if (into !== null) turned.push({ player, into });
  });
  const fetched = held.length - dealt.length;
  const vampires = marks.length > 0 || held.some(isFromVampireBox) || acted.some(isFromVampireBox);
  const doubled = !vampires && (dealt.some(isDouble) || (fetched > 0 && !held.some(isDouble)));
  return { held, dealt, acted, fetched, marks, artefacts, turned, vampires, doubled };
}

/** The characters of whom something holds. */
export const those = (holds: (role: Role) => unknown): ReadonlySet<RoleId> =>
  new Set(roleIds.filter((id) => holds(roles[id])));

export const copiers = those(({ end }) => end?.copies);
const doubles = those(({ end }) => end?.copies === 'player');
const isDouble = (card: RoleId): boolean => doubles.has(card);

/** How often it is there; the lists of a paper are as short as a table is small. */
export function countOf<T>(things: readonly T[], thing: T): number {
  let count = 0;
  for (const other of things) if (other === thing) count += 1;
  return count;
}

/** Calls back once for each sort of thing that is there more than once. */
export function eachRepeated<T>(things: readonly T[], tell: (thing: T, have: number) => void): void {
  let i = 0;
  for (const thing of things) {
    const again = things.indexOf(thing, i + 1);
    if (again >= 0 && things.indexOf(thing) === i) tell(thing, countOf(things, thing));
    i += 1;
  }
}
