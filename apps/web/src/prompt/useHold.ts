import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** What a button must listen to in order to be held. */
export type Pad = Pick<
  JSX.IntrinsicElements['button'],
  | 'onPointerDown'
  | 'onPointerUp'
  | 'onPointerCancel'
  | 'onLostPointerCapture'
  | 'onKeyDown'
  | 'onKeyUp'
  | 'onClick'
  | 'onBlur'
  | 'onContextMenu'
>;

/** What makes a button a pad: `hold` is told as long as it is held, by finger, key, or a screen reader's clicks. */
export function usePad(isHeld: boolean, hold: (on: boolean) => void): Pad {
  const typed = useRef(false);
  useLayoutEffect(() => {
    const hide = (): void => hold(false);
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      hold(false);
    };
  }, []);
  const letGo = (): void => hold(false);
  const keys = (on: boolean) => (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    typed.current = true;
    hold(on);
  };
  return {
    onPointerDown(event) {
      // What is shown may push the pad from under the pointer: held is held until it is let go.
      event.currentTarget.setPointerCapture(event.pointerId);
      hold(true);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onLostPointerCapture: letGo,
    onKeyDown: keys(true),
    onKeyUp: keys(false),
    onBlur: letGo,
    onContextMenu: (event: Event) => event.preventDefault(),
    // A screen reader clicks without finger or key: there one click shows, the next hides.
    onClick(event: MouseEvent) {
      if (event.detail === 0 && !typed.current) hold(!isHeld);
      typed.current = false;
    },
  };
}

/** Something that shows only while its pad is held. */
export function useHold(): { readonly held: Signal<boolean>; readonly pad: Pad } {
  const held = useSignal(false);
  const pad = usePad(held.value, (on) => {
    held.value = on;
  });
  return { held, pad };
}
