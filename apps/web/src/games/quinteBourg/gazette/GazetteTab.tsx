import type { JSX } from 'preact';
import type { Shown } from '../shown.ts';
import { AllCards } from '../table/AllCards.tsx';
import { isDark } from '../table/isDark.ts';
import { Gazette } from './Gazette.tsx';
import css from './GazetteTab.module.css';

/** The page of a phone on which the newspaper lies; spirits, who see everything, have that beside it by day. */
export function GazetteTab(shown: Shown): JSX.Element {
  const { view } = shown.sight;
  return (
    <>
      <Gazette {...shown} />
      {view.all === null || isDark(shown.sight) ? null : (
        <div class={css.all}>
          <AllCards all={view.all} say={shown.say} />
        </div>
      )}
    </>
  );
}
