import { blood } from '@veillee/blood';
import {
  begin,
  type Game,
  type Phrase,
  playRandomly,
  quick,
  type Rng,
  type Seat,
  type Spec,
  see,
  watch,
} from '@veillee/kernel';
import { readersOf } from '@veillee/kernel/laws';
import { oneNight } from '@veillee/one-night';
import { quinteBourg } from '@veillee/quinte-bourg';
import { subjectWithAll } from '../../games/one-night/test/laws/subject.ts';

/** Random games of one kind, and all that was said in them: told to anybody, asked of anybody, given as a reason. */
interface Tale {
  readonly game: Game<Spec>;
  readonly matches: number;
  setup(rng: Rng): { readonly seats: number; readonly options: object };
}

const oneOf = <T>(rng: Rng, things: readonly T[]): T => things[rng.below(things.length)] as T;

export const tales: readonly Tale[] = [
  { game: blood, matches: 40, setup: (rng) => ({ seats: 4 + rng.below(6), options: {} }) },
  {
    game: oneNight,
    matches: 200,
    setup: (rng) => subjectWithAll.setup(rng) as { seats: number; options: object },
  },
  {
    game: quinteBourg,
    matches: 6,
    setup: (rng) => ({
      seats: 8 + rng.below(9),
      options: { voting: oneOf(rng, ['turn', 'together']), openInvocations: rng.below(2) === 0, weeks: 3 },
    }),
  },
];

const seedOf = (n: number): string => n.toString(16).padStart(64, '0');

/** A phrase of a real game, and the seats that may read it; undefined: all may. */
export interface Said {
  readonly phrase: Phrase;
  readonly readers: readonly Seat[] | undefined;
}

/** Every phrase once for those who read it, as it was said. */
export function saidIn({ game, matches, setup }: Tale): readonly Said[] {
  const phrases = new Map<string, Said>();
  const note = (key: string, params: Phrase['params'], readers?: readonly Seat[]): void => {
    const phrase = params === undefined ? { key } : { key, params };
    phrases.set(`${key} ${JSON.stringify(params)} ${readers?.join()}`, { phrase, readers });
  };
  for (let n = 0; n < matches; n += 1) {
    const rng = quick(n);
    const begun = begin(game, { ...setup(rng), seed: seedOf(n), master: n % 3 === 0 ? 'human' : 'app' });
    if (!begun.ok) throw new Error(`${game.id} ${n}: ${begun.error.map(({ key }) => key).join()}`);
    const match = begun.value;
    // The master hears all that is told to anybody.
    const ears = watch(match, 'master');
    const listen = (): void => {
      for (const fact of ears.look().facts) note(fact.key, fact.params, readersOf(fact));
      for (let seat = n % 2; seat < match.start.seats; seat += 2) {
        const { prompts, rights } = see(match, seat);
        for (const { topic, params } of [...prompts, ...rights]) note(topic, params, [seat]);
      }
    };
    listen();
    playRandomly(match, rng, { rights: 8, dawdles: 4, timed: true }, 3000, listen);
    for (const { key, params } of see(match, 'table').verdict?.reasons ?? []) note(key, params);
  }
  return [...phrases.values()];
}
