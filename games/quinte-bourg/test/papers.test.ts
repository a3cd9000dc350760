import { begin, type Habits, type Match, playRandomly, quick, shuffled } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import { describe, expect, it } from 'vitest';
import {
  type Composition,
  checkComposition,
  finalOf,
  judge,
  judgePosition,
  type Quinte,
  quinteBourg,
  readPosition,
  roleIds,
  roles,
  type Situation,
  situationOf,
} from '../src/index.ts';
import { positionOf } from './papers.ts';

const lively: Habits = { rights: 3, dawdles: 2, wavers: 2 };
/** How many villages each test plays; more with `VEILLEE_PAPERS=2000`. */
const games = Number(process.env.VEILLEE_PAPERS ?? 100);

/** Any sound handful of camp cards, with more conversions, loves and resurrections than a fair village has. */
function anyCards(seed: number, seats: number): Composition {
  const rng = quick(seed);
  for (;;) {
    const plain = roleIds.filter((id) => roles[id].any);
    const cards = shuffled([...roleIds, ...plain, ...plain], rng).slice(0, seats);
    const composition = { roles: cards, specialities: null, lovers: rng.below(2) === 0 };
    if (checkComposition(composition, seats).length === 0) return composition;
  }
}

function village(seed: number): Match<Quinte> {
  const seats = 6 + (seed % 15);
  const options = {
    weeks: 3,
    start: seed % 2 === 0 ? 'monday' : 'thursday',
    carnage: seed % 4 === 0 ? 1 : 'never',
    composition: seed % 3 === 0 ? null : anyCards(seed, seats),
  };
  const begun = begin(quinteBourg, { seats, seed: seed.toString(16).padStart(64, '0'), options });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  return begun.value;
}

/** What is on the paper, through JSON as from a file. */
function read(seed: number, match: Match<Quinte>, more: object = {}): Situation {
  const { start } = match;
  const state = stateOf(match);
  const names = Array.from({ length: start.seats }, (_, seat) => `Joueur ${seat + 1}`);
  const paper = JSON.parse(JSON.stringify({ ...situationOf(state, names), ...more }));
  const found = readPosition(paper);
  if (!found.ok) throw new Error(`village ${seed}: ${JSON.stringify(found.error)}`);
  return found.value;
}

/** The eve of a night: nothing has been done in the dark yet. */
function isEve(match: Match<Quinte>): boolean {
  const { night } = stateOf(match);
  return night.line === 'ghosts' && night.dead.length === 0;
}

describe('papers of really played villages', () => {
  it('are accepted at the end and on the way, and judged as the engine judges', () => {
    let papers = 0;
    for (let seed = 1; seed <= games; seed += 1) {
      const match = village(seed);
      let inputs = 0;
      playRandomly(match, quick(seed), lively, 60_000, () => {
        inputs += 1;
        const state = stateOf(match);
        if (match.over || inputs % 40 !== 0 || state.phase === 'deal' || state.phase === 'opening') return;
        papers += 1;
        expect(judgePosition(read(seed, match, { stop: 'master' }))).toEqual(judge(finalOf(state), 'master'));
      });
      papers += 1;
      expect(judgePosition(read(seed, match))).toEqual(stateOf(match).stop);
    }
    expect(papers).toBeGreaterThan(10 * games);
  });

  it('let a village go on as it stood on the eve of any night', () => {
    let papers = 0;
    for (let seed = 1; seed <= games; seed += 1) {
      const match = village(seed);
      let last = 0;
      playRandomly(match, quick(seed), lively, 60_000, () => {
        const state = stateOf(match);
        if (match.over || !isEve(match) || state.day === last) return;
        last = state.day;
        papers += 1;
        const position = JSON.parse(JSON.stringify(positionOf(state)));
        const gone = begin(quinteBourg, { ...match.start, deal: { position } });
        if (!gone.ok) throw new Error(`village ${seed}, day ${last}: ${JSON.stringify(gone.error)}`);
        const there = stateOf(gone.value);
        expect(positionOf(there)).toEqual(positionOf(state));
      });
    }
    expect(papers).toBeGreaterThan(2 * games);
  });
});
