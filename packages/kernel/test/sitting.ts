import {
  type Answer,
  begin,
  type Chair,
  clockOf,
  type Game,
  type Input,
  type Match,
  type Prompt,
  promptsOf,
  type Refusal,
  type Seat,
  type Setup,
  type Spec,
  see,
  submit,
} from '../src/index.ts';

export const seed = '5eed'.repeat(16);

/** A match as a story: who does what by topic, and what each then sees. Whatever is refused stops the story. */
export class Sitting<G extends Spec> {
  readonly match: Match<G>;

  constructor(game: Game<G>, setup: Partial<Setup> & { readonly seats: number }) {
    const begun = begin(game, { seed, ...setup });
    if (!begun.ok) throw new Error(begun.error.map(({ key }) => key).join(', '));
    this.match = begun.value;
  }

  /** The topics `chair` is asked about. */
  asked(chair: Chair): string[] {
    return promptsOf(this.match, chair).map(({ topic }) => topic);
  }
  prompt(chair: Chair, topic: string): Prompt {
    const prompt = promptsOf(this.match, chair).find((open) => open.topic === topic);
    if (prompt === undefined) throw new Error(`${chair} is not asked "${topic}" but ${this.asked(chair)}`);
    return prompt;
  }
  /** The rights `chair` has. */
  offered(chair: Chair): string[] {
    return see(this.match, chair).rights.map(({ topic }) => topic);
  }
  /** The keys of all that `chair` was told. */
  told(chair: Chair): string[] {
    return see(this.match, chair).facts.map(({ key }) => key);
  }

  answer(chair: Chair, topic: string, answer: Answer): void {
    this.take({ by: chair, prompt: this.prompt(chair, topic).number, answer });
  }
  /** The master answers for a seat. */
  answerFor(seat: Seat, topic: string, answer: Answer): void {
    this.take({ by: 'master', for: seat, prompt: this.prompt(seat, topic).number, answer });
  }
  use(chair: Chair, topic: string, answer: Answer): void {
    this.take({ by: chair, prompt: topic, answer });
  }
  /** The present step's time is up, `times` times. */
  timeUp(times = 1): void {
    for (let i = 0; i < times; i += 1) this.take({ elapsed: clockOf(this.match)?.step ?? -1 });
  }
  undo(to: number): void {
    this.take({ undo: to, reason: 'on s’est trompé' });
  }
  take(input: Input): void {
    const refused = submit(this.match, input);
    if (refused !== undefined) throw new Error(`${JSON.stringify(input)} is refused: ${refused.key}`);
  }
  /** The key of the refusal, or 'taken'. */
  try(input: unknown): string {
    const refused: Refusal | undefined = submit(this.match, input as Input);
    return refused?.key ?? 'taken';
  }
}
