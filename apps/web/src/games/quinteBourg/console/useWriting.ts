import { type Signal, useSignal } from '@preact/signals';
import type { Answer, Seat } from '@veillee/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { called, tell } from '../../../line/session.ts';
import { type Draft, freshDraft, toggled } from '../../../prompt/draft.ts';
import { askWords, optionWords, wayWords } from '../../words.ts';
import { actedOn } from './acting.ts';
import { type Ask, isSettled, maySkip } from './asks.ts';
import {
  answerWords,
  byLot,
  type Entry,
  freshEntry,
  isBegun,
  isLong,
  passOf,
  returned,
  type Wording,
} from './entry.ts';
import { isForEach, onlyNamed, otherWay } from './split.ts';
import type { Desk, Looks } from './useDesk.ts';

/** What has been written and is on its way: shown as recorded at once, and mended should it be refused. */
export interface OnItsWay {
  /** The question that it answers, or the step after which the next line was called. */
  readonly of: string | number;
  readonly words: string;
}

/** What is written down. */
export interface Writing {
  readonly entry: Entry | null;
  readonly wording: Wording | null;
  readonly onItsWay: Signal<OnItsWay | null>;
  /** The return key on an empty line was pressed while somebody still answers. */
  readonly warned: boolean;
  type(typed: string): void;
  change(draft: Draft): void;
  record(): void;
  /** Names nobody; where much is asked at once, lets chance choose what is left open; else goes on without an answer. */
  pass(): void;
  /** Answers without typing anything. */
  answer(answer: Answer): void;
  /** A villager was touched: whether that answers the present question. */
  touch(seat: Seat): boolean;
  next(): void;
}

const wordingOf = ({ face, shown }: Pick<Desk, 'face' | 'shown'>, ask: Ask): Wording => ({
  way: (way) => wayWords(face, ask.topic, way, shown.say),
  option(of, option) {
    if (ask.within === 'which') return askWords(face, String(option), undefined, shown.say);
    // A house is found by whoever lives there.
    const lives = of === 'house' && typeof option === 'number' ? shown.say.names[option] : undefined;
    return lives ?? optionWords(face, of, option, shown);
  },
});

interface Written extends Pick<Desk, 'face' | 'shown' | 'asks' | 'ask'>, Pick<Looks, 'acting' | 'part'> {}

export function useWriting(written: Written): Writing {
  const { shown, asks, ask } = written;
  const { entry, keep } = useEntry(ask);
  const onItsWay = useSignal<OnItsWay | null>(null);
  const { step, next, goOn, warned, hurry, skip } = useNext(shown.sight.clock?.step ?? null, asks, onItsWay);
  const wording = ask === undefined ? null : wordingOf(written, ask);
  const send = sending(written, { wording, onItsWay, step, goOn, keep });
  const answerFor = answering(written, send);
  return {
    entry,
    wording,
    onItsWay,
    warned,
    type: (typed) => (entry === null ? undefined : keep({ ...entry, typed })),
    change: (draft) => keep({ draft, typed: '' }),
    record() {
      if (ask === undefined || entry === null || wording === null) return next();
      const named = onlyNamed(ask, entry, wording);
      if (named !== undefined) return answerFor(named, ask, entry);
      const done = returned(ask.form, entry, wording);
      if (done === null) hurry(entry.typed === '' && !ask.waits);
      else if ('send' in done) void send(done.send);
      else keep(done.entry);
    },
    pass: () => pass(written, entry, { send, keep, skip }),
    answer: (answer) => void send(answer),
    touch(seat) {
      if (ask === undefined || entry === null) return false;
      if (isForEach(ask) && ask.seats.includes(seat)) {
        answerFor(seat, ask, entry);
        return true;
      }
      const draft = touched(ask, entry, seat);
      if (draft !== undefined) keep({ draft, typed: '' });
      return draft !== undefined;
    },
    next,
  };
}

/** Whoever is named among many answers the other way where it is yes or no; else what is asked is asked them alone. */
const answering =
  ({ part }: Written, send: (answer: Answer, of: readonly Seat[]) => Promise<void>) =>
  (seat: Seat, ask: Ask, entry: Entry): void => {
    const way = otherWay(ask, entry);
    if (way === undefined) part.value = { of: ask.id, seat };
    else void send({ do: way }, [seat]);
  };

