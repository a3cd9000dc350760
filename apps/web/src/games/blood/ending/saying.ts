import { capital, genderOf } from '@veillee/kernel';
import { endingWords } from '../endingWords.ts';
import type { Shown } from '../shown.ts';
import { outcome } from './outcome.ts';
import type { Weighed } from './Weighing.tsx';
import { decides, marginOf, type Weight } from './weights.ts';

interface Said {
  readonly title: string;
  readonly lead: string;
  readonly more?: string;
}

/** The words under the card that is turned; with the last one the verdict, whose first line is who one was. */
export function saying(weighed: Weighed): Said {
  const { shown, reached, isJudged } = weighed;
  const now = reached.find(({ weight, stage }) => stage < (weight.worth === 0 ? 1 : 4)) ?? reached.at(-1);
  if (now === undefined) return { title: outcome(shown), lead: '' };
  if (isJudged) return judged(weighed, now.weight);
  const { weight, stage } = now;
  const title = titleOf(shown, weight, stage > 0);
  if (stage === 0) return { title, lead: '', more: reached.length === 1 ? howItEnded(weighed) : '' };
  return { title, lead: weight.reason === undefined ? '' : shown.say.say(weight.reason) };
}

/** Why the cards are turned at all. */
const howItEnded = ({ shown, verdict }: Weighed): string =>
  verdict.reasons
    .filter(({ stage }) => stage === 'ending')
    .slice(0, 1)
    .map((reason) => shown.say.say(reason))
    .join(' ');

/** Whose card it is. */
function titleOf({ sight, say }: Shown, { seat, token, card }: Weight, isTurned: boolean): string {
  const word = endingWords[say.lang];
  if (seat === undefined) return token === undefined ? word.wild : (say.format('Token', token) ?? token);
  if (seat !== sight.chair) return say.names[seat] ?? '…';
  if (!isTurned) return word.andYou;
  return word.were(say.format('card', card, seat) ?? card, genderOf(say.people, [seat]));
}

function judged(weighed: Weighed, last: Weight): Said {
  const { shown, verdict } = weighed;
  const { sight, say } = shown;
  const isMine = last.seat !== undefined && last.seat === sight.chair;
  const title = isMine ? titleOf(shown, last, true) : outcome(shown);
  const lead = leadOf(weighed, last, isMine);
  const margin = marginOf(verdict);
  if (margin !== undefined && margin > 0) {
    const by = endingWords[say.lang].by(margin * 2);
    if (isMine) return { title, lead, more: `${outcome(shown)} ${by}.` };
    return { title, lead, more: lead === '' ? `${capital(by)}.` : '' };
  }
  // Where no points decide, and in a tie, the verdict's own words say why.
  const why = verdict.reasons.filter(({ stage }) => stage === (margin === undefined ? 'ending' : 'camp'));
  const more = why.map((reason) => say.say(reason)).join(' ');
  return { title, lead: isMine && margin === undefined ? `${outcome(shown)}.` : lead, more };
}

/** What the last card did. */
function leadOf({ shown, verdict }: Weighed, last: Weight, isMine: boolean): string {
  const { sight, say } = shown;
  const word = endingWords[say.lang];
  if (decides(verdict, last)) {
    if (isMine) return word.yoursDecides;
    return last.seat === undefined
      ? ''
      : word.decides(say.names[last.seat] ?? '…', word.by((marginOf(verdict) ?? 0) * 2));
  }
  const isDead = isMine && sight.view.players[last.seat ?? -1]?.alive === false;
  if (!isDead) return '';
  return verdict.winners.includes(last.seat ?? -1) ? word.deadWins : word.deadLoses;
}
