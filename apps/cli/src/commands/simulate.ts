import type { Listing } from '@veillee/gamekit';
import { games } from '@veillee/games';
import { byLang } from '@veillee/kernel';
import type { Command } from '../command.ts';
import { words } from '../words/index.ts';

const firstTry = ({ example, players }: Listing): string => example ?? `--players ${players.usual}`;

/** Random legal play through the engine. */
export const simulate: Command = {
  name: 'simulate',
  summary: byLang((lang) => words[lang].commands.simulate.summary),
  synopsis: [
    'veillee simulate [--game ID] [--scenario ID | --deck CARDS] --players N --games K [--seed S] [--json]',
  ],
  example: `npx veillee simulate --game ${games[0].id} ${firstTry(games[0])} --games 2000 --seed 1`,
  async details(lang) {
    const entries = await (await import('../games.ts')).allEntries();
    return words[lang].commands.simulate.details({
      games: games.map(({ id }) => id),
      scenarios: entries.flatMap(({ id, simulated: { scenarios: ids, roles: cards } }) =>
        ids === undefined ? [] : { game: id, ids, cards },
      ),
      mustUse: entries.filter(({ simulated }) => simulated.uses?.all).map(({ id }) => id),
    });
  },
  run: async (args, io) => (await import('../simulate/run.ts')).run(args, io),
};