interface Passing {
  send(answer: Answer): Promise<void>;
  keep(entry: Entry): void;
  skip(): void;
}

function pass({ ask, asks, acting }: Written, entry: Entry | null, { send, keep, skip }: Passing): void {
  const nobody = ask && passOf(ask.form);
  if (nobody !== undefined) void send(nobody);
  else if (ask === undefined || entry === null) return;
  else if (isLong(ask.form, entry.draft))
    keep({ draft: byLot(ask.form, entry.draft, Math.random), typed: '' });
  else if (acting.value === null && !isBegun(ask.form, entry.draft) && maySkip(asks, ask)) skip();
}

interface Sending extends Pick<Writing, 'wording' | 'onItsWay'> {
  readonly step: number | null;
  goOn(): void;
  keep(entry: null): void;
}

/** Sends an answer, which is shown as recorded meanwhile; what was written stays should it be refused. */
function sending({ ask, acting }: Written, { wording, onItsWay, step, goOn, keep }: Sending) {
  return async (answer: Answer, part?: readonly Seat[]): Promise<void> => {
    const aside = acting.value;
    if (ask === undefined || wording === null || onItsWay.value?.of === ask.id) return;
    if (aside !== null && ask.within !== undefined) acting.value = actedOn(aside, answer);
    else {
      onItsWay.value = { of: ask.id, words: answerWords(ask.form, answer, wording) };
      const put = part === undefined ? ask : { ...ask, seats: part, isPart: true };
      const taken = await isTaken(put, answer, aside === null ? step : null);
      onItsWay.value = null;
      if (!taken) return;
      if (aside !== null) acting.value = null;
      else goOn();
    }
    keep(null);
  };
}

/** What was begun of the answer to the present question. */
function useEntry(ask: Ask | undefined) {
  const kept = useSignal<{ readonly id: string; readonly entry: Entry } | null>(null);
  const asked = useRef(ask?.id);
  asked.current = ask?.id;
  const begun = ask !== undefined && kept.value?.id === ask.id ? kept.value.entry : undefined;
  return {
    entry: ask === undefined ? null : (begun ?? freshEntry(ask.form, ask.answered)),
    /** Of a question that is asked no more nothing needs to be put away: no other has its name. */
    keep(entry: Entry | null) {
      if (ask !== undefined && asked.current === ask.id)
        kept.value = entry === null ? null : { id: ask.id, entry };
    },
  };
}

/** Whether the match takes this answer, for all it is put to; with the last of a step what follows is called. */
async function isTaken(ask: Ask, answer: Answer, step: number | null): Promise<boolean> {
  const [only, ...more] = ask.seats;
  const alone = more.length === 0 && ask.isPart !== true;
  const whom = only === undefined ? {} : { for: alone ? only : [...ask.seats] };
  const onward = step === null ? {} : { next: step };
  return (await tell({ t: 'answer', prompt: ask.prompt, answer, ...whom, ...onward })) === undefined;
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
function useNext(step: number | null, asks: readonly Ask[], onItsWay: Writing['onItsWay']) {
  const wanted = useSignal<number | null>(null);
  const warnedAt = useSignal<number | null>(null);
  const now = useRef(step);
  now.current = step;
  const call = async (): Promise<void> => {
    if (step === null || onItsWay.value?.of === step) return;
    wanted.value = null;
    onItsWay.value = { of: step, words: '' };
    await tell({ t: 'next', step });
    onItsWay.value = null;
  };
  const isDone = asks.every(({ answered }) => answered !== null);
  useEffect(() => {
    if (wanted.value === null) return;
    if (wanted.value !== step) wanted.value = null;
    else if (isDone && !called.value) void call();
  }, [step, isDone, wanted.value]);
  return {
    step,
    warned: warnedAt.value === step,
    next: () => {
      if (isSettled(asks)) void call();
    },
    skip: () => void call(),
    goOn: () => {
      // Most answers bring the next step along with them.
      if (now.current === step) wanted.value = step;
    },
    /** Whoever still answers by phone is waited for, until the key is pressed again. */
    hurry: (mayHurry: boolean) => {
      if (!mayHurry) return;
      if (warnedAt.value === step) void call();
      else warnedAt.value = step;
    },
  };
}
