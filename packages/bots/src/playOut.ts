import { clockOf, type Match, type Rng, type Seat, type Spec, see, shuffled, submit } from '@veillee/kernel';
import { type Around, type Heard, isRemark, type Policy } from './policy.ts';
import type { Style } from './style.ts';

/** More looks than any evening takes. */
const mostLooks = 100_000;

/** Who plays, how each of them plays, and what is done after each look. */
export interface Company<G extends Spec> {
  readonly policy: Policy<G['view']>;
  readonly styles: readonly Style[];
  readonly rng: Rng;
  /** Before a bot acts: to measure what it takes, or what it thinks. */
  readonly watched?: (seat: Seat) => () => void;
}

/** An evening among bots: they look up one after the other, in a new order each time; what time alone ends, it ends. */
export function playOut<G extends Spec>(match: Match<G>, { policy, styles, rng, watched }: Company<G>): void {
  const heard: Heard[] = [];
  const seats = styles.map((_, seat) => seat);
  let looks = 0;
  while (!match.over) {
    let idle = true;
    for (const seat of shuffled(seats, rng)) {
      if (match.over) return;
      looks += 1;
      const style = styles[seat];
      if (style === undefined || looks > mostLooks) throw new Error('an evening among bots never ends');
      const done = watched?.(seat);
      const act = policy(see(match, seat), rng, { style, heard, hurried: true } satisfies Around);
      done?.();
      if (act === undefined) continue;
      if (isRemark(act)) heard.push({ seat, phrase: act.say });
      else {
        const refused = submit(match, { by: seat, ...act });
        if (refused !== undefined) throw new Error(`a bot is refused: ${refused.key}`);
      }
      idle = false;
    }
    const clock = idle && !match.over ? clockOf(match) : null;
    if (clock !== null) submit(match, { elapsed: clock.step });
    else if (idle && !match.over) throw new Error('nobody is waited for');
  }
}
