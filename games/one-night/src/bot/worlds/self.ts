import type { ArtefactRule } from '../../artefact.ts';
import { type ArtefactId, artefacts } from '../../artefacts/index.ts';
import { isMark, type MarkId, marks } from '../../marks/index.ts';
import type { Side } from '../../role.ts';
import { isRole, type RoleId, roleOf } from '../../roles/index.ts';
import { type Known, notesOf, stepOf } from './known.ts';
import type { Did, Tale } from './retell.ts';

/** Whom somebody thinks to win with: by what he was dealt, did and saw himself, not by what lies before him now. */
export function sideSeen({ seat, character, turned, artefact, mark: checked, deeds }: Tale): Side {
  const worn: ArtefactRule | undefined = artefact === null ? undefined : artefacts[artefact];
  if (worn?.gives !== undefined) return roleOf(worn.gives).team;
  let card: RoleId | null = turned ?? character;
  let mark: MarkId | null = checked;
  for (const deed of deeds) {
    card = cardAfter(deed, seat, card);
    mark = markAfter(deed, seat, mark);
  }
  const makes = mark === null ? undefined : marks[mark].makes;
  if (makes !== undefined) return makes;
  return card === null ? 'village' : roleOf(card).team;
}

const names = (list: unknown, seat: number): boolean => Array.isArray(list) && list.includes(seat);

function cardAfter({ did, params }: Did, seat: number, card: RoleId | null): RoleId | null {
  if (did === 'swappedCards' && names(params.places, seat)) return null;
  if (did === 'sawCard' && params.place === seat) return isRole(params.card) ? params.card : card;
  return card;
}

function markAfter({ did, params }: Did, seat: number, mark: MarkId | null): MarkId | null {
  if (did === 'swappedMarks' && names(params.seats, seat)) return null;
  if ((did === 'sawMark' || did === 'gaveMark') && params.seat === seat)
    return isMark(params.mark) && (did === 'sawMark' || mark === null) ? params.mark : mark;
  return mark;
}

/** One's own night, by one's own notes. */
export function ownTale(known: Known, me: number, dealt: RoleId, artefact: ArtefactId | null): Tale {
  const notes = notesOf(known);
  const deeds = notes.flatMap(({ key, params, step }): Did[] => {
    const now = stepOf(known, step);
    return now.type === 'call' && key.startsWith('you.') && key !== 'you.wereTapped'
      ? [{ call: now.call, did: key.slice('you.'.length), params }]
      : [];
  });
  const copied = deeds.find(({ did }) => did === 'copied')?.params.card;
  const into = deeds.find(({ did }) => did === 'turned')?.params.into;
  const mark = notes.find(({ key }) => key === 'you.checkedMark')?.params.mark;
  const side = notes.find(({ key }) => key === 'you.wereTapped')?.params.side;
  return {
    seat: me,
    dealt,
    character: isRole(copied) ? copied : dealt,
    deeds,
    mark: isMark(mark) ? mark : null,
    turned: isRole(into) ? into : null,
    artefact,
    tappedOn: side === 'left' || side === 'right' ? side : null,
  };
}
