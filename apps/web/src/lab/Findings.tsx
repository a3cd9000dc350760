import { alone, type Cell } from '@veillee/gamekit/lab';
import type { JSX } from 'preact';
import { Icon } from '../kit/marks.tsx';
import { labWords } from '../words/lab.ts';
import { lang } from '../words/language.ts';
import type { Bench } from './bench.ts';
import type { Board } from './boards.ts';
import css from './Findings.module.css';
import type { Known } from './known.ts';
import { campLook } from './looks.ts';
import { campName, reading } from './saying.ts';

interface Props {
  readonly bench: Bench;
  readonly board: Board;
  readonly cell: Cell;
  readonly known: Known;
}

/** The sentence over the figures, then what colours and shapes stand for. */
export function Findings({ bench, board, cell, known }: Props): JSX.Element {
  const game = bench.listing.id;
  return (
    <>
      <p class={css.reading} role="status">
        {reading(bench, board, cell, known.camps, lang.value).map(({ says, camp }, i) => (
          <>
            {i > 0 ? ' ' : ''}
            {camp === undefined ? says : <b data-tone={campLook(game, camp).tone}>{says}</b>}
          </>
        ))}
      </p>
      <Key bench={bench} known={known} />
    </>
  );
}

function Key({ bench, known }: Pick<Props, 'bench' | 'known'>): JSX.Element {
  const say = labWords[lang.value];
  const game = bench.listing.id;
  const camps = [...bench.entry.simulated.teams, alone].filter((camp) =>
    known.camps.some(({ team }) => team === camp),
  );
  return (
    <ul class={css.key}>
      {camps.map((camp) => (
        <li key={camp} data-tone={campLook(game, camp).tone}>
          <Icon name={campLook(game, camp).icon} />
          {campName(bench, camp, lang.value)}
        </li>
      ))}
      <li>
        <i class={css.sample} aria-hidden="true" />
        {known.games === 0 ? say.keyUnmeasured : say.key(say.count(known.games))}
      </li>
      <li class={css.landmark}>{say.landmark}</li>
    </ul>
  );
}
