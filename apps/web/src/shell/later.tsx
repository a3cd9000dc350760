import { type Signal, signal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { setTo } from '../kit/setTo.ts';
import { Moment } from './Quiet.tsx';
import { Missing } from './states.tsx';

/** A screen that is fetched when somebody goes there. */
export type Later<P> = FunctionComponent<P> & {
  /** Fetches it before it is needed; what fails now is tried again then. */
  ahead(): void;
};

/** How many have come so far: a screen that was awaited begins at its heading. */
export const arrived = signal(0);

type Came<P> = FunctionComponent<P> | 'missing' | null;

/**
 * While it comes there is the fuse; where it does not come, a way to load everything anew. What comes over another
 * screen (`isOver`) is simply not there, and tried again when it is next wanted.
 */
export function later<P extends object>(load: () => Promise<FunctionComponent<P>>, isOver = false): Later<P> {
  const came: Signal<Came<P>> = signal(null);
  let asked = false;
  let isAwaited = false;
  const fetchIt = (): void => {
    if (asked) return;
    asked = true;
    load().then(
      (component) => {
        came.value = component;
        arrived.value += 1;
      },
      () => {
        asked = false;
        // Fetched ahead and failed, perhaps while somebody had begun to wait for it.
        if (!isAwaited || isOver) return;
        came.value = 'missing';
        arrived.value += 1;
      },
    );
  };
  function Screen(props: P): JSX.Element | null {
    const Known = came.value;
    if (Known === 'missing') {
      return <Missing again={setTo(came, null)} />;
    }
    if (Known === null) {
      isAwaited = true;
      fetchIt();
      return isOver ? null : <Moment />;
    }
    return <Known {...props} />;
  }
  return Object.assign(Screen, { ahead: fetchIt });
}
