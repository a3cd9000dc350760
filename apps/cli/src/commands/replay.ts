import { games } from '@veillee/games';
import { byLang } from '@veillee/kernel';
import type { Command } from '../command.ts';
import { words } from '../words/index.ts';

/** Plays a kept match again and tells it. */
export const replay: Command = {
  name: 'replay',
  summary: byLang((lang) => words[lang].commands.replay.summary),
  synopsis: ['veillee replay TRANSCRIPT [--as SEAT] [--json]'],
  example: `npx veillee replay docs/examples/${games[0].id}.transcript.json --as Ana`,
  details: (lang) => words[lang].commands.replay.details,
  run: async (args, io) => (await import('../replay/run.ts')).run(args, io),
};
