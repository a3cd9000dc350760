import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { match, room, tell } from '../../../line/session.ts';
import { keepOnDevice, keptOnDevice } from '../table/device.ts';
import { lastHolder } from './holding.ts';

/** How many have looked at what was dealt: it goes round in the order they sit, and on from there in another tab. */
export interface DealtTo {
  readonly count: number;
  next(): void;
}

const kept = (key: string): number => {
  const [at, count] = (keptOnDevice('dealt') ?? '').split(' ');
  return at === key ? Number(count) || 0 : 0;
};

export function useDealtTo(): DealtTo {
  const key = `${room.value?.code}/${match.value?.number}`;
  const count: Signal<number> = useSignal(kept(key));
  return {
    count: count.value,
    next() {
      lastHolder.value = count.value;
      count.value += 1;
      keepOnDevice('dealt', `${key} ${count.value}`);
    },
  };
}

/** The match stands still while the deal goes round: the first turn opens with its pause like any other (B23). */
export function useStandstill(): void {
  const isPaused = match.value?.paused ?? false;
  useEffect(() => {
    if (!isPaused) void tell({ t: 'pause', paused: true });
  }, [isPaused]);
}

/** Everybody has looked: the first turn begins. */
export const begin = (): void => void tell({ t: 'pause', paused: false });
