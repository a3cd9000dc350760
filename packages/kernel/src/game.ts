import type { Audience, Chair, Seat } from './chair.ts';
import type { Answer, Form, Rng } from './form.ts';
import type { ByLang } from './language.ts';
import type { Refusal } from './refusal.ts';
import type { Result } from './result.ts';
import type { Json, Params, Phrase, Text } from './text.ts';

/** The types a game is made of; all of them plain JSON data. */
export interface Spec {
  /** What was agreed in public before the deal. */
  options: object;
  /** An explicit deal or a position to start from: secret, so never among the options. */
  deal: unknown;
  state: object;
  step: { readonly type: string };
  view: object;
}

/** A question put to one chair, or jointly to several. */
export interface Question {
  readonly to: Chair | readonly Chair[];
  /** `role.verb`, e.g. 'seer.look'; a chair is asked a topic once in a step. */
  readonly topic: string;
  /** Kept as it is put: it shares nothing with the state that may change (nor does a fact). */
  readonly form: Form;
  /** When it is settled: once answered, once all agree, or when the step's time is up (changeable until then). */
  readonly ends: 'answered' | 'agreed' | 'time';
  /** If no answer comes: pass, chance, the first proposal in the order of `to` (none: chance), or this. */
  readonly otherwise: 'pass' | 'random' | 'first' | Answer;
  /** Who sees what is being proposed. */
  readonly shows?: Audience;
  /** Who sees that one has answered. */
  readonly progress?: Audience;
  /** An absence that must not show: those who watch see it as put, but it is neither shown nor open to `to`. */
  readonly feigned?: true;
  /** For its wording. */
  readonly params?: Params;
}

/** A settled question. `answer` is null where there is none in common; `proposals` are by chair of `to`. */
export interface Reply {
  readonly topic: string;
  readonly to: readonly Chair[];
  readonly answer: Answer | null;
  readonly proposals: readonly (Answer | null)[];
}

/**
 * How long a step takes, in milliseconds, from options and step only, never from the state.
 * `lasts`: exactly so long, whatever is answered (secret phases). `within`: at most so long.
 */
export type Pace = { readonly lasts: number } | { readonly within: number };

/** What the rules may touch while something happens. */
export interface Table<G extends Spec> {
  readonly state: G['state'];
  readonly options: G['options'];
  readonly seats: number;
  /** Milliseconds since the start of the match, where the input said so. */
  readonly at: number | null;
  /** Who leads now: what it changes others must not see before they may. */
  readonly master: Master;
  /** Whose hand gave what is being taken: the master's too where he answers for a seat; null: time, or nobody's. */
  readonly by: Chair | null;
  /** A stream of chance of its own for this step, label and chair: the same three give the same draws. */
  chance(label: string, chair?: Chair): Rng;
  tell(to: Audience, key: string, params?: Params): void;
  /** News for all: it reaches everybody at once, in a secret phase too, and the same for everybody. */
  announce(key: string, params?: Params): void;
  /** Steps to take now, in this order, before anything else goes on. */
  next(...steps: G['step'][]): void;
  /** The step on top ends here and now, unfinished and unclosed: a right may cut short what it interrupts. */
  cut(): void;
  /** The match is over. */
  finish(): void;
}

export interface StepRule<G extends Spec, S = G['step']> {
  /** Undefined: no limit. */
  pace?(options: G['options'], step: S): Pace | undefined;
  /** A line to be read aloud: where a person leads, it ends only as they call the next, whatever is asked and answered. */
  readonly led?: true;
  /** What is asked hangs on no answer given in this step: of many who are asked at once, the others are not asked anew. */
  readonly steady?: true;
  /** When the step begins. */
  open?(table: Table<G>, step: S): void;
  /** What is asked now, given what was answered in this step; asked anew after every change. */
  ask?(state: G['state'], step: S, replies: readonly Reply[]): readonly Question[];
  /** A question was settled, the last of `replies`: its effect, at once. */
  answered?(table: Table<G>, step: S, reply: Reply, replies: readonly Reply[]): void;
  /** When the step is over. */
  close?(table: Table<G>, step: S, replies: readonly Reply[]): void;
}

