import type { Phrase } from '@veillee/kernel';
import type { JSX } from 'preact';
import { Glyph } from '../../../kit/marks.tsx';
import type { Shown } from '../shown.ts';
import css from './Warnings.module.css';

/** What to beware of before it is written down. */
export function Warnings({ say, warnings }: Shown & { readonly warnings: readonly Phrase[] }): JSX.Element {
  return (
    <div role="status">
      <ul class={css.warnings}>
        {warnings.map((one, i) => (
          <li key={i}>
            <Glyph name="query" />
            {say.say(one)}
          </li>
        ))}
      </ul>
    </div>
  );
}
