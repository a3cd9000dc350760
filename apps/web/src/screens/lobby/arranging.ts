import { type ReadonlySignal, type Signal, useComputed, useSignal } from '@preact/signals';
import type { PersonView, RoomView } from '@veillee/protocol';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { Carry } from '../../kit/Seat.tsx';
import { tell } from '../../line/session.ts';
import type { Lobby } from '../../words/fr/lobby.ts';
import { lang } from '../../words/language.ts';
import { lobbyWords } from '../../words/lobby.ts';

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
  const focusOn = useFocusAfter(room.seats.join());
  const table: Table = {
    room,
    carried,
    focusOn,
    seats: seated.length,
    nameAt: (seat) => seated[seat]?.name ?? '',
    tellOf(say) {
      last.value = () => say(lobbyWords[lang.value]);
    },
  };
  return { told, how, carry: (seat) => carryOf(table, seat, how) };
}

/** Focuses a person's seat once they sit elsewhere: with the next change of this order. */
function useFocusAfter(order: string): (person: number | null) => void {
  const landed = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (landed.current === null) return;
    document.querySelector<HTMLElement>(`[data-key="${landed.current}"] button`)?.focus();
    landed.current = null;
  }, [order]);
  return (person) => {
    landed.current = person;
  };
}

interface Table {
  readonly room: RoomView;
  readonly seats: number;
  readonly carried: Signal<Carried | null>;
  nameAt(seat: number): string;
  tellOf(say: (words: Lobby) => string): void;
  focusOn(person: number | null): void;
}

function carryOf(table: Table, seat: number, how: string): Carry {
  const { carried } = table;
  const now = carried.value;
  const putDown = (): void => {
    carried.value = null;
  };
  return {
    how,
    lifted: now?.seat === seat,
    aimed: now !== null && now.over === seat && now.seat !== seat,
    keyDown: (event) => carryByKey(table, seat, event),
    // A button is pressed when the space bar comes up again.
    keyUp: (event) => {
      if (event.key === ' ') event.preventDefault();
    },
    leave: () => {
      if (carried.value?.seat === seat) putDown();
    },
    drag: {
      lift: () => {
        carried.value = { seat, over: null };
      },
      over: (target) => {
        carried.value = { seat, over: seatIn(target) };
      },
      drop: (target) => drop(table, seat, seatIn(target)),
      end: putDown,
    },
  };
}

function drop({ room, carried, nameAt, tellOf }: Table, from: number, to: number | null): void {
  carried.value = null;
  const [who, other] = [nameAt(from), to === null ? '' : nameAt(to)];
  if (to === null || to === from || other === '') tellOf((say) => say.kept(who));
  else {
    tellOf((say) => say.swapped(who, other));
    void tell({ t: 'arrange', seats: swapped(room.seats, from, to) });
  }
}

const steps: { readonly [key: string]: 1 | -1 } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function carryByKey(table: Table, seat: number, event: KeyboardEvent): void {
  const { room, carried, seats, nameAt, tellOf, focusOn } = table;
  const now = carried.value;
  const step = steps[event.key];
  if (now === null && event.key === ' ') {
    carried.value = { seat, over: seat };
    tellOf((say) => say.lifted(nameAt(seat), seat + 1));
  } else if (now === null) return;
  else if (event.key === ' ' || event.key === 'Enter') {
    focusOn(now.over === now.seat ? null : (room.seats[now.seat] ?? null));
    drop(table, now.seat, now.over);
  } else if (event.key === 'Escape') drop(table, now.seat, null);
  else if (step === undefined) return;
  else {
    const over = ((now.over ?? now.seat) + step + seats) % seats;
    carried.value = { seat: now.seat, over };
    tellOf((say) => (over === now.seat ? say.aboveOwn(over + 1) : say.above(nameAt(over), over + 1)));
  }
  event.preventDefault();
}
