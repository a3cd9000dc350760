import { interval } from '@veillee/gamekit';
import {
  alone,
  type Cell,
  type Player,
  rateOf,
  type Share,
  type TeamShare,
  theTeam,
} from '@veillee/gamekit/lab';
import { capital } from '@veillee/kernel';
import type { JSX } from 'preact';
import { classes } from '../kit/classes.ts';
import { labWords } from '../words/lab.ts';
import { lang } from '../words/language.ts';
import type { Bench } from './bench.ts';
import { type Board, cellAt, type HomeLevel } from './boards.ts';
import css from './CellGrid.module.css';
import { type Choice, home as homeNow } from './choice.ts';
import { FigureTable } from './FigureTable.tsx';
import { knownOf } from './known.ts';
import { campLook, type Tone } from './looks.ts';
import { Stroke } from './Stroke.tsx';
import { campName, cellInWords, wholePercent } from './saying.ts';

interface Props {
  readonly bench: Bench;
  readonly board: Board;
  readonly levels: readonly Player[];
  readonly home: HomeLevel;
  readonly choice: Choice;
  choose(choice: Choice): void;
}

/** Levels one under the other, numbers of players side by side; on a phone one level at a time. */
export function CellGrid(props: Props): JSX.Element {
  const { bench, board, levels, home, choice } = props;
  const say = labWords[lang.value];
  const cells = levels.flatMap((level) =>
    board.counts.map((players) => {
      const cell = cellAt(board, players, level, home);
      return { cell, camps: knownOf(bench, cell).camps };
    }),
  );
  const full = scaleFor(cells.flatMap(({ camps }) => camps));
  return (
    <section aria-label={say.level}>
      <div class={css.choices}>
        <HomeChoice bench={bench} levels={levels} />
        <LevelTabs {...props} />
      </div>
      <div class={css.grid} style={{ '--columns': board.counts.length, '--half': 0.5 / full }}>
        {board.counts.map((players) => (
          <b key={players} class={css.count} aria-hidden="true">
            {say.players(players)}
          </b>
        ))}
        {levels.map((level) => (
          <div key={level} class={classes(css.row, level === choice.level && css.now)}>
            <b class={css.name} aria-hidden="true">
              {say.levels[level]}
            </b>
            {cells
              .filter(({ cell }) => cell.levels[1] === level)
              .map(({ cell, camps }) => (
                <OneCell key={cell.players} {...props} cell={cell} camps={camps} full={full} />
              ))}
          </div>
        ))}
      </div>
      <FigureTable rows={cells.flatMap((known) => rowsOf(bench, known))} />
    </section>
  );
}

interface KnownCell {
  readonly cell: Cell;
  readonly camps: readonly TeamShare[];
}

/** What the table says of a cell. */
const rowsOf = (bench: Bench, { cell, camps }: KnownCell) => {
  const say = labWords[lang.value];
  return camps.map(({ team, share }) => ({
    what: `${say.cell(cell.players, say.adjectives[cell.levels[1]])}, ${campName(bench, team, lang.value)}`,
    share,
  }));
};

/** On a phone, the level that is seen. */
function LevelTabs({ levels, choice, choose }: Props): JSX.Element | null {
  const say = labWords[lang.value];
  if (levels.length < 2) return null;
  return (
    <fieldset class={`segments ${css.level}`}>
      <legend class="unseen">{say.level}</legend>
      {levels.map((level) => (
        <button
          key={level}
          type="button"
          aria-pressed={level === choice.level}
          onClick={() => choose({ ...choice, level })}
        >
          {say.levels[level]}
        </button>
      ))}
    </fieldset>
  );
}

/** Seven tenths, as few win more often than that; where somebody does, all of it. */
export const scaleFor = (camps: readonly TeamShare[]): number =>
  camps.some(({ share }) => interval(share)[1] > 0.7) ? 1 : 0.7;

function OneCell({
  bench,
  choice,
  choose,
  cell,
  camps,
  full,
}: Props & KnownCell & { readonly full: number }): JSX.Element {
  const say = labWords[lang.value];
  const { players, levels } = cell;
  const level = levels[1];
  return (
    <button
      type="button"
      class={css.cell}
      aria-pressed={choice.level === level && choice.players === players}
      onClick={() => choose({ players, level })}
    >
      <span class="unseen">{cellInWords(bench, cell, camps, lang.value)}</span>
      <b class={css.inCell} aria-hidden="true">
        {say.players(players)}
      </b>
      {camps.length === 0 ? (
        <span class={css.none} aria-hidden="true">
          {say.toMeasure}
        </span>
      ) : (
        camps.map(({ team, share }) => (
          <OneCamp key={team} share={share} tone={campLook(bench.listing.id, team).tone} full={full} />
        ))
      )}
    </button>
  );
}

const OneCamp = (camp: {
  readonly share: Share;
  readonly tone: Tone;
  readonly full: number;
}): JSX.Element => (
  <span class={css.camp} aria-hidden="true" data-tone={camp.tone}>
    <span class={css.track}>
      <Stroke {...camp} />
    </span>
    {wholePercent(rateOf(camp.share))}
  </span>
);

/** The mixes: the home team at a level of its own, against each level of the others. */
function HomeChoice({ bench, levels }: Pick<Props, 'bench' | 'levels'>): JSX.Element | null {
  const say = labWords[lang.value];
  const team = bench.entry.weighed?.home;
  if (team === undefined || team === alone) return null;
  const choices = ['same', ...levels, 'chance'] as const;
  return (
    <fieldset class={`chips ${css.homes}`}>
      <legend>{say.home(theTeam(bench.entry, team, lang.value))}</legend>
      {choices.map((one) => (
        <button
          key={one}
          type="button"
          class="chip"
          aria-pressed={homeNow.value === one}
          onClick={() => (homeNow.value = one)}
        >
          {one === 'same' ? capital(say.same) : say.levels[one]}
        </button>
      ))}
    </fieldset>
  );
}
