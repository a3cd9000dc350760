import { byChance } from '@veillee/bots';
import { games as listed } from '@veillee/games';
import type { BotFor, Games } from '@veillee/rooms';

const loaded = await Promise.all(listed.map((listing) => listing.entry()));
const entries = new Map(loaded.map(({ entry }) => [entry.game.id, entry]));

/** The games this server serves. */
export const games: Games = new Map([...entries.values()].map(({ game }) => [game.id, game]));

/** Bots answer by chance what they are asked; some games' do a little more. */
const answering = byChance();
export const botFor: BotFor = (game) => entries.get(game)?.bot ?? answering;
