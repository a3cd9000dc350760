import {
  type Answer,
  type Chair,
  type Form,
  type Input,
  misfit,
  promptsOf,
  type Rng,
  type Seat,
  sample,
  see,
} from '@veillee/kernel';
import { isSeenBy } from '@veillee/kernel/laws';
import { isOpen, type Life } from './life.ts';

type Answering = Extract<Input, { readonly answer: Answer }>;

/** A history as the rules let one chair live it. */
export interface Lived {
  readonly inputs: readonly Input[];
  readonly topics: readonly (string | undefined)[];
  /** All it learns, in order, and how much of that after so many inputs. */
  readonly lines: readonly string[];
  readonly ends: readonly number[];
}

/** How far a telling went without the chair noticing anything. */
export interface Held {
  readonly until: number;
  readonly length: number;
  readonly day: boolean;
  readonly differs: boolean;
  readonly refused: boolean;
}

/** One history told again in another world, as long as the chair cannot tell. */
export class Telling {
  readonly inputs: Input[] = [];
  sameUntil: Held = { until: 0, length: 0, day: false, differs: false, refused: false };
  readonly #there: Life;
  readonly #lived: Lived;
  readonly #chair: Chair;
  readonly #acts: number;
  readonly #rng: Rng;
  /** Lines of the first world that were heard here too. */
  #heard = 0;
  #differs = false;
  /** For each length of the log there the length here, or none where the chair knew more or less. */
  readonly #lengths: (number | undefined)[] = [];

  constructor(there: Life, lived: Lived, chair: Chair, acts: number, rng: Rng) {
    this.#there = there;
    this.#lived = lived;
    this.#chair = chair;
    this.#acts = acts;
    this.#rng = rng;
  }

  tell(): void {
    if (!this.#hears(this.#there.born)) return;
    this.#note(0);
    for (const [index, input] of this.#lived.inputs.entries()) {
      const goesOn = isSeenBy(this.#chair, input) ? this.#moment(input, index) : this.#other(input, index);
      if (!goesOn) return;
      this.#note(index + 1);
    }
  }

  /** Something the chair does, or a public moment. */
  #moment(input: Input, index: number): boolean {
    if ('elapsed' in input && !this.#lateActs()) return false;
    const moved = 'undo' in input ? this.#lengths[input.undo] : 0;
    if (moved === undefined) return false;
    this.inputs.push('undo' in input ? { ...input, undo: moved } : input);
    const { refused, learnt } = this.#there.take(this.inputs.at(-1) as Input);
    if (refused !== undefined && refused.key !== 'undo.range') {
      this.sameUntil = { ...this.sameUntil, until: index + 1, length: this.inputs.length, refused: true };
    }
    return refused === undefined && this.#hears(learnt);
  }

  /** What somebody else does: in the open just the same, in the dark by whoever is asked, and perhaps otherwise. */
  #other(input: Input, index: number): boolean {
    const topic = this.#lived.topics[index];
    if (!('answer' in input) || topic === undefined) return true;
    const who = (input.for ?? input.by) as Seat;
    const open = isOpen(topic) || this.#watches(topic);
    const seat = open ? who : this.#actor(topic, who);
    if (seat === undefined) return true;
    const offered = this.#offered(seat, topic);
    if (offered === undefined) return !open;
    const given = open ? this.#inTheOpen(input, topic, offered.form) : this.#inTheDark(input, offered.form);
    if (given === undefined) return true;
    if (misfit(offered.form, given) !== undefined) return false;
    const by = input.for === undefined ? { by: seat } : { by: input.by, for: seat };
    return this.#take({ ...input, ...by, prompt: offered.prompt, answer: given });
  }

  #inTheOpen(input: Answering, topic: string, form: Form): Answer {
    // Whom somebody points at is hidden until the end.
    return topic === 'vote.point' && this.#rng.below(3) === 0 ? this.#else(form) : input.answer;
  }

  #inTheDark(input: Answering, form: Form): Answer | undefined {
    const fits = misfit(form, input.answer) === undefined;
    if (fits && this.#rng.below(100) >= this.#acts) return input.answer;
    if (!fits || this.#rng.below(2) === 0) return this.#else(form);
    this.#differs = true;
    return undefined;
  }

  #else(form: Form): Answer {
    this.#differs = true;
    return sample(form, this.#rng);
  }

  /** Those who are asked here and were not there: some answer, the others let time pass. */
  #lateActs(): boolean {
    for (const seat of this.#others()) {
      for (const { topic } of promptsOf(this.#there.match, seat)) {
        if (isOpen(topic) || this.#watches(topic) || this.#rng.below(2) === 0) continue;
        const offered = this.#offered(seat, topic);
        if (offered === undefined) continue;
        const input = { by: seat, prompt: offered.prompt, answer: this.#else(offered.form) };
        if (!this.#take(input)) return false;
        if (this.#rng.below(2) === 0) return this.#lateActs();
      }
    }
    return true;
  }

  #others(): Seat[] {
    const { seats } = this.#there.match.start;
    return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== this.#chair);
  }

  /** Whether the chair sees what is proposed: its own joint question. */
  #watches(topic: string): boolean {
    return (
      topic === 'vampires.bite' &&
      promptsOf(this.#there.match, this.#chair).some((prompt) => prompt.topic === topic)
    );
  }

  /** Who is asked this here: the same player, or whoever has that card now. */
  #actor(topic: string, who: Seat): Seat | undefined {
    const asked = (seat: Seat): boolean =>
      promptsOf(this.#there.match, seat).some((prompt) => prompt.topic === topic);
    return asked(who) ? who : this.#others().find(asked);
  }

  #offered(seat: Seat, topic: string) {
    const prompt = promptsOf(this.#there.match, seat).find((asked) => asked.topic === topic);
    if (prompt !== undefined) return { prompt: prompt.number, form: prompt.form };
    const right = see(this.#there.match, seat).rights.find((offered) => offered.topic === topic);
    return right && { prompt: right.topic as number | string, form: right.form };
  }

  #take(input: Input): boolean {
    this.inputs.push(input);
    const { refused, learnt } = this.#there.take(input);
    if (refused !== undefined) throw new Error(`${JSON.stringify(input)} is refused: ${refused.key}`);
    return this.#hears(learnt);
  }

  #hears(learnt: readonly string[]): boolean {
    for (const line of learnt) {
      if (line !== this.#lived.lines[this.#heard]) return false;
      this.#heard += 1;
    }
    return true;
  }

  #note(until: number): void {
    const even = this.#heard === this.#lived.ends[until];
    this.#lengths[until] = even ? this.inputs.length : undefined;
    if (!even) return;
    const { at } = this.#there.model();
    const day = at === 'day' || at === 'vote';
    this.sameUntil = { until, length: this.inputs.length, day, differs: this.#differs, refused: false };
  }
}
