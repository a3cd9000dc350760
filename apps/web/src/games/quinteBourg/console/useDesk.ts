import { type Signal, useSignal } from '@preact/signals';
import type { Answer, Seat } from '@veillee/kernel';
import type { Script } from '@veillee/quinte-bourg';
import { useEffect } from 'preact/hooks';
import { match, room, tell } from '../../../line/session.ts';
import { type Draft, freshDraft, toggled } from '../../../prompt/draft.ts';
import type { Face } from '../../face.ts';
import { optionWords, wayWords } from '../../words.ts';
import type { Shown } from '../shown.ts';
import { type Ask, asksOf, firstOpen, isSettled } from './asks.ts';
import { type Entry, freshEntry, passOf, returned, type Wording } from './entry.ts';

export type Layer = 'camps' | 'specialities' | 'offices' | 'purses' | 'none';
export type Roads = 'all' | 'attack' | 'none';
export type Tab = 'person' | 'register' | 'gauges' | 'gazette' | 'rules';
export const layers: readonly Layer[] = ['camps', 'specialities', 'offices', 'purses', 'none'];
export const shownRoads: readonly Roads[] = ['all', 'attack', 'none'];
export const tabs: readonly Tab[] = ['person', 'register', 'gauges', 'gazette', 'rules'];

/** What is looked at; nothing of it reaches the match. */
export interface Looks {
  readonly seat: Signal<Seat | null>;
  readonly layer: Signal<Layer>;
  readonly roads: Signal<Roads>;
  readonly tab: Signal<Tab>;
  /** A line that is read again. */
  readonly reread: Signal<number | null>;
  readonly undo: Signal<boolean>;
  readonly help: Signal<boolean>;
  readonly search: Signal<string | null>;
}

/** What is written down. */
export interface Writing {
  readonly entry: Entry | null;
  readonly wording: Wording | null;
  /** The return key on an empty line was pressed while somebody still answers. */
  readonly warned: boolean;
  type(typed: string): void;
  change(draft: Draft): void;
  record(): void;
  pass(): void;
  /** A villager was touched: whether that answers the present question. */
  touch(seat: Seat): boolean;
  next(): void;
}

/** Everything that the parts of the console share. */
export interface Desk {
  readonly face: Face;
  readonly shown: Shown;
  readonly script: Script | null;
  readonly asks: readonly Ask[];
  readonly ask: Ask | undefined;
  readonly looks: Looks;
  readonly writing: Writing;
}

/** Whether nobody but the master answers for a seat. */
export function isPaper(seat: Seat): boolean {
  const holder = match.value?.holders[seat];
  return room.value?.people.find(({ id }) => id === holder)?.paper === true;
}

function useLooks(): Looks {
  return {
    seat: useSignal<Seat | null>(null),
    layer: useSignal<Layer>('camps'),
    roads: useSignal<Roads>('all'),
    tab: useSignal<Tab>('person'),
    reread: useSignal<number | null>(null),
    undo: useSignal(false),
    help: useSignal(false),
    search: useSignal<string | null>(null),
  };
}

export function useDesk(face: Face, shown: Shown): Desk {
  const { sight } = shown;
  const asks = sight.master === 'human' ? asksOf(sight, isPaper) : [];
  const ask = firstOpen(asks);
  const looks = useLooks();
  return {
    face,
    shown,
    script: sight.view.script,
    asks,
    ask,
    looks,
    writing: useWriting({ face, shown, asks, ask }),
  };
}

const wordingOf = ({ face, shown }: Pick<Desk, 'face' | 'shown'>, ask: Ask): Wording => ({
  way: (way) => wayWords(face, ask.topic, way, shown.say),
  option: (of, option) => optionWords(face, of, option, shown),
});

type Written = Pick<Desk, 'face' | 'shown' | 'asks' | 'ask'>;

function useWriting({ face, shown, asks, ask }: Written): Writing {
  const kept = useSignal<{ readonly id: string; readonly entry: Entry } | null>(null);
  const step = shown.sight.clock?.step ?? null;
  const { next, goOn, warned, hurry } = useNext(step, asks);
  const wording = ask === undefined ? null : wordingOf({ face, shown }, ask);
  const entry =
    ask === undefined
      ? null
      : kept.value?.id === ask.id
        ? kept.value.entry
        : freshEntry(ask.form, ask.answered);
  const keep = (changed: Entry): void => {
    if (ask !== undefined) kept.value = { id: ask.id, entry: changed };
  };
  const send = async (answer: Answer): Promise<void> => {
    if (ask === undefined) return;
    const [only, ...more] = ask.seats;
    const whom = only === undefined ? {} : { for: more.length === 0 ? only : [...ask.seats] };
    const no = await tell({ t: 'answer', prompt: ask.prompt, answer, ...whom });
    if (no !== undefined) return;
    kept.value = null;
    goOn();
  };
  return {
    entry,
    wording,
    warned,
    type: (typed) => (entry === null ? undefined : keep({ ...entry, typed })),
    change: (draft) => keep({ draft, typed: '' }),
    record() {
      if (ask === undefined || entry === null || wording === null) next();
      else {
        const done = returned(ask.form, entry, wording);
        if (done === null) hurry(entry.typed === '' && !ask.waits);
        else if ('send' in done) void send(done.send);
        else keep(done.entry);
      }
    },
    pass() {
      const nobody = ask === undefined ? undefined : passOf(ask.form);
      if (nobody !== undefined) void send(nobody);
    },
    touch(seat) {
      const draft = ask === undefined || entry === null ? undefined : touched(ask, entry, seat);
      if (draft !== undefined) keep({ draft, typed: '' });
      return draft !== undefined;
    },
    next,
  };
}

/** The draft with this villager chosen, in the way that is being written or in the first that asks for one. */
function touched({ form }: Ask, { draft }: Entry, seat: Seat): Draft | undefined {
  const ways = [draft.way, ...Object.keys(form).filter((way) => way !== draft.way)];
  for (const way of ways) {
    const base = way === draft.way ? draft : { ...freshDraft({ [way]: form[way] ?? { fields: {} } }, null) };
    for (const [name, field] of Object.entries(form[way]?.fields ?? {}))
      if ('pick' in field && (field.of === 'seat' || field.of === 'house') && field.pick.includes(seat)) {
        const taken = toggled(form, base, name, seat);
        if (taken !== base) return taken;
      }
  }
  return undefined;
}

/** Calls the next line: at once, or as soon as what was just written is all that was missing. */
function useNext(step: number | null, asks: readonly Ask[]) {
  const wanted = useSignal<number | null>(null);
  const warnedAt = useSignal<number | null>(null);
  const call = (): void => {
    wanted.value = null;
    if (step !== null) void tell({ t: 'next', step });
  };
  const isDone = asks.every(({ answered }) => answered !== null);
  useEffect(() => {
    if (wanted.value === null) return;
    if (wanted.value !== step) wanted.value = null;
    else if (isDone) call();
  }, [step, isDone, wanted.value]);
  return {
    warned: warnedAt.value === step,
    next: () => {
      if (isSettled(asks)) call();
    },
    goOn: () => {
      wanted.value = step;
    },
    /** Whoever still answers by phone is waited for, until the key is pressed again. */
    hurry: (mayHurry: boolean) => {
      if (!mayHurry) return;
      if (warnedAt.value === step) call();
      else warnedAt.value = step;
    },
  };
}
