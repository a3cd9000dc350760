import {
  type BloodVerdict,
  blood,
  type CharacterId,
  charactersFor,
  judgePosition,
  type Position,
  readings,
  stakeIds,
  tokenIds,
} from '@veillee/blood';
import { isOneOf, type Lang, speak } from '@veillee/kernel';
import { type Answers, isAllTold, lostIn, type Page, standing } from '../../../whoWon/sheet.ts';
import type { Options } from '../../face.ts';
import type { Judged, Told, WhoWon } from '../../whoWon.ts';
import { headlineOf } from '../ending/outcome.ts';
import { characterIn, lastTurn, pagesBefore, type Telling } from './pages.ts';

const thresholdIn = ({ threshold }: Options): Position['threshold'] =>
  isOneOf(readings, threshold) ? threshold : 'survivors';

function cardIn(told: Answers, cell: string): CharacterId {
  const card = characterIn(told[cell]);
  if (card === undefined) throw new Error(`nobody said which card is ${cell}`);
  return card;
}

/** What was told, as the verdict is read from it; what lies nowhere else is in the Wilderness. */
function positionOf({ players, options }: Told, told: Answers): Position {
  const seats = Array.from({ length: players }, (_, seat) => ({
    card: cardIn(told, `card.${seat}`),
    alive: told[`dead.${seat}`] !== 'yes',
  }));
  const tokens = tokenIds.map((id) => cardIn(told, `under.${id}`));
  const laid = [...seats.map(({ card }) => card), ...tokens];
  const [by, actor] = [told.end, Number(told.actor ?? 0)];
  const stake = stakeIds.find((id) => id === by);
  const ending = by === 'claim' ? ({ by, player: actor } as const) : stake && { by: stake, player: actor };
  return {
    names: seats.map((_, seat) => String(seat)),
    players: seats,
    tokens,
    wilderness: charactersFor(players).filter((card) => !laid.includes(card)),
    lastTurn: ending === undefined ? Number(told.last ?? 0) : actor,
    ending: ending ?? 'points',
    threshold: thresholdIn(options),
    twins: told.twins === 'yes',
  };
}

/** Whose turn was the last is asked in a tie alone: only then it decides. */
function pagesOf(told: Told, telling: Telling, answers: Answers): readonly Page[] {
  const pages = pagesBefore(telling, answers);
  if (!isAllTold(pages, answers) || lostIn(pages, answers).length > 0) return pages;
  const position = positionOf(told, standing(pages, answers));
  const { points } = judgePosition(position);
  const isTie = points !== undefined && points.human === points.werewolf;
  return isTie && position.ending === 'points' ? [...pages, lastTurn(telling)] : pages;
}

export function verdictOf(told: Told, answers: Answers): BloodVerdict {
  const pages = pagesOf(told, { players: told.players, lang: 'fr', who: String }, answers);
  return judgePosition(positionOf(told, standing(pages, answers)));
}

export const judgedBy = (told: Told, answers: Answers, verdict: BloodVerdict): Judged => ({
  winners: verdict.winners,
  dead: Array.from({ length: told.players }, (_, seat) => seat).filter(
    (seat) => answers[`dead.${seat}`] === 'yes',
  ),
  teams: verdict.teams ?? [],
  reasons: verdict.reasons,
  doubts: () => [],
  crest: verdict.camp === 'human' ? 'farmer' : 'wolf-head',
  headline: (say) => headlineOf(verdict, say),
});

const readingName = (reading: string, lang: Lang): string =>
  speak(blood.text[lang], { key: `option.threshold.${reading}` });

/** What Blood asks of a table with real cards. */
export const telling: Omit<WhoWon, 'judge'> = {
  text: blood.text,
  packs: (_players, lang) =>
    readings.map((threshold) => ({
      id: threshold,
      name: readingName(threshold, lang),
      options: { threshold },
    })),
  pages: (told, answers, lang, who) => pagesOf(told, { players: told.players, lang, who }, answers),
};
