import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { doDeed } from './deeds.ts';
import { entryIn } from './entryIn.ts';
import { deedOf } from './keys.ts';
import { typingNow } from './typing.ts';
import type { Desk } from './useDesk.ts';

/** Whether a key belongs to what has the focus: a field of text other than the console's own, or a button it presses. */
function isElsewhere({ key, target }: KeyboardEvent, desk: HTMLElement | null, touched: boolean): boolean {
  if (!(target instanceof HTMLElement) || target.matches('[data-entry]')) return false;
  if (target.closest('dialog') !== null) return true;
  if (target.matches('input, textarea, select')) return true;
  // A button that was reached by the keyboard is pressed by it; one that was only clicked is not pressed again: with
  // the first key that follows a click browsers show its focus as if it had been reached so.
  return (
    desk?.contains(target) === true &&
    (key === 'Enter' || key === ' ') &&
    !touched &&
    target.matches(':focus-visible')
  );
}

/** The console by keyboard alone: letters go into the line's input, the others do what is written beside them. */
export function useDeskKeys(desk: Desk, frame: RefObject<HTMLElement | null>): void {
  // A key means what the console shows, however soon after it was drawn.
  const drawn = useRef(desk);
  drawn.current = desk;
  const touched = useRef(false);
  useEffect(() => {
    const pointed = (): void => {
      touched.current = true;
    };
    const heard = (event: KeyboardEvent): void => {
      if (event.key === 'Tab') touched.current = false;
      if (event.defaultPrevented || isElsewhere(event, frame.current, touched.current)) return;
      const deed = deedOf(event, typingNow(drawn.current));
      if (deed !== undefined) {
        event.preventDefault();
        doDeed(drawn.current, deed);
      } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) entryIn(frame.current)?.focus();
    };
    addEventListener('pointerdown', pointed, { capture: true });
    addEventListener('keydown', heard);
    return () => {
      removeEventListener('pointerdown', pointed, { capture: true });
      removeEventListener('keydown', heard);
    };
  }, []);
  // Whatever is asked next is typed at once.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused === document.body || focused?.matches('[data-entry], main h1'))
      entryIn(frame.current)?.focus({ preventScroll: true });
  }, [desk.ask?.id]);
}
