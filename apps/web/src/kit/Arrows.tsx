import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { arrowBetween, type Spot } from './arrow.ts';
import medallion from './Medallion.module.css';

/** Arrows over a round table, from seat to seat. */
export function Arrows({
  box,
  pairs,
  look,
}: {
  /** What the table lies in. */
  readonly box: { readonly current: HTMLElement | null };
  readonly pairs: readonly (readonly [from: number, to: number])[];
  readonly look: string | undefined;
}): JSX.Element {
  const drawn = useSignal({ path: '', width: 1, height: 1 });
  useLayoutEffect(() => {
    const measure = (): void => {
      const around = box.current?.getBoundingClientRect();
      if (box.current === null || around === undefined) return;
      const spots = spotsIn(box.current, around);
      const paths = pairs.map(([from, to]) => {
        const [a, b] = [spots(from), spots(to)];
        return a === undefined || b === undefined ? '' : arrowBetween(a, b);
      });
      drawn.value = { path: paths.join(''), width: around.width, height: around.height };
    };
    measure();
    const seen = new ResizeObserver(measure);
    if (box.current !== null) seen.observe(box.current);
    return () => seen.disconnect();
  }, [JSON.stringify(pairs), box, drawn]);
  const { path, width, height } = drawn.value;
  return (
    <svg class={look} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** Where the medallions of a table are. */
const spotsIn =
  (box: HTMLElement, around: DOMRect) =>
  (seat: number): Spot | undefined => {
    const found = box
      .querySelector(`[data-drop="seat:${seat}"] .${medallion.medallion}`)
      ?.getBoundingClientRect();
    if (found === undefined) return undefined;
    const r = found.width / 2;
    return { x: found.x - around.x + r, y: found.y - around.y + found.height / 2, r };
  };
