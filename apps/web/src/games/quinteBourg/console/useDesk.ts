import { type Signal, useSignal } from '@preact/signals';
import type { Seat } from '@veillee/kernel';
import type { PersonView } from '@veillee/protocol';
import type { Hand, Script, ScriptLine } from '@veillee/quinte-bourg';
import { useEffect } from 'preact/hooks';
import { eyes, isAway, match, room } from '../../../line/session.ts';
import type { Face } from '../../face.ts';
import type { Shown } from '../shown.ts';
import { type Acting, actingAsk } from './acting.ts';
import { type Ask, asksOf, firstOpen, inOrderOf } from './asks.ts';
import { partOf } from './split.ts';
import { useWriting, type Writing } from './useWriting.ts';

export type Layer = 'camps' | 'specialities' | 'offices' | 'purses' | 'charms' | 'none';
export type Roads = 'all' | 'attack' | 'none';
export type Tab = 'person' | 'register' | 'gauges' | 'gazette' | 'rules';
export const layers: readonly Layer[] = ['camps', 'specialities', 'offices', 'purses', 'charms', 'none'];
export const shownRoads: readonly Roads[] = ['all', 'attack', 'none'];
export const tabs: readonly Tab[] = ['person', 'register', 'gauges', 'gazette', 'rules'];

/** One of many who are asked the same. */
interface Part {
  readonly of: string;
  readonly seat: Seat;
}

/** What is looked at; nothing of it reaches the match. */
export interface Looks {
  readonly seat: Signal<Seat | null>;
  readonly layer: Signal<Layer>;
  readonly roads: Signal<Roads>;
  readonly tab: Signal<Tab>;
  /** A line that is read again. */
  readonly reread: Signal<number | null>;
  /** Going back is looked at: to before which input; the latest unless one is named. */
  readonly undo: Signal<number | 'latest' | null>;
  readonly help: Signal<boolean>;
  /** On a phone: what else one can do than go through the script. */
  readonly tools: Signal<boolean>;
  readonly search: Signal<string | null>;
  /** Whose answer alone is written, of many who are asked. */
  readonly part: Signal<Part | null>;
  /** A hand that goes up at the table, being written. */
  readonly acting: Signal<Acting | null>;
  /** Whose hand was asked to wait and is looked at again. */
  readonly taken: Signal<Seat | null>;
}

/** Everything that the parts of the console share. */
export interface Desk {
  readonly face: Face;
  readonly shown: Shown;
  readonly script: Script | null;
  readonly asks: readonly Ask[];
  readonly ask: Ask | undefined;
  /** A hand that went up on a phone: nothing else is written before it is settled. */
  readonly hand: Hand | undefined;
  /** The villager whose file lies open: whoever was touched, else whom the line concerns. */
  readonly filed: Seat | null;
  readonly looks: Looks;
  readonly writing: Writing;
}

const holderOf = (seat: Seat): PersonView | undefined =>
  room.value?.people.find(({ id }) => id === match.value?.holders[seat]);

/** Whether nobody but the master answers for a seat. */
export const isPaper = (seat: Seat): boolean => holderOf(seat)?.paper === true;

/** Whether the phone that a seat has cannot be reached. */
export const isCutOff = (seat: Seat): boolean => !isPaper(seat) && isAway(holderOf(seat));

function useLooks(): Looks {
  return {
    seat: useSignal<Seat | null>(null),
    layer: useSignal<Layer>('camps'),
    roads: useSignal<Roads>('all'),
    tab: useSignal<Tab>('person'),
    reread: useSignal<number | null>(null),
    undo: useSignal<number | 'latest' | null>(null),
    help: useSignal(false),
    tools: useSignal(false),
    search: useSignal<string | null>(null),
    part: useSignal<Part | null>(null),
    acting: useSignal<Acting | null>(null),
    taken: useSignal<Seat | null>(null),
  };
}

export function useDesk(face: Face, shown: Shown): Desk {
  const { sight } = shown;
  const { script } = sight.view;
  const looks = useLooks();
  const called = presentIn(script)?.called ?? [];
  const asks = sight.master === 'human' ? inOrderOf(called, asksOf(sight, isPaper)) : [];
  const acting = looks.acting.value === null ? undefined : actingAsk(looks.acting.value, sight);
  const hand = looks.acting.value === null ? handNow(script, looks) : undefined;
  const open = hand === undefined ? firstOpen(asks) : undefined;
  const ask = looks.acting.value !== null ? acting : narrowed(open, looks.part.value);
  // With the next line the file of whoever it concerns lies open, unless one looks through somebody's eyes.
  useEffect(() => {
    if (eyes.value === null) looks.seat.value = null;
  }, [sight.clock?.step]);
  return {
    face,
    shown,
    script,
    asks,
    ask,
    hand,
    filed:
      looks.seat.value ??
      ask?.seats[0] ??
      hand?.seat ??
      called.find(({ seat }) => seat !== null)?.seat ??
      null,
    looks,
    writing: useWriting({ face, shown, asks, ask, acting: looks.acting, part: looks.part }),
  };
}

const narrowed = (ask: Ask | undefined, part: Part | null): Ask | undefined =>
  ask !== undefined && part?.of === ask.id && ask.seats.includes(part.seat) ? partOf(ask, part.seat) : ask;

/** The hand that lies on top: one that nobody asked to wait, or one that is taken up again. */
const handNow = (script: Script | null, { taken }: Looks): Hand | undefined =>
  script?.hands.find(({ seat, waits }) => !waits || seat === taken.value);

const presentIn = (script: Script | null): ScriptLine | undefined =>
  script?.lines.find(({ when }) => when === 'present');
