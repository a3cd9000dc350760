import type { bench as fr } from '../fr/bench.ts';

export const bench: typeof fr = {
  seconds: (text) => `--seconds wants a number from 0.01 to 600, not “${text}”`,
  head: ['per s', 'per core s', 'per yardstick'],
  yardstick: 'yardstick: SHA-256 of 64 KiB',
  games: 'full games',
  verdicts: 'verdicts',
  jsonl: 'verdict --jsonl, lines',
  played: (game, players) => `${game}, ${players} players`,
  memory: 'Memory in use',
  heap: (size, games) => `${size} MiB after ${games}`,
  plays: (heaps) => `${heaps} games`,
};
