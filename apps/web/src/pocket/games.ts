import { byChance } from '@veillee/bots';
import { games as listed } from '@veillee/games';
import type { BotFor, Games } from '@veillee/rooms';

/** The games and their bots, fetched when the house opens. */
export async function loadGames(): Promise<{ readonly games: Games; readonly botFor: BotFor }> {
  const loaded = await Promise.all(listed.map((listing) => listing.entry()));
  const entries = new Map(loaded.map(({ entry }) => [entry.game.id, entry]));
  const answering = byChance();
  return {
    games: new Map([...entries.values()].map(({ game }) => [game.id, game])),
    botFor: (game) => entries.get(game)?.bot ?? answering,
  };
}
