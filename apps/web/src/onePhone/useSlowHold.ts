import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { usePad } from '../prompt/useHold.ts';

/** So long a pad must be held: whoever only hands the phone on opens nothing. */
const slowly = 400;
/** Turned farther than this the phone is on its way to somebody else. */
const tilted = 35;

export interface SlowHold {
  readonly held: ReadonlySignal<boolean>;
  readonly pad: ReturnType<typeof usePad>;
}

/** A pad that opens after a moment, and shuts when it is let go, when the page is hidden and when the phone is tilted. */
export function useSlowHold(opened?: () => void, shut?: () => void): SlowHold {
  const held = useSignal(false);
  const waiting = useRef<number | null>(null);
  const hold = (on: boolean): void => {
    if (on) {
      if (waiting.current !== null || held.value) return;
      waiting.current = window.setTimeout(() => {
        waiting.current = null;
        held.value = true;
        opened?.();
      }, slowly);
      return;
    }
    if (waiting.current !== null) clearTimeout(waiting.current);
    waiting.current = null;
    if (!held.value) return;
    held.value = false;
    shut?.();
  };
  const latest = useRef(hold);
  latest.current = hold;
  const pad = usePad(held.value, (on) => latest.current(on));
  useTilt(held.value, () => latest.current(false));
  return { held, pad };
}

/** Calls back when the device is turned away from how it was when this began. */
function useTilt(on: boolean, turned: () => void): void {
  useEffect(() => {
    if (!on) return undefined;
    let first: readonly [number, number] | null = null;
    const look = ({ beta, gamma }: DeviceOrientationEvent): void => {
      if (beta === null || gamma === null) return;
      first ??= [beta, gamma];
      if (Math.abs(beta - first[0]) > tilted || Math.abs(gamma - first[1]) > tilted) turned();
    };
    addEventListener('deviceorientation', look);
    return () => removeEventListener('deviceorientation', look);
  }, [on]);
}
