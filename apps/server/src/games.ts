import { blood } from '@veillee/blood';
import { byChance, oneNightBot, type Policy } from '@veillee/bots';
import type { Game, Spec } from '@veillee/kernel';
import { oneNight } from '@veillee/one-night';
import { quinteBourg } from '@veillee/quinte-bourg';

/** A game as rooms know it: by its id, its check and its match; nothing here asks which one it is. */
export type AnyGame = Game<Spec>;
export type Games = ReadonlyMap<string, AnyGame>;

/** The list keeps each game's own types; a room reaches them only through the kernel. */
const known = (...games: readonly unknown[]): Games =>
  new Map((games as readonly AnyGame[]).map((game) => [game.id, game]));

/** The games this server serves. */
export const games: Games = known(oneNight, blood, quinteBourg);

/** Bots answer by chance what they are asked; some games' do a little more. */
const answering = byChance();
const bots: { readonly [game: string]: Policy } = {
  [oneNight.id]: oneNightBot,
  // Where powers are invoked at any hour, a bot uses one now and then.
  [quinteBourg.id]: byChance(40),
};
export const botFor = (game: string): Policy => bots[game] ?? answering;
