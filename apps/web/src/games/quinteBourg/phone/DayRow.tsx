import type { JSX } from 'preact';
import { classes } from '../../../kit/classes.ts';
import { phoneWords } from '../phoneWords.ts';
import type { Shown } from '../shown.ts';
import css from './DayRow.module.css';

/** How far the day has gone: its steps in a row, the present one by its name. */
export function DayRow({ sight, say }: Shown): JSX.Element | null {
  const { stage, stages } = sight.view.moment;
  const words = phoneWords[say.lang].todo;
  const at = stages.indexOf(stage);
  if (stages.length < 2) return null;
  const when = (i: number): string => (i < at ? words.done : i === at ? words.now : words.toCome);
  return (
    <div class={css.day}>
      <p aria-hidden="true">{say.format('stage', stage)}</p>
      <ol class={css.row} aria-label={words.step}>
        {stages.map((one, i) => (
          <li
            key={one}
            class={classes(i < at && css.past, i === at && css.now)}
            aria-current={i === at ? 'step' : undefined}
          >
            <span class="unseen">
              {say.format('stage', one)}, {when(i)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
