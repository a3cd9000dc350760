import { byLang } from '@veillee/kernel';
import type { Command } from '../command.ts';
import { words } from '../words/index.ts';

/** Looks after a house, open or not. */
export const house: Command = {
  name: 'house',
  summary: byLang((lang) => words[lang].commands.house.summary),
  synopsis: [
    'veillee house tables [--names] [--codes] [--json]',
    'veillee house close TABLE',
    'veillee house open TABLE',
    'veillee house delete TABLE [--yes]',
    'veillee house erase-person NAME [--table TABLE] [--yes]',
    'veillee house erase-story LINK [--yes]',
    'veillee house backup FILE',
    'veillee house restore FILE [--yes]',
    'veillee house check [--json]',
    'veillee house salvage [--yes]',
  ],
  example: 'npx veillee house tables',
  details: (lang) => words[lang].commands.house.details,
  run: async (args, io) => (await import('../house/run.ts')).run(args, io),
};
