import { games } from '@veillee/games';
import { byLang } from '@veillee/kernel';
import type { Command } from '../command.ts';
import { words } from '../words/index.ts';

const [usual] = games;

/** The workshop: many games among bots, and what they say of a deck. */
export const lab: Command = {
  name: 'lab',
  summary: byLang((lang) => words[lang].commands.lab.summary),
  synopsis: [
    'veillee lab [--game ID] (--scenario IDS|all | --deck CARDS) [--players N|N-M|all] [--levels MIXES|all] [--games K] [--out FILE] [--csv FILE] [--json]',
    'veillee lab --doctor (--scenario ID | --deck CARDS) --players N --levels MIX [--games K] [--out FILE]',
    'veillee lab --printed FILE [--game ID] [--games K] [--out FILE]',
  ],
  example: `npx veillee lab --game ${usual.id} ${usual.example ?? `--players ${usual.players.usual}`} --levels skilled --games 40 --seed 1`,
  async details(lang) {
    return words[lang].commands.lab.details(games.map(({ id }) => id));
  },
  run: async (args, io) => (await import('../lab/run.ts')).run(args, io),
};
