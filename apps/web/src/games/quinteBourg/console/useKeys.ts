import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { eyes, match, tell } from '../../../line/session.ts';
import { entryIn } from './entryIn.ts';
import { type DeskDeed, deedOf, type Typing } from './keys.ts';
import { turn } from './turn.ts';
import { typingOf } from './typing.ts';
import { type Desk, layers, shownRoads, tabs } from './useDesk.ts';

const nothing: Typing = { typed: '', meant: [], wantsNumber: false };

function typingNow({ ask, writing: { entry, wording } }: Desk): Typing {
  return ask === undefined || entry === null || wording === null ? nothing : typingOf(ask, entry, wording);
}

/** Whether a key belongs to what has the focus: a field of text other than the console's own, or a button it presses. */
function isElsewhere({ key, target }: KeyboardEvent, desk: HTMLElement | null): boolean {
  if (!(target instanceof HTMLElement) || target.matches('[data-entry]')) return false;
  if (target.closest('[role=dialog]') !== null) return true;
  if (target.matches('input, textarea, select')) return true;
  // A button that was reached by the keyboard is pressed by it; one that was only clicked is not pressed again.
  return (
    desk?.contains(target) === true && (key === 'Enter' || key === ' ') && target.matches(':focus-visible')
  );
}

/** The console by keyboard alone: letters go into the line's input, the others do what is written beside them. */
export function useKeys(desk: Desk, frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isElsewhere(event, frame.current)) return;
      const deed = deedOf(event, typingNow(desk));
      if (deed !== undefined) {
        event.preventDefault();
        doDeed(desk, deed);
      } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) entryIn(frame.current)?.focus();
    };
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  });
  // Whatever is asked next is typed at once.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused === document.body || focused?.matches('[data-entry], main h1'))
      entryIn(frame.current)?.focus({ preventScroll: true });
  }, [desk.ask?.id]);
}

function doDeed(desk: Desk, deed: DeskDeed): void {
  const { looks, writing, script } = desk;
  if (typeof deed === 'object') looks.tab.value = tabs[deed.tab] ?? 'person';
  else if (deed === 'record') writing.record();
  else if (deed === 'nobody') writing.pass();
  else if (deed === 'undo') looks.undo.value = true;
  else if (deed === 'layer') turn(looks.layer, layers);
  else if (deed === 'roads') turn(looks.roads, shownRoads);
  else if (deed === 'search' || deed === 'hand') {
    looks.search.value = '';
    looks.tab.value = 'person';
  } else if (deed === 'help') looks.help.value = !looks.help.value;
  else if (deed === 'print') print();
  else if (deed === 'pause') void tell({ t: 'pause', paused: match.value?.paused !== true });
  else if (deed === 'eyes') lookThrough(desk);
  else if (deed === 'clear') {
    writing.type('');
    looks.reread.value = null;
    looks.help.value = false;
  } else {
    const lines = script?.lines.length ?? 0;
    const from = looks.reread.value ?? script?.lines.findIndex(({ when }) => when === 'present') ?? 0;
    looks.reread.value = Math.max(0, Math.min(lines - 1, from + (deed === 'earlier' ? -1 : 1)));
  }
}

function lookThrough({ looks }: Desk): void {
  const seat = looks.seat.value;
  if (seat === null) return;
  looks.tab.value = 'person';
  void tell({ t: 'look', seat: eyes.value?.chair === seat ? null : seat });
}
