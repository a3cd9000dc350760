import { agreed, proceed, ruleOf, settle } from './agenda.ts';
import { type Chair, isSeat } from './chair.ts';
import { type Answer, misfit } from './form.ts';
import type { Input, Spec } from './game.ts';
import { type Asked, type Frame, LiveMatch } from './match.ts';
import { type Refusal, refusal } from './refusal.ts';

/** How answers reach the questions that were put. */

/** A question that is put to a chair, and the chair's place in it. */
interface Put {
  readonly asked: Asked;
  readonly k: number;
}

function find<G extends Spec>(
  { top }: LiveMatch<G>,
  chair: Chair,
  isIt: (asked: Asked, k: number) => boolean,
): Put | undefined {
  for (const asked of top?.open?.asked ?? []) {
    const k = asked.to.indexOf(chair);
    if (k >= 0 && !asked.question.feigned && isIt(asked, k)) return { asked, k };
  }
  return undefined;
}

/** The question that a chair was shown under this number. */
export function asked<G extends Spec>(match: LiveMatch<G>, chair: Chair, shown: number): Put | undefined {
  const number = shown - match.shiftOf(chair);
  const put = match.top?.open?.asked;
  if (put === undefined) return undefined;
  for (const asked of put) {
    const k = asked.to.indexOf(chair);
    if (k >= 0 && asked.numbers[k] === number && !asked.question.feigned) return { asked, k };
  }
  return undefined;
}

/** The question of that topic that is put to a chair. */
export const askedOf = <G extends Spec>(match: LiveMatch<G>, chair: Chair, topic: string): Put | undefined =>
  find(match, chair, ({ question }) => question.topic === topic);

/** An answer to a question that was put. */
export function reply<G extends Spec>(
  match: LiveMatch<G>,
  chair: Chair,
  shown: number,
  given: Answer,
): Refusal | undefined {
  return propose(match, asked(match, chair, shown), given);
}

function propose<G extends Spec>(
  match: LiveMatch<G>,
  put: Put | undefined,
  given: Answer,
): Refusal | undefined {
  const frame = match.top;
  if (frame === undefined || put === undefined) return refusal('prompt.closed');
  const wrong = misfit(put.asked.question.form, given);
  if (wrong === undefined) take(match, frame, put, given);
  return wrong;
}

function take<G extends Spec>(
  match: LiveMatch<G>,
  frame: Frame<G['step']>,
  { asked, k }: Put,
  given: Answer,
): void {
  asked.proposals[k] = given;
  const { ends } = asked.question;
  if (ends === 'time' || (ends === 'agreed' && !agreed(asked))) return;
  settle(match, frame, asked, given);
  proceed(match, match.top === frame && ruleOf(match, frame.step).steady === true);
}

type ForAll = Extract<Input, { readonly seats: readonly number[] }>;

/** One answer of the master's for several seats, as if given for each in turn: all of it or none. */
export function replyForAll<G extends Spec>(match: LiveMatch<G>, input: ForAll): Refusal | undefined {
  const { seats, topic } = input;
  if (match.running.master !== 'human') return refusal('master.absent');
  if (!Array.isArray(seats) || seats.length === 0 || typeof topic !== 'string')
    return refusal('input.malformed');
  const known = seats.every((seat) => isSeat(seat, match.start.seats));
  if (!known || new Set(seats).size < seats.length) return refusal('chair.notYours');
  // What the one before has brought about may close the next one's question: tried out on a copy first.
  return inTurn(copyOf(match), input) ?? inTurn(match, input);
}

function inTurn<G extends Spec>(match: LiveMatch<G>, { seats, topic, given }: ForAll): Refusal | undefined {
  const answered: Asked[] = [];
  for (const seat of seats) {
    const put = askedOf(match, seat, topic);
    // Asked together with another of them, whose answer has settled it for all.
    if (put === undefined && answered.some(({ to }) => to.includes(seat))) continue;
    const wrong = propose(match, put, given);
    if (wrong !== undefined) return wrong;
    if (put !== undefined) answered.push(put.asked);
  }
  return undefined;
}

function copyOf<G extends Spec>({ game, start, running, table }: LiveMatch<G>): LiveMatch<G> {
  const copy = new LiveMatch(game, start, JSON.parse(JSON.stringify(running)));
  copy.table.at = table.at;
  copy.table.by = table.by;
  return copy;
}
