import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large something is shown, now and after every change. */
export function useSize(box: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 360, height: 360 });
  useLayoutEffect(() => {
    const shown = box.current;
    if (shown === null) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = shown;
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(shown);
    return () => watch.disconnect();
  }, [box]);
  return size;
}
