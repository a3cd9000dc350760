import { byLang } from '@veillee/kernel';
import type { Command } from '../command.ts';
import { words } from '../words/index.ts';

export const loadtest: Command = {
  name: 'loadtest',
  summary: byLang((lang) => words[lang].commands.loadtest.summary),
  synopsis: [
    'veillee loadtest [--rooms N,…] [--seats N] [--seconds N] [--game ID] [--options JSON] [--json]',
    'veillee loadtest --nodes N [--store postgres://…] [--rooms N,…] …',
  ],
  example: 'npx veillee loadtest --rooms 50,500 --seconds 5',
  async details(lang) {
    const { unpausedGame } = await import('../games.ts');
    const { id, unpaused = {} } = await unpausedGame();
    return words[lang].commands.loadtest.details(`${id}, ${JSON.stringify(unpaused)}`);
  },
  run: async (args, io) => (await import('../loadtest/run.ts')).run(args, io),
};
