import type { ComponentChildren, JSX } from 'preact';
import { classes } from '../kit/classes.ts';
import { clouds, engrave, rays } from '../kit/engrave.ts';
import type { IconName } from '../kit/iconNames.ts';
import { Icon, Mark } from '../kit/marks.tsx';
import css from './PrintedCard.module.css';

let engraved: string | null = null;
/** The light behind a figure in its arch, engraved once for all cards. */
function arch(): string {
  engraved ??=
    engrave({ width: 100, height: 112, pitch: 3.4, step: 3, fullest: 0.5, wobble: 0.4 }, (x, y) => {
      if (y < 46 && Math.hypot(x - 50, y - 46) > 49) return 0;
      const d = Math.hypot(x - 50, y - 58);
      return Math.min(0.62, Math.max(0, (d - 34) / 60) + (clouds(x * 0.04, y * 0.2) - 0.5) * 0.3);
    }) + rays(50, 58, 25, 44, 56, 1.5);
  return engraved;
}

interface Printed {
  readonly icon: IconName;
  /** In its corner. */
  readonly corner?: string | undefined;
  readonly name?: ComponentChildren;
  readonly foot?: ComponentChildren;
  /** No words fit on it. */
  readonly bare?: boolean;
  readonly look?: string | undefined;
}

/** A card turned up for all: printed, as large as its letters say. */
export function PrintedCard({ icon, corner, name, foot, bare = false, look }: Printed): JSX.Element {
  return (
    <span class={classes(css.card, css.up, bare && css.bare, look)}>
      {corner === undefined || bare ? null : <small class={css.corner}>{corner}</small>}
      <span class={css.arch}>
        <svg viewBox="0 0 100 112" preserveAspectRatio="none" aria-hidden="true">
          <path class={css.frame} d="M1 111V46C1 18 26 2 50 1c24 1 49 17 49 45v65Z" />
          {bare ? null : <path class={css.lines} d={arch()} />}
        </svg>
        <Icon name={icon} />
      </span>
      {bare || name === undefined ? null : <span class={css.name}>{name}</span>}
      {bare || foot === undefined ? null : <span class={css.foot}>{foot}</span>}
    </span>
  );
}

/** Its back: a flame in an eye. */
export function CardBack({ look }: { readonly look?: string | undefined }): JSX.Element {
  return (
    <span class={classes(css.card, css.back, look)}>
      <svg class={css.eye} viewBox="0 0 44 88" aria-hidden="true">
        <path d="M22 1C35 17 43 31 43 44S35 71 22 87C9 71 1 57 1 44S9 17 22 1Z" />
      </svg>
      <Mark look={css.flame} />
    </span>
  );
}
