import { blood } from '@veillee/blood';
import { byChance, type Policy } from '@veillee/bots';
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

/** Where powers are invoked at any hour a bot uses one now and then; elsewhere it answers what it is asked. */
const invokes: ReadonlySet<string> = new Set([quinteBourg.id]);
const answering = byChance();
const invoking = byChance(40);
export const botFor = (game: string): Policy => (invokes.has(game) ? invoking : answering);
