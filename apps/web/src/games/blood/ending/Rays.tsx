import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { rays } from '../../../kit/engrave.ts';
import css from './Weighing.module.css';

/** Red light behind the card that is turned. */
export function Rays({ size, lit }: { readonly size: number; readonly lit: boolean }): JSX.Element {
  const far = size * (lit ? 2.05 : 1.5);
  const d = useMemo(() => rays(0, 0, size * 0.7, far, 72, size * 0.045), [size, far]);
  return (
    <svg class={css.rays} viewBox="0 0 2 2" width="2" height="2" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
