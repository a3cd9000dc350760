import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

type Part = RefObject<HTMLElement | null>;

/** What a name under the lowest seat keeps from the dock. */
const gap = 8;

/**
 * How much of the screen's height is not the table's: what stands over it, and the dock, however high it is just now, so
 * that it never lies over one's own place.
 */
export function useAround(table: Part, dock: Part): number | null {
  const [around, setAround] = useState<number | null>(null);
  useLayoutEffect(() => {
    const [top, under] = [table.current, dock.current];
    if (top === null || under === null) return undefined;
    const measure = (): void => setAround(top.offsetTop + under.offsetHeight + gap);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(under);
    // What is called stands right over the table.
    if (top.previousElementSibling !== null) watch.observe(top.previousElementSibling);
    return () => watch.disconnect();
  }, []);
  return around;
}
