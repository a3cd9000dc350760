import type { Policy } from '@veillee/bots';
import type { Game, Spec } from '@veillee/kernel';

/** A game as rooms know it: by its id, its check and its match; nothing here asks which one it is. */
export type AnyGame = Game<Spec>;
export type Games = ReadonlyMap<string, AnyGame>;
/** Who plays for the bots of a game. */
export type BotFor = (game: string) => Policy;
