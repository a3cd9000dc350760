import { artefacts } from '../artefacts/index.ts';
import type { Kind } from '../ids.ts';
import { marks, marksThat } from '../marks/index.ts';
import type { Side } from '../role.ts';
import { type Character, characters } from './character.ts';
import type { Place } from './finalTable.ts';
import { type Judging, type Mode, someVampire, someWerewolf, usualReplacementMin } from './judged.ts';
import { type Because, because, type Reason } from './reason.ts';

/** A record that keeps why everything is so. */
interface Reasoned extends Judging {
  readonly reasons: Reason[];
}

/** The record while it is settled who everybody is; after that nothing changes it. */
interface Identifying extends Reasoned {
  readonly roles: (Character | null)[];
  readonly kinds: (Kind | null)[];
  readonly sides: Side[];
}

/** E0, E1: who everybody is, with a note on each player who is not what the card before him says. */
export function identify(places: readonly Place[]): { judging: Reasoned; notes: Because[] } {
  const judging = emptyRecord(places);
  const notes: Because[] = [];
  places.forEach((place, player) => {
    readPlace(judging, notes, place, player);
  });
  sway(judging, notes);
  chooseSides(judging, notes);
  judging.mode = modeOf(judging);
  return { judging, notes };
}

export function emptyRecord(places: readonly Place[]): Identifying {
  const count = places.length;
  return {
    places,
    roles: [],
    kinds: [],
    sides: [],
    mode: 'classic',
    tally: new Array<number>(count).fill(0),
    safe: new Array<boolean>(count).fill(false),
    replacementMin: new Array<number>(count).fill(usualReplacementMin),
    dead: new Array<boolean>(count).fill(false),
    reasons: [],
  };
}

const making = marksThat(({ makes }) => makes);

/** Artefact before mark before card (G8, R47). */
function readPlace(judging: Identifying, notes: Because[], place: Place, player: number): void {
  const makes = making.includes(place.mark) ? marks[place.mark].makes : undefined;
  const worn = place.artefact === null ? undefined : artefacts[place.artefact].gives;
  if (worn !== undefined) {
    const role = characters[worn];
    const key = makes !== undefined ? 'teams.artefactOverMark' : 'teams.artefact';
    notes.push(because(key, 'R47', { player, artefact: place.artefact, role: role.id }));
    be(judging, role, role.kind ?? null, role.team);
    return;
  }
  const role = readCard(notes, place, player);
  if (makes !== undefined) {
    if (role?.kind !== makes) notes.push(because('teams.bitten', biteRule(role), { player }));
    be(judging, role, makes, makes);
    return;
  }
  be(judging, role, role?.kind ?? null, role?.team ?? 'village');
}

function be(judging: Identifying, role: Character | null, kind: Kind | null, side: Side): void {
  judging.roles.push(role);
  judging.kinds.push(kind);
  judging.sides.push(side);
}

const biteRule = (role: Character | null): string => {
  if (role?.kind === 'werewolf') return 'R12';
  return role?.end?.goal === undefined ? 'G8' : 'R10';
};

/** The character of a card, copied or turned as it may be; null for a card without power. */
function readCard(notes: Because[], place: Place, player: number): Character | null {
  const card = characters[place.card];
  const copies = card.end?.copies !== undefined;
  const role = copies ? place.copied && characters[place.copied] : card;
  const blankBy = card.end?.blankFromCentre;
  // A copy of a copier never learnt whom to be.
  if ((place.fromCentre && blankBy !== undefined) || role === null || (copies && role.end?.copies)) {
    notes.push(because('teams.blank', blankBy ?? 'R70', { player, card: card.id }));
    return null;
  }
  if (copies) notes.push(because('teams.copied', 'R70', { player, card: card.id, role: role.id }));
  if (place.turned === null || !role.end?.turns) return role;
  notes.push(because('teams.turned', 'R41', { player, card: role.id, role: place.turned }));
  return characters[place.turned];
}

/** One pass: only those who are monsters before it sway anybody (R55). */
function sway(judging: Identifying, notes: Because[]): void {
  const swayed: { player: number; kind: Kind }[] = [];
  judging.roles.forEach((role, player) => {
    if (judging.kinds[player] !== null) return;
    const change = role?.end?.swayed?.(player, judging);
    if (change === undefined) return;
    notes.push(change);
    swayed.push({ player, kind: change.kind });
  });
  for (const { player, kind } of swayed) {
    judging.kinds[player] = kind;
    judging.sides[player] = kind;
  }
}

/** Last, the teams that hang on who the others are; a monster by mark or sway has no such choice. */
function chooseSides(judging: Identifying, notes: Because[]): void {
  judging.roles.forEach((role, player) => {
    if (judging.kinds[player] !== null) return;
    const change = role?.end?.team?.(player, judging);
    if (change === undefined) return;
    notes.push(change);
    judging.sides[player] = change.team;
  });
}

function modeOf(judging: Judging): Mode {
  if (!someVampire(judging) || !someWerewolf(judging)) return 'classic';
  return judging.sides.includes('village') ? 'epic' : 'monsters';
}
