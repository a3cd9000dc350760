import {
  type Answer,
  begin,
  type Chair,
  type Form,
  type Game,
  type Input,
  type Match,
  misfit,
  promptsOf,
  type Rng,
  sample,
  see,
  submit,
} from '@veillee/kernel';
import { stateOf, stepOf } from '@veillee/kernel/inside';
import type { Played, World } from '@veillee/kernel/laws';
import type { Quinte, State } from '../src/index.ts';

/** A history with the game it is one of. */
export interface Story extends Played {
  readonly game: Game<Quinte>;
}

export type Answering = Extract<Input, { readonly answer: Answer }>;
export const isAnswer = (input: Input): input is Answering => 'answer' in input;
export const whoOf = (input: Answering): Chair => input.for ?? input.by;
export const oneOf = <T>(things: readonly T[], rng: Rng): T => things[rng.below(things.length)] as T;

export function started({ game, setup }: Omit<Story, 'inputs'>): Match<Quinte> {
  const begun = begin(game, setup);
  if (!begun.ok) throw new Error('a sound setup is refused');
  return begun.value;
}

function ended(story: Story): Match<Quinte> {
  const match = started(story);
  for (const input of story.inputs) submit(match, input);
  return match;
}

/** Others do the same there if they can, else nothing; a master goes on either way. */
export function carried(who: Chair, given: Answer, form: Form, rng: Rng): Answer | undefined {
  if (misfit(form, given) === undefined) return given;
  return who === 'master' ? sample(form, rng) : undefined;
}

/** A history input by input: what was asked before each, and what part of the day it was. */
export interface Moment {
  readonly input: Input;
  /** The question it answers, or the right it uses. */
  readonly topic: string | null;
  readonly right: string | null;
  readonly form: Form | null;
  readonly dark: boolean;
  readonly day: number;
  readonly step: unknown;
}

interface Tale {
  readonly moments: readonly Moment[];
  /** How it ended. */
  readonly state: State;
}
const tales = new WeakMap<Played, Tale>();

export function taleOf(played: Story): Tale {
  const known = tales.get(played) ?? told(played);
  tales.set(played, known);
  return known;
}

function told(story: Story): Tale {
  const match = started(story);
  const moments = story.inputs.map((input) => {
    const prompt = isAnswer(input)
      ? promptsOf(match, whoOf(input)).find(({ number }) => number === input.prompt)
      : undefined;
    const right =
      isAnswer(input) && typeof input.prompt === 'string'
        ? see(match, whoOf(input)).rights.find(({ topic }) => topic === input.prompt)
        : undefined;
    const { phase, day } = stateOf(match);
    const step = stepOf(match);
    // Rites, shows and the like are public, at night too.
    const dark = ['deal', 'direct', 'opening', 'line'].includes(stepOf(match)?.type ?? '');
    submit(match, input);
    // Only what leaves it dark counts: a stop or a morning is public.
    const still = stateOf(match).phase === phase || stateOf(match).phase === 'night' || phase === 'deal';
    return {
      input,
      topic: prompt?.topic ?? null,
      right: right?.topic ?? null,
      form: (prompt ?? right)?.form ?? null,
      dark: dark && still && !match.over && stateOf(match).phase !== 'morning',
      day,
      step,
    };
  });
  return { moments, state: stateOf(match) };
}

export const picks = (answer: Answer): readonly unknown[] =>
  Object.values(answer).flatMap((value) => (Array.isArray(value) ? value : []));
const shared = ['deal.ready', 'lovers.house', 'pair.house'];
/** What tells its author something about others, who may differ. */
const tells = /\.(use|place|quarrel|tease|look|rob|state|answer)$/;

/** How far from `from` on nothing reaches the chair but time: no right, undo, act on it, or look by it. */
export function quietUntil(moments: readonly Moment[], from: number, chair: Chair): number {
  let until = from;
  for (; until < moments.length; until += 1) {
    const { input, topic, dark, day } = moments[until] as Moment;
    if (!dark || day !== moments[from]?.day || 'undo' in input || 'master' in input) break;
    if (!isAnswer(input)) continue;
    if (topic === null) break;
    if (whoOf(input) === chair) {
      if (tells.test(topic)) break;
    } else if (!shared.includes(topic) && typeof chair === 'number' && picks(input.answer).includes(chair))
      break;
  }
  return until;
}

/** The same offices were drawn (Q23 may draw again), and the chair is no better or worse off. */
export function endsAlike(played: Story, world: World, chair: Chair): boolean {
  const here = stateOf(ended({ ...played, inputs: played.inputs.slice(0, world.until) }));
  const there = stateOf(ended({ ...world, game: played.game }));
  if (there.stop !== null || here.stop !== null) return false;
  if (JSON.stringify(here.offices) !== JSON.stringify(there.offices)) return false;
  if (typeof chair !== 'number') return true;
  const own = (state: typeof here): string => {
    const player = state.players[chair];
    const { pair, dead } = state.night;
    const paired = pair !== null && (pair.first === chair || pair.second === chair);
    return JSON.stringify([
      player?.fate,
      player?.coins,
      player?.charmed,
      player?.camps,
      paired,
      state.night.asleep.includes(chair),
      dead.some(({ seat }) => seat === chair),
    ]);
  };
  const seesAll = ['spirit', 'legacy', 'gone'].includes(here.players[chair]?.fate ?? '');
  const involved =
    here.night.pair !== null && [here.night.pair.first, here.night.pair.second].includes(chair);
  return own(here) === own(there) && !seesAll && !involved;
}
