import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import type { PersonView, RoomView } from '@veillee/protocol';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { Carry } from '../kit/RoundTable.tsx';
import { tell } from '../line/session.ts';
import { lang } from '../words/language.ts';
import { lobbyWords } from '../words/lobby.ts';

/** Someone who has been picked up, and over which seat they are. */
interface Carried {
  readonly seat: number;
  readonly over: number | null;
}

/** The order around the table, with two who changed places. */
export function swapped(seats: readonly number[], a: number, b: number): number[] {
  const [one, other] = [seats[a], seats[b]];
  return seats.map((id, seat) => (seat === a ? other : seat === b ? one : id) ?? id);
}

const seatIn = (target: string | null): number | null => {
  const [, seat] = /^seat:(\d+)$/.exec(target ?? '') ?? [];
  return seat === undefined ? null : Number(seat);
};

export interface Arranging {
  carry(seat: number): Carry;
  /** What a screen reader says of it. */
  readonly told: ReadonlySignal<string>;
  readonly how: string;
}

/** The host seats people by dragging, or by keys: Space, arrows around the table, Space. Dropped on another, both swap. */
export function useArranging(room: RoomView, seated: readonly PersonView[]): Arranging {
  const carried = useSignal<Carried | null>(null);
  const last = useSignal<() => string>(() => '');
  const told = useComputed(() => last.value());
  const how = useId();
  const landed = useRef<number | null>(null);
  const order = room.seats.join();
  useLayoutEffect(() => {
    if (landed.current === null) return;
    document.querySelector<HTMLElement>(`[data-key="${landed.current}"] button`)?.focus();
    landed.current = null;
  }, [order]);
  const nameAt = (seat: number): string => seated[seat]?.name ?? '';
  const tellOf = (say: (words: (typeof lobbyWords)['fr']) => string): void => {
    last.value = () => say(lobbyWords[lang.value]);
  };
  const drop = (from: number, to: number | null): void => {
    carried.value = null;
    const [who, other] = [nameAt(from), to === null ? '' : nameAt(to)];
    if (to === null || to === from || other === '') tellOf((say) => say.kept(who));
    else {
      tellOf((say) => say.swapped(who, other));
      void tell({ t: 'arrange', seats: swapped(room.seats, from, to) });
    }
  };
  const aim = (seat: number, over: number): void => {
    carried.value = { seat, over };
    tellOf((say) => (over === seat ? say.aboveOwn(over + 1) : say.above(nameAt(over), over + 1)));
  };
  const keyDown = (seat: number, event: KeyboardEvent): void => {
    const now = carried.value;
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (now === null && event.key === ' ') {
      carried.value = { seat, over: seat };
      tellOf((say) => say.lifted(nameAt(seat), seat + 1));
    } else if (now === null) return;
    else if (event.key === ' ' || event.key === 'Enter') {
      landed.current = now.over === now.seat ? null : (room.seats[now.seat] ?? null);
      drop(now.seat, now.over);
    } else if (event.key === 'Escape') drop(now.seat, null);
    else if (step === undefined) return;
    else aim(now.seat, ((now.over ?? now.seat) + step + seated.length) % seated.length);
    event.preventDefault();
  };
  return {
    told,
    how,
    carry: (seat) => ({
      how,
      lifted: carried.value?.seat === seat,
      aimed: carried.value !== null && carried.value.over === seat && carried.value.seat !== seat,
      keyDown: (event) => keyDown(seat, event),
      // A button is pressed when the space bar comes up again.
      keyUp: (event) => {
        if (event.key === ' ') event.preventDefault();
      },
      leave: () => {
        if (carried.value?.seat === seat) carried.value = null;
      },
      drag: {
        lift: () => {
          carried.value = { seat, over: null };
        },
        over: (target) => {
          carried.value = { seat, over: seatIn(target) };
        },
        drop: (target) => drop(seat, seatIn(target)),
        end: () => {
          carried.value = null;
        },
      },
    }),
  };
}
