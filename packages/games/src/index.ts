import { listing as blood } from '@veillee/blood/listing';
import type { Listing } from '@veillee/gamekit';
import { listing as oneNight } from '@veillee/one-night/listing';
import { listing as quinteBourg } from '@veillee/quinte-bourg/listing';

/** The games there are. Server, web app, command line, tests and pictures know them from here. */
const listed = [
  // The usual one comes first.
  oneNight,
  blood,
  quinteBourg,
] as const;

/** The engravings that stand for games, and those of their cards. */
export type GameIcon = (typeof listed)[number]['icon'];
export type CardIcon = (typeof listed)[number] extends Listing<string, infer Icon> ? Icon : never;

export const games: readonly [Listing<GameIcon>, ...Listing<GameIcon>[]] = listed;

export const gameNamed = (id: string): Listing<GameIcon> | undefined => games.find((game) => game.id === id);
