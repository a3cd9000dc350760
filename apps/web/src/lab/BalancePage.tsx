import type { JSX } from 'preact';
import { labAddress } from '../line/address.ts';
import { labWords } from '../words/lab.ts';
import { lang } from '../words/language.ts';
import type { Bench } from './bench.ts';
import { type Board, cellAt, cellsOf, type HomeLevel, levelsOf, ownBoard } from './boards.ts';
import { CardRow } from './CardRow.tsx';
import { CellGrid } from './CellGrid.tsx';
import { choose, home, lookedAt } from './choice.ts';
import { Findings } from './Findings.tsx';
import { knownOf } from './known.ts';
import { Measuring } from './Measuring.tsx';

/** The figures of one board: the sentence, small multiples, and the cards of the cell that is touched. */
export function BalancePage({ bench, board }: { readonly bench: Bench; readonly board: Board }): JSX.Element {
  // Drawn anew with every figure that comes in.
  void bench.news.value;
  const levels = levelsOf(bench.listing);
  const choice = lookedAt(bench, board);
  const cells = cellsOf(board, levels, homeFor(bench));
  const cell = cellAt(board, choice.players, choice.level, homeFor(bench));
  const known = knownOf(bench, cell);
  const say = labWords[lang.value];
  return (
    <>
      <Findings bench={bench} board={board} cell={cell} known={known} />
      {known.isPrinted ? <p class="hint">{say.printed}</p> : null}
      <CellGrid
        bench={bench}
        board={board}
        levels={levels}
        home={homeFor(bench)}
        choice={choice}
        choose={(next) => choose(bench, board, next)}
      />
      <Measuring bench={bench} cells={cells} cell={cell} />
      <CardRow bench={bench} cell={cell} />
      {board.own ? (
        <button type="button" class="text-button" onClick={() => discard(bench, board)}>
          {say.dropDeck}
        </button>
      ) : null}
    </>
  );
}

/** Where a game has no home team, all play alike. */
const homeFor = ({ entry }: Bench): HomeLevel => (entry.weighed === undefined ? 'same' : home.value);

/** What was measured of it is kept: the same cards may come back. */
function discard(bench: Bench, board: Board): void {
  bench.setDecks(
    bench.decks.value.filter((deck, place) => ownBoard(bench.entry, deck, place).id !== board.id),
  );
  location.hash = labAddress(bench.listing.id);
}
