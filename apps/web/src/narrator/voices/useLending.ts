import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { lang } from '../../words/language.ts';
import type { Saying } from '../plan.ts';
import { type MicFault, type Recorded, type Recording, record } from './microphone.ts';
import { hushPlayer, playWords } from './player.ts';
import { type Lent, lentFrom, nobodysVoice, takeOf } from './tell.ts';
import { keepTake, takesIn, type Voice } from './voiceStore.ts';

/** How often the wave grows while somebody speaks, and how long it is. */
const beat = 80;
export const tapeStrokes = 90;

export interface Lending {
  readonly lent: Lent;
  /** The sentence that is to be said now. */
  readonly at: number;
  /** What the microphone hears, stroke by stroke; null: it does not listen. */
  readonly tape: readonly number[] | null;
  readonly seconds: number;
  readonly fault: MicFault | 'full' | null;
  /** Which sentence is being played. */
  readonly playing: string | null;
  choose(at: number): void;
  listen(): void;
  stop(): Promise<void>;
  play(saying: Saying): void;
  playAll(): void;
  hush(): void;
}

/** Somebody says the sentences one by one; each is kept as soon as it is said. */
export function useLending(voice: Voice, sayings: readonly Saying[]): Lending {
  const lent = useSignal<Lent>(nobodysVoice);
  const at = useSignal(0);
  const fault = useSignal<Lending['fault']>(null);
  const tape = useTape();
  const heard = useHeardAgain(lent);
  useEffect(() => {
    void takesIn(voice.id, lang.value).then((takes) => {
      lent.value = lentFrom(takes);
      const first = sayings.findIndex((one) => takeOf(lent.value, one) === undefined);
      at.value = Math.max(0, first);
    });
    return () => {
      tape.drop();
      hushPlayer();
    };
  }, [voice.id, lang.value]);
  const keep = async (recorded: Recorded | null): Promise<void> => {
    const saying = sayings[at.value];
    if (recorded === null || saying === undefined) return;
    if (!recorded.ok) {
      fault.value = recorded.why;
      return;
    }
    const take = { line: saying.id, lang: lang.value, said: saying.say, words: recorded.words };
    await keepTake(voice.id, take);
    lent.value = new Map(lent.value).set(saying.id, take);
  };
  return {
    lent: lent.value,
    at: at.value,
    fault: fault.value,
    ...heldTape(tape.strokes.value),
    ...heard,
    ...acts({ at, fault, tape, heard, keep }),
    playAll: () => heard.inTurn(sayings),
  };
}

const heldTape = (tape: readonly number[] | null): Pick<Lending, 'tape' | 'seconds'> => ({
  tape,
  seconds: Math.floor(((tape?.length ?? 0) * beat) / 1000),
});

interface Held {
  readonly at: Signal<number>;
  readonly fault: Signal<Lending['fault']>;
  readonly tape: ReturnType<typeof useTape>;
  readonly heard: { hush(): void };
  keep(recorded: Recorded | null): Promise<void>;
}

/** What a hand does about it. */
const acts = ({ at, fault, tape, heard, keep }: Held): Pick<Lending, 'choose' | 'listen' | 'stop'> => ({
  choose(next) {
    if (tape.strokes.value === null) at.value = next;
    fault.value = null;
  },
  listen() {
    heard.hush();
    fault.value = null;
    void tape.begin().then((why) => {
      fault.value = why;
    });
  },
  stop: () =>
    tape
      .end()
      .then(keep)
      .catch(() => {
        fault.value = 'full';
      }),
});

/** The microphone, and what it heard so far. */
function useTape() {
  const strokes = useSignal<readonly number[] | null>(null);
  const recording = useRef<Recording | null>(null);
  const timer = useRef<ReturnType<typeof setInterval> | undefined>(undefined);
  const off = (): Recording | null => {
    clearInterval(timer.current);
    const was = recording.current;
    recording.current = null;
    strokes.value = null;
    return was;
  };
  return {
    strokes,
    async begin(): Promise<MicFault | null> {
      if (strokes.value !== null) return null;
      strokes.value = [];
      const begun = await record();
      if (typeof begun === 'string') {
        strokes.value = null;
        return begun;
      }
      // Somebody left before the microphone answered.
      if (strokes.value === null) {
        begun.drop();
        return null;
      }
      recording.current = begun;
      timer.current = setInterval(() => {
        strokes.value = [...(strokes.value ?? []), begun.level()];
      }, beat);
      return null;
    },
    end: async () => (await off()?.stop()) ?? null,
    drop: () => off()?.drop(),
  };
}

/** What was said is heard again, one sentence or all that there are. */
function useHeardAgain(lent: Signal<Lent>) {
  const playing = useSignal<string | null>(null);
  const hush = (): void => {
    playing.value = null;
    hushPlayer();
  };
  const inTurn = ([first, ...rest]: readonly Saying[]): void => {
    const take = first === undefined ? undefined : takeOf(lent.value, first);
    if (first === undefined) hush();
    else if (take === undefined) inTurn(rest);
    else {
      playing.value = first.id;
      playWords(take.words, () => inTurn(rest));
    }
  };
  return { playing: playing.value, hush, inTurn, play: (saying: Saying) => inTurn([saying]) };
}
