import { byLang } from '@veillee/kernel';
import type { Command } from '../command.ts';
import { words } from '../words/index.ts';

/** Serves Veillée: the page, and the tables laid there. */
export function serve(deeds: readonly Command[]): Command {
  return {
    name: 'serve',
    summary: byLang((lang) => words[lang].commands.serve.summary),
    synopsis: ['veillee serve [--host HOST] [--port PORT] [--data FOLDER] [--public URL]'],
    example: 'npx veillee serve --port 8080',
    details: (lang) => words[lang].commands.serve.details,
    run: async (args, io) => (await import('../serve/run.ts')).run(args, io, deeds),
  };
}
