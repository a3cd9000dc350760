import type { Verdict } from '@veillee/kernel';
import {
  campIds,
  dominant,
  type Judgement,
  judgePosition,
  officeIds,
  quinteBourg,
  type Said,
  type Situation,
  situationSaid,
} from '@veillee/quinte-bourg';
import { campIcons } from '@veillee/quinte-bourg/icons';
import { type Answers, standing } from '../../../whoWon/sheet.ts';
import { outcomeOf } from '../../defineFace.ts';
import type { Speaker } from '../../speaker.ts';
import type { Judged, Told, WhoWon } from '../../whoWon.ts';
import { goalsAt, pagesOf, roleAt } from './pages.ts';

const joinable = ['lovers', 'idealists', 'reptilians'] as const;

/** What was told of one player, as a situation says it. */
function saidOf(answers: Answers, seat: number, name: string | undefined): Said {
  const role = roleAt(answers, seat);
  if (role === undefined) throw new Error(`nobody said which role seat ${seat} has`);
  const is = (what: string): boolean => answers[`${what}.${seat}`] === 'yes';
  return {
    name: name?.trim() || `#${seat + 1}`,
    role,
    coins: Math.max(0, Math.trunc(Number(answers[`coins.${seat}`]) || 0)),
    joined: joinable.filter(is),
    conditions: goalsAt(answers, seat),
    executed: is('executed'),
    show: is('show'),
    alive: !is('dead'),
    offices: officeIds.filter((id) => answers[`office.${id}`] === String(seat)),
    charmed: is('charmed'),
  };
}

/** The end of a village as it was told: nothing of it is drawn. */
export interface End {
  readonly situation: Situation;
  readonly faults: ReturnType<typeof situationSaid>['faults'];
  readonly judgement: Judgement;
}

export function endOf({ players, names = [] }: Told, answers: Answers): End {
  const pages = pagesOf({ players, lang: 'fr', who: String }, answers);
  const stands = standing(pages, answers);
  const said = situationSaid(Array.from({ length: players }, (_, seat) => saidOf(stands, seat, names[seat])));
  return { ...said, judgement: judgePosition(said.situation) };
}

/** The camps that win, and by name those who win by a condition of their own. */
function headlineOf({ situation: { final }, judgement }: End, say: Speaker): string {
  const camps = campIds.filter((camp) => judgement.teams.includes(camp));
  const alone = judgement.winners.filter((seat) => {
    const player = final.players[seat];
    return player === undefined || !camps.includes(dominant(player.camps));
  });
  const who = [...camps.map((camp) => say.format('camp', camp) ?? camp), ...alone];
  // One person is the Martyr, or whoever wins alone; every other camp is many.
  return outcomeOf(who, say, who.length > 1 || camps.some((camp) => camp !== 'martyrs'));
}

export function judgedIn(end: End): Judged {
  const { judgement, situation, faults } = end;
  const { winners, teams, reasons }: Verdict = judgement;
  const first = campIds.find((camp) => teams?.includes(camp));
  return {
    winners,
    dead: situation.final.players.flatMap(({ alive }, seat) => (alive ? [] : [seat])),
    teams: teams ?? [],
    reasons,
    doubts: () => faults,
    crest: campIcons[first ?? 'villagers'],
    headline: (say) => headlineOf(end, say),
  };
}

/** What Quinte-Bourg asks of a village with paper cards. */
export const telling: Omit<WhoWon, 'judge'> = {
  text: quinteBourg.text,
  packs: () => [],
  pages: ({ players }, answers, lang, who) => pagesOf({ players, lang, who }, answers),
};
