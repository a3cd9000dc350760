import {
  begin,
  type Chair,
  type Game,
  type Input,
  type Match,
  promptsOf,
  type Refusal,
  type Setup,
  standing,
  submit,
} from '@veillee/kernel';
import { isSeenBy } from '@veillee/kernel/laws';
import type { OneNight } from '../../src/index.ts';
import { type Followed, follow, type Heard, modelOf, overheard } from '../reference/follow.ts';
import { tokensOn } from '../reference/table.ts';

/** Questions put to the whole table: that one has answered is seen by all, what one says of the day is heard by all. */
export const isOpen = (topic: string | undefined): boolean =>
  topic === 'deal.ready' || topic === 'day.enough' || topic === 'day.claim' || topic === 'vote.point';

/**
 * A match with the model beside it, lived by one chair: what it legitimately learns from each input, told by the
 * model and by what happens in the open, never by the engine's facts or views.
 */
export interface Life {
  readonly match: Match<OneNight>;
  readonly model: () => Followed;
  readonly born: readonly string[];
  /** The topic of an input that answers something. */
  topicOf(input: Input): string | undefined;
  take(input: Input): { readonly refused: Refusal | undefined; readonly learnt: readonly string[] };
}

export function live(game: Game<OneNight>, setup: Setup, chair: Chair): Life {
  const replies: Heard[] = [];
  const begun = begin(
    overheard(game, (reply) => replies.push(reply)),
    setup,
  );
  if (!begun.ok) throw new Error(`no such table: ${begun.error.map(({ key }) => key).join()}`);
  const match = begun.value;
  const anew = modelOf(match);
  /** What was answered by each input. */
  const log: Heard[][] = [];
  let model = anew();
  let eyes = 'closed';
  const learns = (): string[] => {
    const { w } = model;
    const learnt = (w.notes[typeof chair === 'number' ? chair : w.seats] ?? []).splice(0).map(told);
    const now = w.awake.includes(chair as number) ? JSON.stringify(tokensOn(w)) : 'closed';
    if (now !== eyes) learnt.push(now);
    eyes = now;
    return learnt;
  };
  const takeBack = (length: number): void => {
    model = anew();
    for (const index of standing(match.inputs, length)) {
      follow(model, match.inputs[index] as Input, log[index] as Heard[]);
    }
  };
  const topicOf = (input: Input): string | undefined => topicIn(match, input);
  return {
    match,
    model: () => model,
    born: learns(),
    topicOf,
    take(input) {
      const overt = isSeenBy(chair, input) ? tick(input) : witnessed(model, chair, input, topicOf(input));
      const refused = submit(match, input);
      const answered = replies.splice(0);
      if (refused !== undefined) return { refused, learnt: overt };
      log.push(answered);
      // Everything is told again after an undo, to the match as to the model.
      if ('undo' in input) takeBack(input.undo);
      else follow(model, input, answered);
      return { refused, learnt: [...overt, ...learns()] };
    },
  };
}

const told = (note: unknown): string => JSON.stringify(note);

function topicIn(match: Match<OneNight>, input: Input): string | undefined {
  if (!('answer' in input)) return undefined;
  if (typeof input.prompt === 'string') return input.prompt;
  return promptsOf(match, input.for ?? input.by).find(({ number }) => number === input.prompt)?.topic;
}

/** The length of the log is none of a player's business. */
const tick = (input: Input): string[] => [JSON.stringify('undo' in input ? { ...input, undo: null } : input)];

/** What a chair sees of what another one does: everything in the open, and the proposals of its fellow Vampires. */
function witnessed({ open }: Followed, chair: Chair, input: Input, topic: string | undefined): string[] {
  if (!('answer' in input)) return [];
  const who = input.for ?? input.by;
  if (topic === 'day.claim') return [JSON.stringify([who, topic, input.answer, input.at])];
  if (isOpen(topic)) return [JSON.stringify([who, topic])];
  const joint = open.find(({ asking }) => asking?.topic === topic && asking?.to.includes(chair as number));
  return topic === 'vampires.bite' && joint !== undefined ? [JSON.stringify([who, topic, input.answer])] : [];
}
