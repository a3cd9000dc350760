import type { RoomView } from '@veillee/protocol';
import { useEffect } from 'preact/hooks';
import type { Options, Sitter } from '../games/face.ts';
import { faceOf } from '../games/registry.ts';
import { isHost, tell } from '../line/session.ts';

/** Who sits at the table, in the order of the seats. */
export const sittersOf = ({ seats, people }: RoomView): Sitter[] =>
  seats.map((id) => {
    const one = people.find((person) => person.id === id);
    return { name: one?.name ?? '…', bot: one?.bot === true };
  });

/** Who sat where when this page last looked; a game in between changes nothing of it. */
let last: { readonly code: string; readonly seats: readonly number[] } | null = null;
/** Sent, and not heard back yet. */
let underway: Options | null = null;

/** Whoever moves takes along what the options say of their seat: the host's page sees to it. */
export function useReseating(room: RoomView): void {
  const order = room.seats.join();
  const known = faceOf(room.game) !== undefined;
  useEffect(() => {
    const before = last?.code === room.code ? last.seats : room.seats;
    const reseat = faceOf(room.game)?.reseat;
    if (known || room.game === null) last = { code: room.code, seats: room.seats };
    if (!isHost.value || reseat === undefined) return;
    const was = underway ?? room.options;
    const moved = room.seats.map((id, seat) => ({
      bot: sittersOf(room)[seat]?.bot === true,
      was: before.includes(id) ? before.indexOf(id) : undefined,
    }));
    const now = reseat(was, moved);
    if (now === was) return;
    underway = now;
    void tell({ t: 'settings', options: now }).then(() => {
      if (underway === now) underway = null;
    });
  }, [order, known]);
}
