import { useSignal } from '@preact/signals';
import type { Right } from '@veillee/kernel';
import type { Faced, Opened, PlaySheet } from '../../games/face.ts';
import type { Hand } from '../../prompt/useHand.ts';

/** What the parts of the screen of a match are given. */
export interface InPlay extends Faced {
  /** What is done on the table now; null while there is nothing to do on it. */
  readonly hand: Hand | null;
  /** Eyes are closed. */
  readonly dark: boolean;
  readonly sheet: PlaySheet;
}

export function usePlaySheet(): PlaySheet {
  const opened = useSignal<Opened | null>(null);
  return {
    opened: opened.value,
    open(what) {
      opened.value = what;
    },
    close() {
      opened.value = null;
    },
  };
}

/** The right whose commonest use has buttons of its own; nobody uses it in the dark. */
export const quickRight = ({ face, shown, dark }: InPlay): Right | undefined =>
  dark ? undefined : shown.sight.rights.find(({ topic }) => topic === face.answers.quick?.topic);
