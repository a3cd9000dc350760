import { computed, signal } from '@preact/signals';
import { isOnePhone, match, room } from '../../../line/session.ts';

/**
 * A neighbour must not read their own card over my shoulder. So at rest every card on my screen lies face down, all
 * alike; they turn up only while a finger (or a key) holds the pad, and those of my two neighbours then show one small
 * letter and number instead of a picture that is known from afar. Nothing is said to a screen reader meanwhile either:
 * a number read aloud is the one thing this game forbids. Who sits alone with bots, or far from everybody, leaves the
 * cards open. Hiding by tilting the phone would want a sensor that plain http pages do not get.
 */

/** A finger holds the pad. */
export const held = signal(false);
/** Somebody far from the others, or alone, chose so; only for as long as this page lives. */
export const leftOpen = signal<boolean | null>(null);

const isAlone = computed(() => {
  const people = room.value?.people ?? [];
  const held = match.value?.holders ?? [];
  return people.filter(({ id, bot }) => !bot && held.includes(id)).length <= 1;
});

/** Never on a phone that goes from hand to hand. */
export const staysOpen = computed(() => !isOnePhone.value && (leftOpen.value ?? isAlone.value));
/** What is hidden from neighbours can be read now. */
export const isOpen = computed(() => held.value || staysOpen.value);

/** Whether somebody sits right beside me, in a round of so many. */
export const isBeside = (me: unknown, seat: number, n: number): boolean =>
  typeof me === 'number' && (seat === (me + 1) % n || me === (seat + 1) % n);
