import type { Params } from '@veillee/kernel';
import { copiesOf } from '../deck.ts';
import { type MarkId, markIn } from '../marks/index.ts';
import { maxPlayers, minPlayers } from '../options.ts';
import { type RoleId, roleIds, roles } from '../roles/index.ts';
import type { DoubtKey } from '../text/fr/doubts.ts';
import type { FinalTable, Place } from './finalTable.ts';
import { copiers, countOf, eachRepeated, type Paper, readPaper, those } from './paper.ts';
import { unexplained } from './unexplained.ts';

/** What no evening can have come to: a slip of the pen, or of the hands. Players are seats. */
export interface Doubt {
  readonly rule: string;
  readonly key: DoubtKey;
  readonly params: Params;
}
export type Doubting = (key: DoubtKey, rule: string, params: Params) => void;

/**
 * Everything about a final table that the rules never give. It is judged all the same; a table the engine can
 * come to has no doubts, by any deck, deal and play.
 */
export function doubtsOf({ players }: FinalTable): Doubt[] {
  const doubts: Doubt[] = [];
  const doubt: Doubting = (key, rule, params) => {
    doubts.push({ rule, key, params });
  };
  const { length } = players;
  if (length < minPlayers || length > maxPlayers) {
    doubt('doubt.players', 'A2', { players: length, min: minPlayers, max: maxPlayers });
    return doubts;
  }
  const paper = readPaper(players);
  doubtCards(paper, doubt);
  doubtMarks(paper, doubt);
  doubtArtefacts(paper, doubt);
  players.forEach((place, player) => {
    if (copiers.has(place.card)) doubtCopier(paper, place, player, doubt);
    if (place.turned !== null && place.fromCentre)
      doubt('doubt.turnedInCentre', 'R41', { player, card: place.card });
  });
  unexplained(paper, doubt);
  return doubts;
}

/** The cards that may lie across the centre on top of a deck: there is one more of them. */
const across: ReadonlySet<RoleId> = new Set(roleIds.flatMap((id) => roles[id].across ?? []));
const loners = those(({ notWithVampires }) => notWithVampires);
const isLoner = (card: RoleId): boolean => loners.has(card);

function doubtCards({ held, dealt, acted, vampires }: Paper, doubt: Doubting): void {
  eachRepeated(held, (card, have) => {
    const max = copiesOf(card);
    const most = max + (across.has(card) ? 1 : 0);
    if (have > most || countOf(dealt, card) > max) doubt('doubt.copies', 'R80', { card, have, max });
  });
  const loner = vampires ? (held.find(isLoner) ?? acted.find(isLoner)) : undefined;
  if (loner !== undefined) doubt('doubt.apart', 'R80', { card: loner });
}

/** The marks of the board, each as often as the characters lay it out. */
const boardMarks: readonly MarkId[] = [...new Set(roleIds.flatMap((id) => roles[id].slots ?? []))].map(
  markIn,
);

/** By character, the mark it cannot but leave before somebody. */
const leaves = new Map(
  roleIds.flatMap((id) => {
    const mark = roles[id].leaves;
    return mark === undefined ? [] : [[id, mark] as const];
  }),
);

/** No more marks than the board has; and a mark that is surely laid lies before somebody. */
function doubtMarks({ acted, marks }: Paper, doubt: Doubting): void {
  eachRepeated(marks, (mark, have) => {
    const max = countOf(boardMarks, mark);
    if (have > max) doubt('doubt.marks', 'A1', { mark, have, max });
  });
  for (const role of acted) {
    const mark = leaves.get(role);
    if (mark === undefined || marks.includes(mark)) continue;
    doubt('doubt.lacks', 'C1', { mark });
    return;
  }
}

/** One Curator lays one artefact; a Doppelgänger of his may lay another. */
function doubtArtefacts({ artefacts, doubled }: Paper, doubt: Doubting): void {
  const max = doubled ? 2 : 1;
  if (artefacts.length > max) doubt('doubt.artefacts', 'R46', { have: artefacts.length, max });
  eachRepeated(artefacts, (artefact) => doubt('doubt.artefactTwice', 'A1', { artefact }));
}

/** Dealt, it has always copied; begun in the centre, never; and what it copied was where it looks (R7, R78, R84). */
function doubtCopier(
  { held, dealt }: Paper,
  { card, copied, fromCentre }: Place,
  player: number,
  doubt: Doubting,
): void {
  const { copies, blankFromCentre = 'R70' } = roles[card].end ?? {};
  if (fromCentre) {
    if (copied !== null) doubt('doubt.copiedInCentre', blankFromCentre, { player, card });
    return;
  }
  if (copied === null) {
    doubt('doubt.uncopied', blankFromCentre, { player, card });
    return;
  }
  const atPlayers = countOf(dealt, copied);
  const most = copiesOf(copied) + (across.has(copied) ? 1 : 0);
  const elsewhere =
    copies === 'centre'
      ? atPlayers >= most
      : copied === card || countOf(held, copied) - atPlayers >= copiesOf(copied);
  if (elsewhere) doubt('doubt.copiedElsewhere', blankFromCentre, { player, card, copied });
}
