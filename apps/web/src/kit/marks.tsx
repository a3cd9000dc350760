import { bodies } from 'virtual:icons/house';
import type { JSX } from 'preact';
import { classes } from './classes.ts';
import type { IconName } from './iconNames.ts';
import css from './marks.module.css';

const drawn: { [name: string]: string } = { ...bodies };

/** Brings the drawings of more icons. */
export function bringIcons(more: { readonly [name: string]: string }): void {
  Object.assign(drawn, more);
}

interface Worn {
  /** A class of whoever shows it. */
  readonly look?: string | undefined;
}

/** An engraved icon; it says nothing of its own, its words stand beside it. */
export function Icon({ name, look }: Worn & { readonly name: IconName }): JSX.Element {
  return (
    <svg
      class={classes(css.icon, look)}
      viewBox="0 0 512 512"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawn[name] ?? '' }}
    />
  );
}

const strokes = {
  back: 'M15 3 5 12l10 9-1.5-4L8.6 12 13.5 7Z',
  next: 'M9 3l10 9-10 9 1.5-4 4.9-5-4.9-5Z',
  up: 'M3 15 12 5l9 10-4-1.5L12 8.6 7 13.5Z',
  down: 'M3 9l9 10 9-10-4 1.5L12 15.4 7 10.5Z',
  check:
    'M3 12.5c2 1.2 4 3.3 5.7 6C11.5 12.6 15.5 7.3 21.5 3 16.5 8.5 12.6 15 9.6 22.5H8C6.6 18.6 5 15.3 3 12.5Z',
  close: 'M4 3.5 12 11l8-7.5L12.9 12 20 20.5 12 13l-8 7.5L11.1 12Z',
  plus: 'M11.3 3h1.4l.4 7.9 7.9.4v1.4l-7.9.4-.4 7.9h-1.4l-.4-7.9-7.9-.4v-1.4l7.9-.4Z',
  minus: 'M3 11.3 12 10.9l9 .4v1.4l-9 .4-9-.4Z',
  dots: 'M5 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm7 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm7 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
  pause: 'M6 4h4v16H6ZM14 4h4v16h-4Z',
  lock: 'M12 2a5 5 0 0 1 5 5v3h1.5v11h-13V10H7V7a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v3h6V7a3 3 0 0 0-3-3Zm0 9a1.7 1.7 0 0 0-.8 3.2V18h1.6v-1.8A1.7 1.7 0 0 0 12 13Z',
  query:
    'M12 2c4 0 6.5 2.4 6.5 5.7 0 2.7-1.5 4.1-3.3 5.4-1.3 1-1.9 1.7-1.9 3.4h-2.6c0-2.9 1.2-4 2.8-5.2 1.3-1 2-1.8 2-3.4 0-1.8-1.3-3-3.5-3-2 0-3.3 1-3.7 3L5.6 7.3C6.2 4 8.5 2 12 2Zm0 16.5a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8Z',
} as const;

export function Glyph({ name }: { readonly name: keyof typeof strokes }): JSX.Element {
  return (
    <svg class={css.glyph} viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" d={strokes[name]} />
    </svg>
  );
}

const eyeFlame =
  'M32 1C40 14 54 25 54 41.5 54 54.5 44 63 32 63S10 54.5 10 41.5C10 25 24 14 32 1Zm0 13C26.5 22.5 16.5 31 16.5 41.5c0 9.3 7 15.3 15.5 15.3s15.5-6 15.5-15.3C47.5 31 37.5 22.5 32 14Zm0 13.5c3.6 5.5 8.5 9.2 8.5 15.2 0 5.3-3.9 8.3-8.5 8.3s-8.5-3-8.5-8.3c0-6 4.9-9.7 8.5-15.2Z';

/** The mark of the house: an eye that is a flame. */
export function Mark({ look }: Worn): JSX.Element {
  return (
    <svg
      class={classes(css.mark, look)}
      viewBox="0 0 64 64"
      aria-hidden="true"
      fill="currentColor"
      fill-rule="evenodd"
    >
      <path d={eyeFlame} />
    </svg>
  );
}

export function Flame({ lit = true, look }: Worn & { readonly lit?: boolean }): JSX.Element {
  return (
    <svg class={classes(css.flame, !lit && css.unlit, look)} viewBox="0 0 16 24" aria-hidden="true">
      <path d="M8 0c1.2 5 7 8.5 7 15.2C15 20.3 12 24 8 24s-7-3.7-7-8.8C1 8.5 6.8 5 8 0Z" />
      <path class={css.core} d="M8 9c.8 3 3.5 5 3.5 8.5 0 3-1.5 5-3.5 5s-3.5-2-3.5-5C4.5 14 7.2 12 8 9Z" />
    </svg>
  );
}

/** A rule that swells in its middle. */
export function Swell({ look }: Worn): JSX.Element {
  return (
    <svg class={classes(css.swell, look)} viewBox="0 0 240 8" aria-hidden="true" preserveAspectRatio="none">
      <path
        fill="currentColor"
        d="M0 4C60 3.7 96 2.6 112 2.4L120 0l8 2.4C144 2.6 180 3.7 240 4 180 4.3 144 5.4 128 5.6L120 8l-8-2.4C96 5.4 60 4.3 0 4Z"
      />
    </svg>
  );
}
