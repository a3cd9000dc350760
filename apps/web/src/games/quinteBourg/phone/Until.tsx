import type { JSX } from 'preact';
import { Fuse, longest, useLeft } from '../../../kit/Fuse.tsx';
import type { Shown } from '../shown.ts';
import { deadlineWords } from './deadline.ts';
import css from './Until.module.css';

/** The time of the present step: a fuse while one can watch it burn, else until when. */
export function Until({ say }: Shown): JSX.Element {
  const left = useLeft();
  if (left === null || left <= longest) return <Fuse />;
  return <p class={css.until}>{deadlineWords(left, new Date(), say.lang)}</p>;
}
