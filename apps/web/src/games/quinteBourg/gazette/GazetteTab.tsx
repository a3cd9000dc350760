import type { JSX } from 'preact';
import type { Shown } from '../shown.ts';
import { Village } from '../table/Village.tsx';
import css from './GazetteTab.module.css';

/** The newspaper of the village: what is public, and nothing else. */
export function GazetteTab(shown: Shown): JSX.Element {
  return (
    <div class={css.tab}>
      <Village {...shown} />
    </div>
  );
}
