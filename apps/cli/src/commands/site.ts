import { byLang } from '@veillee/kernel';
import type { Command } from '../command.ts';
import { words } from '../words/index.ts';

/** Writes the app as plain files that any web space can serve. */
export const site: Command = {
  name: 'site',
  summary: byLang((lang) => words[lang].commands.site.summary),
  synopsis: ['veillee site FOLDER'],
  example: 'npx veillee site dist-site',
  details: (lang) => words[lang].commands.site.details,
  run: async (args, io) => (await import('../site/run.ts')).run(args, io),
};
