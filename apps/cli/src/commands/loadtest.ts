import type { Command } from '../command.ts';

export const loadtest: Command = {
  name: 'loadtest',
  summary: {
    fr: 'charge un serveur de tables de robots et mesure ce qu’il tient',
    en: 'loads a server with tables of bots and measures what it bears',
  },
  synopsis: [
    'veillee loadtest [--rooms N,…] [--seats N] [--seconds N] [--game ID] [--options JSON] [--json]',
  ],
  example: 'npx veillee loadtest --rooms 50,500 --seconds 5',
  details: {
    fr: `  --rooms     combien de tables à la fois, une mesure pour chaque nombre (50,500,2000)
  --seats     joueurs par table (8)
  --seconds   durée de chaque mesure (12)
  --game      le jeu, --options ses options en JSON (blood, {"opening":0})
  Le serveur, un serveur nu pour comparer et les robots ont chacun leur processus.`,
    en: `  --rooms     how many tables at once, one measurement for each number (50,500,2000)
  --seats     players at a table (8)
  --seconds   how long each measurement takes (12)
  --game      the game, --options its options in JSON (blood, {"opening":0})
  The server, a bare server to compare with, and the bots each have their own process.`,
  },
  run: async (args, io) => (await import('../loadtest/run.ts')).run(args, io),
};