/** Standing prompts that never block: named by topic, checked when used. */
export interface Rights<G extends Spec> {
  /** What `chair` may do now; `step` is the one on top. Offer nothing while an invocation resolves. */
  offer(state: G['state'], step: G['step'], chair: Chair): readonly Right[];
  use(table: Table<G>, chair: Chair, topic: string, answer: Answer): void;
}
export interface Right {
  readonly topic: string;
  readonly form: Form;
  readonly params?: Params;
}

/** Who may speak and hear now; the talk itself stays in the room. */
export interface Circle {
  readonly id: string;
  readonly speak: Audience;
  readonly hear: Audience;
  /** All that may be said in it, where that is not whatever one likes. */
  readonly signs?: readonly string[];
}

/** One link of a verdict: what happened, and the rule or ruling it rests on. */
export interface Reason extends Phrase {
  readonly stage: string;
  readonly rule: string;
}
export interface Verdict {
  readonly winners: readonly Seat[];
  readonly teams: readonly string[];
  readonly reasons: readonly Reason[];
}

export interface Checked<G extends Spec> {
  readonly options: G['options'];
  readonly deal?: G['deal'];
}

/** As a host chose them, not checked yet. */
export type RawOptions = { readonly [option: string]: Json };

/** Somebody at the table before the deal, and the seat they had until people moved; null: they have just come. */
export interface Moved {
  readonly was: Seat | null;
  readonly bot: boolean;
}

export interface Game<G extends Spec = Spec> {
  readonly id: string;
  /** Raised when a transcript would no longer replay the same. */
  readonly rules: number;
  readonly text: ByLang<Text>;
  /** Sound options and deal, or every fault in words. */
  check(options: unknown, seats: number, deal?: unknown): Result<Checked<G>, readonly Refusal[]>;
  /** Options in which a seat is named, sound or not, after people moved: `people` as they sit now. */
  reseat?(options: RawOptions, people: readonly Moved[]): RawOptions;
  setup(
    start: Checked<G>,
    seats: number,
    chance: (label: string) => Rng,
  ): { state: G['state']; agenda: G['step'][] };
  readonly steps: { readonly [K in G['step']['type']]: StepRule<G, Extract<G['step'], { type: K }>> };
  readonly rights?: Rights<G>;
  /** What a human master may set right; the kernel adds the reason. */
  readonly corrections?: Rights<G>;
  /** The master has changed. */
  handedOver?(table: Table<G>): void;
  circles?(state: G['state']): readonly Circle[];
  /** What lies open to everybody, and all that those who watch see: built up, never stripped down. */
  scene(state: G['state']): G['view'];
  /** The parts of it that one chair sees otherwise, or alone; `master` is who leads. */
  sees?(state: G['state'], chair: Seat | 'master', master?: Master): Partial<G['view']>;
  /** As long as it is the same and nothing is undone, `sees` shows every chair the same; undefined: not known. */
  stamp?(state: G['state']): number | undefined;
  /** Undefined until the match is over. */
  verdict(state: G['state']): Verdict | undefined;
}

/** Something told to an audience. */
export interface Fact {
  readonly to: Audience;
  readonly key: string;
  readonly params?: Params;
  /** Told to all at once. */
  readonly news?: true;
}

export type Master = 'app' | 'human';

/** All that ever enters a match. `at` is the time of it, where the room knows one. */
export type Input = (
  | { readonly by: Chair; readonly for?: Seat; readonly prompt: number | string; readonly answer: Answer }
  /** The master gives one answer for several seats that are asked the same. */
  | { readonly seats: readonly Seat[]; readonly topic: string; readonly given: Answer }
  | { readonly elapsed: number }
  | { readonly undo: number; readonly reason: string }
  | { readonly master: Master }
) & { readonly at?: number };

/** What a match starts from. */
export interface Setup {
  readonly seats: number;
  readonly seed: string;
  readonly options?: unknown;
  readonly deal?: unknown;
  readonly master?: Master;
}

export type { Json };
