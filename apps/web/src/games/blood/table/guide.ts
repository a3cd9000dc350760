import { computed, signal } from '@preact/signals';
import { isOneOf } from '@veillee/kernel';
import type { Seen } from '../shown.ts';
import { keepOnDevice, keptOnDevice } from './device.ts';
import { playerAt } from './handOf.ts';
import type { Placing } from './placing.ts';

/** The hints of a first turn, each tied to what is really asked; given once on a device. */
export const hints = ['cards', 'mutation', 'wait', 'move', 'confirm'] as const;
export type Hint = (typeof hints)[number];

const isHint = (word: string): word is Hint => isOneOf(hints, word);
const passed = signal<readonly Hint[]>((keptOnDevice('guide') ?? '').split(' ').filter(isHint));

export const isGuided = computed(() => passed.value.length < hints.length);

function pass(next: readonly Hint[]): void {
  passed.value = next;
  keepOnDevice('guide', next.join(' '));
}

export const passHint = (hint: Hint): void => {
  if (!passed.value.includes(hint)) pass([...passed.value, hint]);
};
export const stopGuide = (): void => pass(hints);
export const startGuide = (): void => pass([]);

const isDead = ({ chair, view }: Seen): boolean => playerAt(view, chair)?.alive === false;

/** What helps at this very moment: my own questions first, then what everybody waits for. */
export function hintFor(sight: Seen, placing: Placing | null): Hint | null {
  const { turn, pending } = sight.view;
  if (pending !== null || isDead(sight)) return null;
  const fits: { readonly [hint in Hint]: boolean } = {
    confirm: placing?.topic === 'turn.accuse' && placing.answer !== undefined,
    move: placing?.topic === 'turn.accuse' && placing.answer === undefined,
    cards: placing === null,
    mutation: placing === null,
    wait: placing === null && turn.player !== sight.chair,
  };
  return hints.find((hint) => fits[hint] && !passed.value.includes(hint)) ?? null;
}
