import { useSignal } from '@preact/signals';
import type { Answer } from '@veillee/kernel';
import { useLayoutEffect } from 'preact/hooks';
import type { Hand, Using } from '../../../prompt/useHand.ts';
import type { Face, PlaySheet } from '../../face.ts';
import type { Seen, Shown } from '../shown.ts';

export const tabIds = ['me', 'village', 'todo', 'gazette'] as const;
export type Tab = (typeof tabIds)[number];

/** Which page of the phone is open, and what one is about to do on the ring. */
export interface Pages {
  readonly tab: Tab;
  open(tab: Tab): void;
  /** Houses are touched to answer, not to be looked at. */
  readonly answering: boolean;
  answer(): void;
  /** The standing right one is about to use. */
  readonly using: Using | null;
  use(topic: string, begun?: Answer): void;
  /** Back from either. */
  leave(): void;
}

/** What the parts of a villager's phone are given. */
export interface AtPhone {
  readonly face: Face;
  readonly shown: Shown;
  readonly hand: Hand | null;
  /** Eyes are closed, and whatever one does must look like what anybody does. */
  readonly dark: boolean;
  readonly sheet: PlaySheet;
  readonly pages: Pages;
}

/** The village has shut its eyes: pages that are the same for everybody. */
export const isNight = ({ view }: Pick<Seen, 'view'>): boolean =>
  view.phase === 'opening' || view.phase === 'night';

interface Wished {
  readonly topic: string;
  readonly begun: Answer | undefined;
}

export function usePages(sight: Seen): Pages {
  const tab = useSignal<Tab>(isNight(sight) ? 'village' : 'todo');
  const answering = useSignal(false);
  const wished = useSignal<Wished | null>(null);
  const night = isNight(sight);
  // Night and morning find everybody on the same page, whatever they were reading.
  useLayoutEffect(() => {
    tab.value = night ? 'village' : 'todo';
    answering.value = false;
    wished.value = null;
  }, [night]);
  const leave = (): void => {
    answering.value = false;
    wished.value = null;
  };
  const right = sight.rights.find(({ topic }) => topic === wished.value?.topic);
  return {
    tab: tab.value,
    open(to) {
      leave();
      tab.value = to;
    },
    answering: answering.value,
    answer() {
      wished.value = null;
      answering.value = true;
      tab.value = 'village';
    },
    using: right === undefined ? null : { right, begun: wished.value?.begun, done: leave },
    use(topic, begun) {
      wished.value = { topic, begun };
      answering.value = true;
      tab.value = 'village';
    },
    leave,
  };
}
