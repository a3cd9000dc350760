import { useEffect, useRef, useState } from 'preact/hooks';

/**
 * With a new step what it was before, until the rest of the screen is painted: what is beside the line does not hold up
 * the line. Within a step it is what it is.
 */
export function useAfterPaint<T>(now: T, step: unknown): T {
  const shown = useRef(now);
  const [painted, setPainted] = useState(step);
  if (painted === step) shown.current = now;
  useEffect(() => setPainted(step), [step]);
  return shown.current;
}
