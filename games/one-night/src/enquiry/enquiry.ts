import { quick, type Rng } from '@veillee/kernel';
import { teamIds } from '../ids.ts';
import type { Side } from '../role.ts';
import type { RoleId } from '../roles/index.ts';
import { identify } from '../verdict/identity.ts';
import { judge, type Verdict } from '../verdict/judge.ts';
import {
  finalOf,
  type Laid,
  type Past,
  playersOf,
  slotsOf,
  type Told,
  type Unknown,
  type Whole,
} from './told.ts';
import { someWhole, variants } from './wholes.ts';

/** How much is wanted: which camps won and who died, or also who of all won and lost. */
export type Depth = 'camps' | 'everybody';

/** One way it may have ended. */
export interface Outcome {
  readonly verdict: Verdict;
  readonly whole: Whole;
  /** Characters who won for themselves. */
  readonly alone: readonly Side[];
}

/** So many tables are looked at before something is held not to matter. */
const looked = 1200;
const compared = 120;

const isCamp = (side: Side): boolean => teamIds.some((team) => team === side);

function outcomeOf(whole: Whole, told: Told): Outcome {
  const table = finalOf(whole, told.options);
  const verdict = judge(table);
  const { sides } = identify(table.players).judging;
  const own = verdict.winners.flatMap((seat) => {
    const side = sides[seat];
    return side === undefined || isCamp(side) ? [] : [side];
  });
  return { verdict, whole, alone: [...new Set(own)].sort() };
}

function keyOf({ verdict, alone }: Outcome, depth: Depth): string {
  const { dead, teams, winners } = verdict;
  return JSON.stringify([dead, teams, alone, depth === 'everybody' ? winners : null]);
}

/** By chance, but the same for the same telling: what is asked does not flicker. */
const chanceOf = (told: Told): Rng => {
  let seed = 7;
  for (const letter of JSON.stringify([told.votes, told.cards, told.pasts, told.marks, told.artefact]))
    seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0;
  return quick(seed);
};

/** The ways it may have ended, one of each; one alone: that is how it ended. */
export function outcomesOf(told: Told, depth: Depth = 'camps'): readonly Outcome[] {
  const rng = chanceOf(told);
  const found = new Map<string, Outcome>();
  const open = unknownsOf(told).length > 0;
  for (let i = 0; i < (open ? looked : 1); i += 1) {
    const one = outcomeOf(someWhole(told, rng), told);
    const key = keyOf(one, depth);
    if (!found.has(key)) found.set(key, one);
  }
  return [...found.values()];
}

/** What was not told, in the order of the chart: fingers, the cards of the most accused first, then what lies on them. */
export function unknownsOf(told: Told): readonly Unknown[] {
  const seats = Array.from({ length: playersOf(told) }, (_, seat) => seat);
  const votesFor = (seat: number): number => told.votes.filter((vote) => vote === seat).length;
  const ranked = seats.toSorted((one, other) => votesFor(other) - votesFor(one) || one - other);
  const open = (of: 'votes' | 'cards' | 'pasts', all: readonly number[]): readonly Unknown[] =>
    all.filter((seat) => told[of][seat] === undefined).map((seat) => ({ of, seat }));
  return [
    ...open('votes', seats),
    ...ranked.flatMap((seat) => [
      ...open('cards', [seat]),
      ...(told.cards[seat] === undefined ? [] : open('pasts', [seat])),
    ]),
    ...slotsOf(told.deck)
      .filter((slot) => told.marks[slot] === undefined)
      .map((slot): Unknown => ({ of: 'marks', slot })),
    ...(told.artefact === undefined ? [{ of: 'artefact' } as const] : []),
  ];
}

/** Whether this may still change how it ended, all else being as it may be. */
function matters(what: Unknown, told: Told, depth: Depth): boolean {
  const rng = chanceOf(told);
  for (let i = 0; i < compared; i += 1) {
    const whole = someWhole(told, rng);
    const key = keyOf(outcomeOf(whole, told), depth);
    for (const other of variants(whole, what, told, rng))
      if (keyOf(outcomeOf(other, told), depth) !== key) return true;
  }
  return false;
}

/** What to ask next; null: nothing that is left can change how it ended. */
export function nextUnknown(told: Told, depth: Depth = 'camps'): Unknown | null {
  const open = unknownsOf(told);
  const relevant = open.find((what) => matters(what, told, depth));
  if (relevant !== undefined) return relevant;
  return outcomesOf(told, depth).length > 1 ? (open[0] ?? null) : null;
}

/** What may be told of something, by its name. */
export interface Values {
  readonly votes: number | null;
  readonly cards: RoleId;
  readonly pasts: Past;
  readonly marks: number | null;
  readonly artefact: Laid | null;
}

/** The telling with one thing more, or with one thing taken back; what hung on it goes with it. */
export function telling<W extends Unknown>(told: Told, what: W, value: Values[W['of']] | undefined): Told {
  const now = { ...told, [what.of]: changed(told, what, value) };
  // Another card has another past.
  return what.of === 'cards' ? { ...now, pasts: told.pasts.with(what.seat, undefined) } : now;
}

function changed(told: Told, what: Unknown, value: unknown): unknown {
  if ('seat' in what) return (told[what.of] as readonly unknown[]).with(what.seat, value);
  if (what.of === 'artefact') return value;
  const { [what.slot]: _, ...others } = told.marks;
  return value === undefined ? others : { ...others, [what.slot]: value };
}
