import type { Chair } from '../chair.ts';
import { quick } from '../chance.ts';
import { begin } from '../engine.ts';
import type { Rng } from '../form.ts';
import type { Input, Setup, Spec } from '../game.ts';
import type { Match } from '../match.ts';
import type { Habits } from '../randomPlay.ts';
import type { Subject } from './subject.ts';

/** One random match before one law. Everything in it follows from the game and one number. */
export interface Trial<G extends Spec = Spec> {
  readonly subject: Subject<G>;
  readonly rng: Rng;
  readonly setup: Setup;
  /** Dealt, nothing played yet. */
  readonly match: Match<G>;
}

/** A law throws where it is broken, and says how many things it has looked at: none is no proof. */
export type Law = <G extends Spec>(trial: Trial<G>) => number;

export function trialOf<G extends Spec>(subject: Subject<G>, seed: number): Trial<G> {
  const rng = quick(seed);
  const master = rng.below(2) === 0 ? 'app' : 'human';
  const setup: Setup = { master, ...subject.setup(rng), seed: seedFrom(rng) };
  return { subject, rng, setup, match: dealt(subject, setup) };
}

export function dealt<G extends Spec>(subject: Subject<G>, setup: Setup): Match<G> {
  const begun = begin(subject.game, setup);
  if (!begun.ok) throw new Error(`a sound setup is refused: ${begun.error.map(({ key }) => key).join(', ')}`);
  return begun.value;
}

function seedFrom(rng: Rng): string {
  return Array.from({ length: 16 }, () => rng.below(0x10000).toString(16).padStart(4, '0')).join('');
}

/** The way the laws play: everything happens now and then. */
export const lively: Habits = {
  rights: 8,
  dawdles: 4,
  wavers: 5,
  proxies: 20,
  handsOver: 1,
  undoes: 1,
  timed: true,
};
/** The same, with nothing undone. */
export const onward: Habits = { ...lively, undoes: 0 };

/** Everybody there is, the seats first. */
export const chairsOf = <G extends Spec>({ start }: Match<G>): Chair[] => [
  ...Array.from({ length: start.seats }, (_, seat) => seat),
  'master',
  'table',
];

/** An input as nobody should send it: what the type forbids is just what is tried. */
export const asInput = (garbage: unknown): Input => garbage as Input;

/** Where two texts part, with a little of what is around. */
export function parting(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const around = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  return `…${around(a)}… against …${around(b)}…`;
}
