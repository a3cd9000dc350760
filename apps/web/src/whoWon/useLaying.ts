import { useSignal } from '@preact/signals';
import type { Where } from './walk.ts';

/** The token in hand on a page where tokens are laid before people. */
export interface Laying {
  readonly token: string | null;
  take(token: string | null): void;
}

export function useLaying({ page }: Where): Laying {
  const held = useSignal<{ readonly page: string; readonly token: string } | null>(null);
  const now = held.value;
  const found = now !== null && now.page === page.id && page.cells.some(({ id }) => id === now.token);
  return {
    token: found ? now.token : null,
    take(token) {
      held.value = token === null ? null : { page: page.id, token };
    },
  };
}
