import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

interface Box {
  readonly width: number;
  readonly height: number;
}

/** How large a part is drawn, in whole pixels; null until it is. */
export function useBox(ref: RefObject<HTMLElement | null>): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const part = ref.current;
    if (part === null) return undefined;
    const measure = (): void => {
      const [width, height] = [part.clientWidth, part.clientHeight];
      setBox((was) => (was?.width === width && was.height === height ? was : { width, height }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(part);
    return () => watch.disconnect();
  }, []);
  return box;
}
