import { type GameEntry, type Listing, nameOf } from '@veillee/gamekit';
import type { Cell, Player } from '@veillee/gamekit/lab';
import { type ByLang, byLang, type RawOptions } from '@veillee/kernel';

/** What is played in the workshop: a scenario, a deck of one's own, or a game that has but one way. */
export interface Board {
  readonly id: string;
  readonly name: ByLang<string>;
  readonly counts: readonly number[];
  readonly options: RawOptions;
  /** Composed here. */
  readonly own?: true;
}

/** A deck composed on this device. */
export interface OwnDeck {
  readonly players: number;
  readonly deck: readonly string[];
}

const upTo = (min: number, max: number): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

/** More players than these are not drawn side by side: some of them stand for all. */
const mostCounts = 8;
const spread = (all: readonly number[]): readonly number[] => {
  const step = (all.length - 1) / (mostCounts - 1);
  return all.length <= mostCounts ? all : upTo(0, mostCounts - 1).map((i) => all[Math.round(i * step)] ?? 0);
};

export function boardsOf({ weighed }: GameEntry, { name, players }: Listing): readonly Board[] {
  if (weighed === undefined)
    return [{ id: 'usual', name, counts: spread(upTo(players.min, players.max)), options: {} }];
  return weighed.scenarios.map(({ id, name: called, min, max }) => ({
    id,
    name: called,
    counts: upTo(min, max),
    options: { scenario: id },
  }));
}

/** The address of the place where a deck is composed. */
export const newDeck = 'new';

/** Called by the cards of which there are fewest elsewhere: its first two. */
export const ownBoard = (entry: GameEntry, { players, deck }: OwnDeck, place: number): Board => ({
  id: `own-${place + 1}`,
  name: byLang((lang) =>
    [...new Set(deck)]
      .slice(0, 2)
      .map((role) => nameOf(entry, 'role', role, lang))
      .join(', '),
  ),
  counts: [players],
  options: { deck: [...deck] },
  own: true,
});

/** Bots that have levels are measured at each; others play by chance. */
export const levelsOf = ({ thinks }: Listing): readonly Player[] =>
  thinks === true ? ['candid', 'skilled', 'sly'] : ['chance'];

/** How whoever begins in the home team plays: as all do, or at a level of their own. */
export type HomeLevel = Player | 'same';

export const cellAt = (
  { options }: Board,
  players: number,
  others: Player,
  home: HomeLevel = 'same',
): Cell => ({ players, options, levels: [home === 'same' ? others : home, others] });

/** Every cell that is drawn for a board, row by row. */
export const cellsOf = (board: Board, levels: readonly Player[], home: HomeLevel): readonly Cell[] =>
  levels.flatMap((level) => board.counts.map((players) => cellAt(board, players, level, home)));
