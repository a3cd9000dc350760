import { type Cell, dealOf, type Player, players } from '@veillee/gamekit/lab';
import { isOneOf, type RawOptions } from '@veillee/kernel';
import { UsageError } from '../command.ts';
import type { Entry } from '../games.ts';
import { inWords } from '../inWords.ts';
import { wholeNumber } from '../options.ts';

/** What is to be measured, as it was asked for. */
export interface Asked {
  readonly scenario?: string | undefined;
  readonly deck?: string | undefined;
  readonly players?: string | undefined;
  readonly levels?: string | undefined;
}

type Mix = Cell['levels'];

/** Every cell that was asked for, in the order of the words. */
export function cellsFor(entry: Entry, asked: Asked): readonly Cell[] {
  const mixes = mixesFor(entry, asked.levels);
  const cells = tablesFor(entry, asked).flatMap((table) =>
    mixes.map((levels): Cell => ({ ...table, levels })),
  );
  for (const cell of cells) checkCell(entry, cell);
  return cells;
}

/** Every list that is printed, at every level, all alike; where chance draws the cards there is no list. */
export function printedCells(entry: Entry): readonly Cell[] {
  const listed = entry.weighed?.scenarios.filter(({ deck, min }) => deck(min) !== null) ?? [];
  if (listed.length === 0) throw new UsageError(({ lab }) => lab.noPrinted(entry.id));
  return cellsFor(entry, { scenario: listed.map(({ id }) => id).join(), players: 'all' });
}

type Table = Pick<Cell, 'players' | 'options'>;

function tablesFor(entry: Entry, { scenario, deck, players: many }: Asked): readonly Table[] {
  const { weighed, listing } = entry;
  if (weighed === undefined) {
    const senseless = scenario !== undefined ? 'scenario' : deck !== undefined ? 'deck' : undefined;
    if (senseless !== undefined)
      throw new UsageError(({ simulate }) => simulate.senseless(senseless, entry.id));
    const { min, max, usual } = listing.players;
    return countsIn(many ?? `${usual}`, min, max).map((count) => ({ players: count, options: {} }));
  }
  if (deck !== undefined) return [deckTable(deck, many)];
  const known = weighed.scenarios.map(({ id }) => id);
  if (scenario === undefined) throw new UsageError(({ simulate }) => simulate.noChoice(known.join(', ')));
  const wanted = scenario === 'all' ? known : scenario.split(',');
  return wanted.flatMap((id) => {
    const found = weighed.scenarios.find((one) => one.id === id);
    if (found === undefined)
      throw new UsageError(({ simulate }) => simulate.noSuchScenario(id, ['all', ...known].join(', ')));
    const options: RawOptions = { scenario: id };
    return countsIn(many ?? 'all', found.min, found.max).map((count) => ({ players: count, options }));
  });
}

/** Cards one by one, three more than players unless said otherwise. */
function deckTable(deck: string, many: string | undefined): Table {
  const cards = deck.split(',').map((id) => id.trim());
  if (many === undefined) throw new UsageError(({ simulate }) => simulate.noPlayers);
  return { players: wholeNumber('--players', many, 1, 1000), options: { deck: cards } };
}

/** `5`, `5-8` or `all`. */
function countsIn(text: string, min: number, max: number): readonly number[] {
  const [from = '', to = from] = text === 'all' ? [`${min}`, `${max}`] : text.split('-');
  const first = wholeNumber('--players', from, 1, 1000);
  const last = wholeNumber('--players', to, first, 1000);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

const isPlayer = (word: string): word is Player => isOneOf(players, word);

/** Where bots have no levels, chance is all there is. */
function mixesFor({ listing, id }: Entry, text: string | undefined): readonly Mix[] {
  if (listing.thinks !== true) {
    if (text !== undefined && text !== 'chance') throw new UsageError(({ lab }) => lab.noLevels(id));
    return [['chance', 'chance']];
  }
  const levels = players.filter((player) => player !== 'chance');
  if (text === 'all') return levels.flatMap((home) => levels.map((others): Mix => [home, others]));
  return (text ?? levels.join()).split(',').map((pair): Mix => {
    const [home = '', others = home] = pair.split('/');
    if (isPlayer(home) && isPlayer(others)) return [home, others];
    throw new UsageError(({ lab }) => lab.noSuchLevel(pair, ['all', ...players].join(', ')));
  });
}

/** What the game refuses is refused once, in its own words, before anything is played. */
function checkCell(entry: Entry, cell: Cell): void {
  const begun = dealOf(entry, cell, '', 0);
  if (!begun.ok) throw new UsageError((_, lang) => inWords(begun.error, entry.game.text[lang]));
}
