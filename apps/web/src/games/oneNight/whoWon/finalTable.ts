import { isOneOf } from '@veillee/kernel';
import { type FinalTable, firstMark, type KnownDeck, type Place, turnedIds } from '@veillee/one-night';
import type { Answers } from '../../../whoWon/sheet.ts';
import { artefactCells, atCentre, cardAt, characterAt, markCells, roleIn } from './pages.ts';

/** What was told, as the verdict is read from it. */
export function finalTableOf(
  deck: KnownDeck,
  players: number,
  answers: Answers,
  replacementMin: number | null,
): FinalTable {
  const places = Array.from({ length: players }, (_, seat): Place => {
    const card = cardAt(answers, seat);
    if (card === undefined) throw new Error(`nobody said what lies before seat ${seat}`);
    const at = String(seat);
    const isCopy = characterAt(answers, seat) !== card;
    const copied = isCopy ? answers[`copied.${seat}`] : undefined;
    const turned = answers[`turned.${seat}`];
    const votes = Number(answers[`votes.${seat}`]);
    return {
      card,
      mark: markCells(deck).find(([cell]) => answers[cell] === at)?.[1] ?? firstMark,
      artefact: artefactCells.find(([cell]) => answers[cell] === at)?.[1] ?? null,
      copied: roleIn(copied) ?? null,
      turned: isOneOf(turnedIds, turned) ? turned : null,
      fromCentre: copied === atCentre || answers[`centre.${seat}`] === 'yes',
      votes: Number.isInteger(votes) && votes >= 0 && votes < players ? votes : null,
    };
  });
  return { players: places, options: replacementMin === null ? {} : { replacementMin } };
}
