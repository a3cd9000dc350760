import type { JSX } from 'preact';
import { Fuse } from '../kit/Fuse.tsx';
import { SkyView } from '../kit/SkyView.tsx';
import type { Phase } from '../kit/skies.ts';
import { words } from '../words/language.ts';
import css from './LayDown.module.css';

/** The phone goes back to the middle of the table; on a touch, or when the time is up. */
export function LayDown({
  phase,
  title,
  more,
  act,
  back,
}: {
  readonly phase: Phase;
  readonly title: string;
  readonly more: string;
  readonly act?: { readonly label: string; press(): void } | undefined;
  readonly back?: (() => void) | undefined;
}): JSX.Element {
  return (
    <main class={`screen ${css.lay}`}>
      <SkyView phase={phase} height={230} look={css.sky} />
      <section class={`pad ${css.words}`}>
        <h1 class="knock">{title}</h1>
        <p class="knock">{more}</p>
      </section>
      <div class="dock">
        {act === undefined ? (
          <Fuse />
        ) : (
          <button type="button" class="button ember" onClick={act.press}>
            {act.label}
          </button>
        )}
        {back === undefined ? null : (
          <button type="button" class="text-button" onClick={back}>
            {words.value.back}
          </button>
        )}
      </div>
    </main>
  );
}
