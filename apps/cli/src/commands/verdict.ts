import { games } from '@veillee/games';
import { byLang } from '@veillee/kernel';
import type { Command } from '../command.ts';
import { words } from '../words/index.ts';

/** The winner check for a table that played with real cards. */
export const verdict: Command = {
  name: 'verdict',
  summary: byLang((lang) => words[lang].commands.verdict.summary),
  synopsis: ['veillee verdict [--json] [FILE…]', 'veillee verdict --jsonl < FILE'],
  example: `npx veillee verdict docs/examples/${games[0].id}.json`,
  async details(lang) {
    const { allEntries } = await import('../games.ts');
    const examples = (await allEntries()).flatMap(({ judged }) => judged?.example ?? []);
    return words[lang].commands.verdict.details(games[0].id, examples);
  },
  run: async (args, io) => (await import('../verdict/run.ts')).run(args, io),
};
