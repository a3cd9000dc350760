import { signal } from '@preact/signals';
import { match, room, sight } from '../line/session.ts';
import { keepRound, lastRound } from './kept.ts';

/** What was noted last, and of which step; also kept on the device, where it keeps anything. */
const noted = signal<{ readonly of: string; readonly entries: readonly string[] } | null>(null);

/** How far the present step has gone at this phone, entry by entry, which its room knows nothing of. */
export function useRound(): { readonly entries: readonly string[]; keep(entries: readonly string[]): void } {
  const of = [room.value?.code, match.value?.number, sight.value?.clock?.step].join('.');
  return {
    entries: noted.value?.of === of ? noted.value.entries : lastRound(of),
    keep(entries) {
      noted.value = { of, entries };
      keepRound(of, entries);
    },
  };
}
