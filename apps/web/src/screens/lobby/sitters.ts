import type { RoomView } from '@veillee/protocol';
import type { Sitter } from '../../games/face.ts';

/** Who sits at the table, in the order of the seats. */
export const sittersOf = ({ seats, people }: RoomView): Sitter[] =>
  seats.map((id) => {
    const one = people.find((person) => person.id === id);
    return { name: one?.name ?? '…', bot: one?.bot === true };
  });
