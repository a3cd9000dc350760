import { computed, effect, signal } from '@preact/signals';
import type { View } from '@veillee/blood';
import type { Seat } from '@veillee/kernel';
import { useLayoutEffect } from 'preact/hooks';
import { chairInHand, me, ownPresent, refused } from '../../../line/session.ts';
import { handTo } from '../../../onePhone/chairs.ts';

/**
 * Who has the phone. Whoever is waited for is known to all, so handing it on tells nothing: it goes to them, and leaves
 * them as soon as somebody else is waited for. Anybody at all may ask for it in between, whatever they hold: who may
 * interrupt must not show.
 */

/** Whose turn, trial or tokens everybody waits for. */
export const waitedFor = ({ pending, turn }: View): Seat => pending?.player ?? turn.player;

/** Who asked for the phone out of turn; `someone`: who it is they have still to say. */
export const asking = signal<Seat | 'someone' | null>(null);
/** Who had it last. */
export const lastHolder = signal<Seat | null>(null);

export const holder = computed<Seat | null>(() => {
  const { chair } = me.value;
  return chairInHand.value !== null && typeof chair === 'number' ? chair : null;
});

export function take(seat: Seat): void {
  asking.value = null;
  lastHolder.value = seat;
  refused.value = [];
  handTo(seat);
}

/** Back on the table: nobody sees anything but what all may. */
export function putDown(): void {
  handTo(null);
  refused.value = [];
}

/** « C'est moi »: somebody asks for it. */
export function interrupt(): void {
  putDown();
  asking.value = 'someone';
}

/** Nobody keeps it while somebody else is waited for, unless they asked for it meanwhile. */
export function useHandedOn(waited: Seat): void {
  useLayoutEffect(() => {
    if (holder.value !== null && holder.value !== waited) putDown();
  }, [waited]);
  useLayoutEffect(() => {
    // Whoever lights the screen again may be somebody else.
    const locked = (): void => {
      if (document.visibilityState === 'hidden') putDown();
    };
    document.addEventListener('visibilitychange', locked);
    // At once, not with the next screen: the end is the table's.
    const stop = effect(() => {
      if (ownPresent.value.room?.match?.state !== 'running') putDown();
    });
    return () => {
      stop();
      document.removeEventListener('visibilitychange', locked);
      putDown();
      asking.value = null;
      lastHolder.value = null;
    };
  }, []);
}
