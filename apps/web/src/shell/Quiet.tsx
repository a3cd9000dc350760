import type { ComponentChildren, JSX } from 'preact';
import { classes } from '../kit/classes.ts';
import { SkyView } from '../kit/SkyView.tsx';
import type { Phase } from '../kit/skies.ts';
import { lang } from '../words/language.ts';
import { shell } from '../words/shell.ts';
import css from './Quiet.module.css';

/** A page that has little to say, under the sky of a phase. */
export function QuietScreen({
  phase,
  children,
}: {
  readonly phase: Phase;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <main class={`screen ${css.quiet}`}>
      <SkyView phase={phase} height={220} />
      {children}
    </main>
  );
}

/** Whose door one stands at. */
export const QuietCode = ({ children }: { readonly children: string }): JSX.Element => (
  <p class={`code knock ${css.code}`}>{children}</p>
);

/** What is to be said besides the heading. */
export const QuietWords = ({ children }: { readonly children: ComponentChildren }): JSX.Element => (
  <div class={`pad stack ${css.told}`} role="status">
    {children}
  </div>
);

/** What one may do next. */
export const QuietActs = ({ children }: { readonly children: ComponentChildren }): JSX.Element => (
  <div class={`pad stack ${css.acts}`}>{children}</div>
);

export function Act({
  ember = false,
  press,
  children,
}: {
  readonly ember?: boolean;
  press(): void;
  readonly children: string;
}): JSX.Element {
  return (
    <button type="button" class={ember ? 'button ember' : `text-button ${css.act}`} onClick={press}>
      {children}
    </button>
  );
}

/** A fuse that burns: something is awaited. */
export function Burning(): JSX.Element {
  return (
    <div class={css.burning} aria-hidden="true">
      <i />
    </div>
  );
}

/** A short wait, the same wherever something is awaited. */
export function Moment({ says }: { readonly says?: string }): JSX.Element {
  return (
    <main class={classes('screen', css.quiet, css.moment)}>
      <Burning />
      <p role="status">{says ?? shell[lang.value].moment}</p>
    </main>
  );
}
