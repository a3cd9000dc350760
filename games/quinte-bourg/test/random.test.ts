import { begin, type Habits, langs, type Match, playRandomly, quick, see, speaker } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import { describe, expect, it } from 'vitest';
import {
  judgePosition,
  powerIds,
  type Quinte,
  quinteBourg,
  readPosition,
  situationOf,
  usesOf,
} from '../src/index.ts';
import { phrasesIn } from './phrases.ts';
import { broken } from './properties.ts';

const lively: Habits = { rights: 3, dawdles: 2, wavers: 2 };

function village(
  seed: number,
  seats: number,
  options: object,
  master: 'app' | 'human' = 'app',
): Match<Quinte> {
  const begun = begin(quinteBourg, { seats, seed: seed.toString(16).padStart(64, '0'), options, master });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  return begun.value;
}

const settings = (seed: number): object => ({
  priest: seed % 2 === 0 ? 'traditional' : 'capitalist',
  carnage: seed % 3 === 0 ? 'master' : 'never',
  voting: seed % 5 === 0 ? 'together' : 'turn',
});

/** The end written down and read again is judged as it was played. */
function judgesAlike(match: Match<Quinte>): void {
  const { start } = match;
  const state = stateOf(match);
  const names = Array.from({ length: start.seats }, (_, seat) => `Joueur ${seat + 1}`);
  const read = readPosition(JSON.parse(JSON.stringify(situationOf(state, names))));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(judgePosition(read.value)).toEqual(state.stop);
}

describe('random villages', () => {
  it('end for every number of players, and use every power there is', () => {
    const uses: { [power: string]: number } = {};
    for (let seed = 1; seed <= 70; seed += 1) {
      const match = village(seed, 6 + (seed % 35), settings(seed));
      playRandomly(match, quick(seed), lively, 60_000);
      expect(match.over, `village ${seed} does not end`).toBe(true);
      judgesAlike(match);
      for (const [power, count] of Object.entries(usesOf(stateOf(match))))
        uses[power] = (uses[power] ?? 0) + count;
    }
    const table = powerIds.map((power) => `${power.padEnd(26)} ${uses[power] ?? 0}`).join('\n');
    console.info(`uses of each power in 70 random villages:\n${table}`);
    expect(powerIds.filter((power) => !uses[power])).toEqual([]);
  });

  it('conserve coins, keep everybody in one place with one office, and let no dead act', () => {
    for (let seed = 100; seed < 124; seed += 1) {
      const match = village(seed, 6 + (seed % 20), settings(seed), seed % 2 === 0 ? 'human' : 'app');
      const habits = { ...lively, proxies: 10, handsOver: 1 };
      playRandomly(match, quick(seed), habits, 60_000, (input) => {
        const wrong = broken(match);
        if (wrong !== undefined) throw new Error(`village ${seed}, after ${JSON.stringify(input)}: ${wrong}`);
      });
    }
  });

  it('give a human master a script at every moment, all of it in words, and nobody else any', () => {
    const names = Array.from({ length: 40 }, (_, seat) => `P${seat}`);
    const said = langs.map((lang) => speaker(quinteBourg.text[lang], names));
    let scripts = 0;
    for (let seed = 200; seed < 206; seed += 1) {
      const match = village(seed, 8 + (seed % 12), settings(seed), 'human');
      let turn = 0;
      playRandomly(match, quick(seed), { ...lively, proxies: 10 }, 60_000, () => {
        turn += 1;
        if (turn % 7 > 0 || match.over) return;
        const { script } = see(match, 'master').view;
        scripts += 1;
        for (const say of said)
          for (const phrase of phrasesIn(script)) expect(say(phrase)).not.toMatch(/undefined|NaN|\{/);
        for (const chair of [0, 1, 'table'] as const) expect(see(match, chair).view.script).toBeNull();
      });
    }
    expect(scripts).toBeGreaterThan(100);
  });

  it('are led slowly too: hours and days instead of seconds', () => {
    const match = village(5, 12, { pace: 'slow' });
    expect(match.start.options.pace.debate).toBe(24 * 3600);
    expect(match.start.options.voting).toBe('together');
    playRandomly(match, quick(5), lively, 60_000);
    expect(match.over).toBe(true);
  });

  it('go on by defaults alone: absent players never stall the village', () => {
    const match = village(9, 10, { weeks: 2 });
    playRandomly(match, quick(9), { dawdles: 100 }, 60_000);
    expect(match.over).toBe(true);
  });
});
