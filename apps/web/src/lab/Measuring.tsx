import { useSignal } from '@preact/signals';
import { type Cell, csvOf, figuresJson } from '@veillee/gamekit/lab';
import type { JSX } from 'preact';
import { handOut } from '../kit/handOut.ts';
import { labWords } from '../words/lab.ts';
import { lang } from '../words/language.ts';
import type { Bench, Progress } from './bench.ts';
import { perCell, perCellChoices } from './choice.ts';
import css from './Measuring.module.css';

/** To measure more, to stop and to go on, and what may be done with the figures. */
export function Measuring({
  bench,
  cells,
  cell,
}: {
  readonly bench: Bench;
  readonly cells: readonly Cell[];
  readonly cell: Cell;
}): JSX.Element {
  const say = labWords[lang.value];
  const stopped = useSignal(false);
  const progress = bench.progress.value;
  const measure = (some: readonly Cell[]): void => {
    stopped.value = false;
    void bench.measure(some, perCell.value).then((isWhole) => {
      stopped.value = !isWhole;
    });
  };
  const trouble = bench.trouble.value;
  return (
    <section class={css.measuring} aria-label={say.measure}>
      {progress === null ? (
        <ToMeasure cells={cells} cell={cell} measure={measure} resumes={stopped.value} />
      ) : (
        <UnderWay progress={progress} stop={() => bench.stop()} />
      )}
      <p class="hint" role="status">
        {trouble !== null ? say.trouble[trouble] : stopped.value && progress === null ? say.stopped : ''}
      </p>
      <Exports bench={bench} />
    </section>
  );
}

/** All cells that are drawn, or the one that is looked at. */
function ToMeasure({
  cells,
  cell,
  measure,
  resumes,
}: {
  readonly cells: readonly Cell[];
  readonly cell: Cell;
  measure(cells: readonly Cell[]): void;
  readonly resumes: boolean;
}): JSX.Element {
  const say = labWords[lang.value];
  return (
    <>
      <PerCell />
      <div class={css.acts}>
        <button type="button" class={`button small ${css.main}`} onClick={() => measure(cells)}>
          {resumes ? say.resume : say.measureBoard(cells.length)}
        </button>
        {cells.length < 2 ? null : (
          <button type="button" class="button small" onClick={() => measure([cell])}>
            {say.measureCell}
          </button>
        )}
      </div>
    </>
  );
}

/** How many games of each cell are to be known. */
export function PerCell(): JSX.Element {
  const say = labWords[lang.value];
  return (
    <fieldset class={`segments ${css.games}`}>
      <legend class="unseen">{say.perCell}</legend>
      {perCellChoices.map((many) => (
        <button
          key={many}
          type="button"
          aria-pressed={perCell.value === many}
          onClick={() => (perCell.value = many)}
        >
          {say.count(many)}
        </button>
      ))}
    </fieldset>
  );
}

/** A fuse that burns as games come in. */
export function UnderWay({ progress, stop }: { readonly progress: Progress; stop(): void }): JSX.Element {
  const say = labWords[lang.value];
  const { games, of } = progress;
  return (
    <div class={css.underWay}>
      <div>
        <p>
          {say.calculating} · {say.progress(games, of)}
        </p>
        <div
          class={css.fuse}
          role="progressbar"
          aria-label={say.calculating}
          aria-valuemin={0}
          aria-valuemax={of}
          aria-valuenow={games}
          style={{ '--left': 1 - games / Math.max(1, of) }}
        >
          <i />
        </div>
      </div>
      <button type="button" class="button small" onClick={stop}>
        {say.stop}
      </button>
    </div>
  );
}

function Exports({ bench }: { readonly bench: Bench }): JSX.Element | null {
  const say = labWords[lang.value];
  void bench.news.value;
  const { rows, seed, game } = bench.results();
  if (rows.length === 0) return null;
  const { entry } = bench;
  return (
    <div class={css.exports}>
      <button
        type="button"
        class="text-button"
        onClick={() => handOut(`veillee-${game}.csv`, 'text/csv', csvOf(entry, rows))}
      >
        {say.csv}
      </button>
      <button
        type="button"
        class="text-button"
        onClick={() =>
          handOut(
            `veillee-${game}.json`,
            'application/json',
            JSON.stringify(figuresJson(entry, seed, rows), null, 2),
          )
        }
      >
        {say.json}
      </button>
      <button
        type="button"
        class="text-button"
        disabled={bench.progress.value !== null}
        onClick={() => bench.forget()}
      >
        {say.forget}
      </button>
    </div>
  );
}
