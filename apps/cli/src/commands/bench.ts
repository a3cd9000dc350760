import { games } from '@veillee/games';
import { byLang } from '@veillee/kernel';
import type { Command } from '../command.ts';
import { words } from '../words/index.ts';

/** How fast the engine is, on one core. */
export const bench: Command = {
  name: 'bench',
  summary: byLang((lang) => words[lang].commands.bench.summary),
  synopsis: ['veillee bench [--game ID] [--seconds S] [--json]'],
  example: `npx veillee bench --game ${games[0].id}`,
  details: (lang) => words[lang].commands.bench.details(games.map(({ id }) => id)),
  run: async (args, io) => (await import('../bench/run.ts')).run(args, io),
};
