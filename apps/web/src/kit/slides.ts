import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Who sits at which place, counted clockwise from six o'clock. */
type Places = readonly (readonly [key: number | undefined, k: number])[];

const angle = (k: number, of: number): number => Math.PI / 2 + (2 * Math.PI * k) / of;

/** Whoever changed places around the table is seen to walk there; with reduced motion they are simply there. */
export function useSlides(list: RefObject<HTMLElement | null>, places: Places): void {
  const before = useRef<Places>(places);
  const order = places.map(([key, k]) => `${key} ${k}`).join();
  useLayoutEffect(() => {
    const was = before.current;
    before.current = places;
    const table = list.current;
    if (table === null || was === places || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [key, k] of places) {
      const [, from] = was.find((one) => key !== undefined && one[0] === key) ?? [];
      const place = table.querySelector<HTMLElement>(`[data-key="${key}"]`);
      if (from === undefined || place === null) continue;
      const [a, b] = [angle(from, was.length), angle(k, places.length)];
      const x = ((Math.cos(a) - Math.cos(b)) * (table.clientWidth - place.offsetWidth)) / 2;
      const y = ((Math.sin(a) - Math.sin(b)) * (table.clientHeight - place.offsetHeight)) / 2;
      if (Math.hypot(x, y) < 1) continue;
      const start = { transform: `translate(${x}px, ${y}px)` };
      place.animate([start, { transform: 'none' }], {
        duration: 320,
        easing: 'cubic-bezier(0.6, 0, 0.2, 1)',
      });
    }
  }, [order]);
}
