import {
  type Chair,
  type Game,
  type Input,
  type Lang,
  type Refusal,
  type Result,
  replay,
  type Sight,
  type Spec,
  see,
  type Text,
  type Transcript,
} from '@veillee/kernel';

/** As much of a game as the browser asks for. */
export interface Rules {
  readonly id: string;
  readonly text: { readonly [L in Lang]: Text };
  check(options: unknown, seats: number): Result<{ readonly options: object }, readonly Refusal[]>;
  /** Plays a kept match again; `each` looks at it before the first input and after every one. */
  replay(
    script: Transcript,
    each?: (look: Look, input: Input | null) => void,
  ): Result<Replay, readonly Refusal[]>;
}

/** What a chair sees of a match that is played again. */
export type Look = (chair: Chair) => Sight;

export interface Replay {
  readonly look: Look;
  /** It was kept under other rules than today's. */
  readonly otherRules: boolean;
}

export const rulesOf = <G extends Spec>(game: Game<G>): Rules => ({
  id: game.id,
  text: game.text,
  check: (options, seats) => game.check(options, seats),
  replay(script, each) {
    const played = replay(game, script, (match, input) => each?.((chair) => see(match, chair), input));
    if (!played.ok) return played;
    const { match, otherRules } = played.value;
    return { ok: true, value: { look: (chair) => see(match, chair), otherRules } };
  },
});
