import {
  begin,
  type Chair,
  playRandomly,
  promptsOf,
  quick,
  type Setup,
  type Spec,
  submit,
} from '@veillee/kernel';
import type { Played, Subject, World } from '@veillee/kernel/laws';

/** Two histories that are one to a chair. */
export interface Pair {
  readonly chair: Chair;
  readonly here: Played;
  readonly there: World;
}

/** How quick an evening the wire is tried on: every step takes its time, second by second. */
export interface Tempo {
  hurry(setup: Omit<Setup, 'seed'>): Omit<Setup, 'seed'>;
}

/** A pair of worlds by chance; undefined where the rules keep nothing from that chair. */
export function pairOf<G extends Spec>(
  subject: Subject<G>,
  { hurry }: Tempo,
  seed: number,
  who: 'seat' | 'table' | ((setup: Setup) => Chair),
  leads?: 'app' | 'human',
): Pair | undefined {
  const rng = quick(seed);
  const drawn = rng.below(2) === 0 ? 'app' : 'human';
  const master = leads ?? drawn;
  const hex = Array.from({ length: 16 }, () => rng.below(0x10000).toString(16).padStart(4, '0')).join('');
  const setup: Setup = { ...hurry(subject.setup(rng)), master, seed: hex };
  const begun = begin(subject.game, setup);
  if (!begun.ok) throw new Error(begun.error.map(({ key }) => key).join());
  const habits = {
    rights: 6,
    dawdles: 8,
    wavers: 5,
    ...(master === 'human' ? { proxies: 20, undoes: 6 } : {}),
  };
  playRandomly(begun.value, rng, habits, 120);
  const chair = typeof who === 'function' ? who(setup) : who === 'table' ? 'table' : rng.below(setup.seats);
  const played = { setup, inputs: begun.value.inputs.slice() };
  const there = subject.worlds(played, chair, rng);
  if (there === undefined) return undefined;
  const here = { setup, inputs: played.inputs.slice(0, there.until) };
  return lapses(subject, here) || lapses(subject, there) ? undefined : { chair, here, there };
}

/** Whether a question of a human master's own ran out of time, which no room lets happen. */
function lapses<G extends Spec>({ game }: Subject<G>, { setup, inputs }: Played): boolean {
  const begun = begin(game, setup);
  if (!begun.ok) return true;
  for (const input of inputs) {
    const isAsked = 'elapsed' in input && promptsOf(begun.value, 'master').length > 0;
    if (isAsked || submit(begun.value, input) !== undefined) return true;
  }
  return false;
}
