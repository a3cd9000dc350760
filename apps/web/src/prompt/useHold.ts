import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

type Pad = Pick<
  JSX.IntrinsicElements['button'],
  | 'onPointerDown'
  | 'onPointerUp'
  | 'onPointerLeave'
  | 'onPointerCancel'
  | 'onKeyDown'
  | 'onKeyUp'
  | 'onClick'
  | 'onBlur'
  | 'onContextMenu'
>;

/** Something that shows only while its pad is held, by finger, key, or a screen reader's clicks. */
export function useHold(): { readonly held: Signal<boolean>; readonly pad: Pad } {
  const held = useSignal(false);
  const typed = useRef(false);
  const show = (on: boolean) => () => {
    held.value = on;
  };
  const keys = (on: boolean) => (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    held.value = on;
    typed.current = true;
  };
  return {
    held,
    pad: {
      onPointerDown(event) {
        // What is shown may push the pad from under the pointer: held is held until it is let go.
        event.currentTarget.setPointerCapture(event.pointerId);
        held.value = true;
      },
      onPointerUp: show(false),
      onPointerLeave: show(false),
      onPointerCancel: show(false),
      onKeyDown: keys(true),
      onKeyUp: keys(false),
      onBlur: show(false),
      onContextMenu: (event: Event) => event.preventDefault(),
      // A screen reader clicks without finger or key: there one click shows, the next hides.
      onClick(event: MouseEvent) {
        if (event.detail === 0 && !typed.current) held.value = !held.value;
        typed.current = false;
      },
    },
  };
}
