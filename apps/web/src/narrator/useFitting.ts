import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Two lines at most are read at a glance. */
const mostLines = 2;
/** How far the large words may step down, and those that follow them; by the step the style sheet knows the size. */
const [headSteps, restSteps] = [3, 5];

const linesOf = (head: HTMLElement): number =>
  Math.round(head.offsetHeight / Number.parseFloat(getComputedStyle(head).lineHeight));

/** As large as there is room for: the first words on two lines, and nothing beyond its place. */
function stepDown(place: HTMLElement): void {
  const [head] = place.getElementsByTagName('h1');
  if (head === undefined) return;
  const sizes = place.dataset;
  const isTooMuch = (): boolean =>
    place.scrollHeight > place.clientHeight || place.scrollWidth > place.clientWidth;
  let [large, small] = [0, 0];
  const set = (): void => {
    Object.assign(sizes, { head: String(large), rest: String(small) });
  };
  set();
  while (large < headSteps && linesOf(head) > mostLines) {
    large += 1;
    set();
  }
  while (small < restSteps && isTooMuch()) {
    small += 1;
    set();
  }
  while (large < headSteps && isTooMuch()) {
    large += 1;
    set();
  }
}

/** Words that step down until their place holds them: anew for other words, another place, and once the letters have come. */
export function useFitting<E extends HTMLElement>(words: string): RefObject<E | null> {
  const place = useRef<E>(null);
  const refit = (): void => {
    if (place.current !== null) stepDown(place.current);
  };
  useLayoutEffect(refit, [words]);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(refit);
    if (place.current !== null) watch.observe(place.current);
    void document.fonts.ready.then(refit);
    return () => watch.disconnect();
  }, []);
  return place;
}
