import { interval } from '@veillee/gamekit';
import { rateOf, type Share } from '@veillee/gamekit/lab';
import type { JSX } from 'preact';
import { labWords } from '../words/lab.ts';
import { lang } from '../words/language.ts';
import css from './FigureTable.module.css';
import { wholePercent } from './saying.ts';

/** What a plot shows, as a table. */
export function FigureTable({
  rows,
}: {
  readonly rows: readonly { readonly what: string; readonly share: Share }[];
}): JSX.Element | null {
  const say = labWords[lang.value];
  const { what, rate, low, high, games } = say.columns;
  if (rows.length === 0) return null;
  const percent = (share: number): string => say.percent(wholePercent(share));
  return (
    <details class="more">
      <summary>{say.table}</summary>
      <table class={css.figures}>
        <thead>
          <tr>
            {[what, rate, low, high, games].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what: name, share }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{percent(rateOf(share))}</td>
              <td>{percent(interval(share)[0])}</td>
              <td>{percent(interval(share)[1])}</td>
              <td>{share.played}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
