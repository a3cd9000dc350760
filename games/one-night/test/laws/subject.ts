import type { Game } from '@veillee/kernel';
import type { Subject } from '@veillee/kernel/laws';
import { type OneNight, oneNight, type RoleId } from '../../src/index.ts';
import { allExtras, knownExtras, randomDeal, randomTable } from '../reference/setups.ts';
import { type Found, findWorld } from './worlds.ts';

/**
 * One Night before the laws; `heard` is told of every world that was looked for. Worlds are told by the model of
 * `test/reference`, which knows the characters of the rule page: theirs are the only tables where they can be looked for.
 */
export const subjectOf = (
  game: Game<OneNight>,
  heard: (found: Found | undefined) => void = () => undefined,
  extras: readonly RoleId[] = knownExtras,
): Subject<OneNight> => ({
  game,
  maxInputs: 3000,
  setup(rng) {
    const agreed = randomTable(rng, extras);
    return rng.below(4) === 0 ? { ...agreed, deal: randomDeal(agreed, rng) } : agreed;
  },
  worlds(played, chair, rng) {
    const found = findWorld(game, played, chair, rng);
    heard(found);
    return found?.world;
  },
});

export const subject = subjectOf(oneNight);
/** With everybody's own characters too, for the laws that need no other world. */
export const subjectWithAll = subjectOf(oneNight, undefined, allExtras);

/** The same at tables that all play with this deck. */
export const withDeck = (subject: Subject<OneNight>, deck: readonly RoleId[]): Subject<OneNight> => ({
  ...subject,
  setup: () => ({ seats: deck.length - 3, options: { deck } }),
});
