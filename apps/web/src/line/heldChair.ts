import { type ReadonlySignal, signal } from '@preact/signals';
import { type Entrance, type Message, nothingYet, type Present } from '@veillee/protocol';
import { openLine, type Refusals, type Wish } from './line.ts';
import type { Chair } from './session.ts';
import { wireTo } from './wires.ts';

/** A chair in the pocket that this page holds for somebody: a line of its own into the same room. */
export interface HeldChair extends Chair {
  readonly token: string;
  /** Whether it came in: nothing, or why not. */
  readonly came: Promise<Refusals>;
  close(): void;
}

/** Takes a chair; after a lost connection it comes back by its token. */
export function holdChair(first: Message<'enter'>): HeldChair {
  const present = signal<Present>(nothingYet);
  const { name: _, gender: __, ...again } = first;
  let entrance: Entrance = first;
  let settle: (no: Refusals) => void = () => {};
  const came = new Promise<Refusals>((done) => {
    settle = done;
  });
  const line = openLine(
    () => entrance,
    {
      state: () => {},
      present(now) {
        present.value = now;
        settle(undefined);
      },
      entered() {
        entrance = again;
      },
      code: () => {},
      door: () => {},
      refused(no, outside) {
        if (outside) line.close();
        settle(no);
      },
      ended: (why) => settle([why]),
    },
    wireTo.pocket,
  );
  const seen: ReadonlySignal<Present> = present;
  return {
    token: first.token,
    present: seen,
    came,
    tell: (wish: Wish) => line.send(wish),
    close: () => line.close(),
  };
}
