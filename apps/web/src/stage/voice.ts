import { type Signal, signal } from '@preact/signals';
import type { Lang } from '@veillee/kernel';
import { saidIn } from './script.ts';
import { stageWords } from './words.ts';

/** The device's own voice, as much of it as is asked for. */
export interface Tongue {
  readonly name?: string;
  readonly lang: string;
  readonly localService: boolean;
  readonly default: boolean;
}
export interface Utterance {
  text: string;
  lang: string;
  volume: number;
  rate: number;
  pitch: number;
  voice: Tongue | null;
}
/** What is heard of words that are being said. */
export interface Course {
  started(): void;
  ended(): void;
  failed(error: string): void;
}
export interface Synth {
  speak(words: Utterance): void;
  cancel(): void;
  getVoices(): readonly Tongue[];
  addEventListener(type: 'voiceschanged', heard: () => void): void;
}
export interface Around {
  readonly synth: Synth | undefined;
  utter(text: string, course: Course): Utterance;
  later(ms: number, then: () => void): () => void;
  volume(): number;
  /** It speaks only once it was asked to within a touch. */
  readonly wantsTouch: boolean;
}
/** How it speaks; 1 is usual. */
export interface Manner {
  readonly rate: number;
  readonly pitch: number;
}
const plainly: Manner = { rate: 1, pitch: 1 };

export interface Voice {
  /**
   * Says these one after the other, instead of whatever was being said: sentence by sentence, for Chromium cuts off what
   * is longer than fifteen seconds.
   */
  say(sentences: readonly string[], lang: Lang, manner?: Manner): void;
  hush(): void;
  /** To be called in a touch: WebKit speaks to nobody who was not touched in that very moment. */
  prime(): void;
  /** The browser wanted a touch first; it has come. */
  wake(): void;
  /** Whether this device can speak that language, as far as it is known. */
  able(lang: Lang): boolean;
  /** Waits for a touch. */
  readonly blocked: Signal<boolean>;
}

/** Some browsers bring their voices a moment after the page. */
const patience = 2500;
/** Some lose what is said right after something was cancelled. */
const settling = 60;

const tagOf = ({ lang }: Tongue): string => lang.replace('_', '-').toLowerCase();

/** Makers say by the name which of their voices are the good ones, and which are robots or jokes. */
const fine = /premium|enhanced|natural|neural|siri|améliorée/i;
const poor = /compact|espeak|eloquence|robot|whisper|grandma|grandpa|rocko|shelley|flo\b|eddy|reed|sandy/i;

/** A voice of that language: the device's own before one of the network, then by quality, accent and the device's choice. */
export function voiceFor(voices: readonly Tongue[], lang: Lang): Tongue | null {
  const worth = (one: Tongue): number =>
    (one.localService ? 16 : 0) +
    (fine.test(one.name ?? '') ? 8 : poor.test(one.name ?? '') ? 0 : 4) +
    (tagOf(one) === stageWords[lang].accent ? 2 : 0) +
    (one.default ? 1 : 0);
  const fitting = voices.filter((one) => tagOf(one).split('-')[0] === lang);
  return fitting.reduce<Tongue | null>(
    (best, one) => (best === null || worth(one) > worth(best) ? one : best),
    null,
  );
}

export const openVoice = (around: Around): Voice => new DeviceVoice(around);

class DeviceVoice implements Voice {
  readonly blocked = signal(false);
  readonly #around: Around;
  readonly #voices: Signal<readonly Tongue[]>;
  /** It said nothing although it was asked to: there is no voice after all. */
  readonly #dumb: Signal<boolean>;
  #waiting: readonly string[] = [];
  #lang: Lang = 'fr';
  #manner = plainly;
  /** Raised whenever what was being said is given up: what it still hears of itself counts no more. */
  #turn = 0;
  #speaking: Utterance | null = null;
  #stopTimer = (): void => {};
  #waitedOut = false;

  constructor(around: Around) {
    this.#around = around;
    const { synth } = around;
    this.#voices = signal(synth?.getVoices() ?? []);
    this.#dumb = signal(synth === undefined);
    synth?.addEventListener('voiceschanged', () => this.#voicesCame(synth));
  }

  able(lang: Lang): boolean {
    const voices = this.#voices.value;
    return !this.#dumb.value && (voices.length === 0 || voiceFor(voices, lang) !== null);
  }

  say(sentences: readonly string[], lang: Lang, manner = plainly): void {
    const isCut = this.#speaking !== null;
    this.hush();
    this.#waiting = sentences;
    this.#lang = lang;
    this.#manner = manner;
    if (this.blocked.value) return;
    const isLate = this.#voices.value.length === 0 && !this.#waitedOut;
    if (!isLate && !isCut) {
      this.#sayNext();
      return;
    }
    const turn = this.#turn;
    this.#stopTimer = this.#around.later(isLate ? patience : settling, () => {
      this.#waitedOut = true;
      if (turn === this.#turn) this.#sayNext();
    });
  }

  hush(): void {
    this.#turn += 1;
    this.#waiting = [];
    this.#stopTimer();
    this.#stopTimer = () => {};
    if (this.#speaking !== null) this.#around.synth?.cancel();
    this.#speaking = null;
  }

  prime(): void {
    const { synth, wantsTouch, utter } = this.#around;
    if (!wantsTouch || synth === undefined || this.#speaking !== null) return;
    const nothing = { started() {}, ended() {}, failed() {} };
    synth.speak(Object.assign(utter(' ', nothing), { volume: 0 }));
  }

  wake(): void {
    if (!this.blocked.value) return;
    this.blocked.value = false;
    this.#sayNext();
  }

  #voicesCame(synth: Synth): void {
    this.#voices.value = synth.getVoices();
    this.#dumb.value = false;
    if (this.#speaking !== null || this.#waiting.length === 0 || this.blocked.value) return;
    this.#stopTimer();
    this.#sayNext();
  }

  #sayNext(): void {
    const { synth } = this.#around;
    const [sentence, ...rest] = this.#waiting;
    if (synth === undefined || sentence === undefined || !this.able(this.#lang)) return;
    const turn = this.#turn;
    let isOver = false;
    const goOn = (): void => {
      if (turn !== this.#turn || isOver) return;
      isOver = true;
      this.#spoken();
      this.#waiting = rest;
      this.#sayNext();
    };
    let hasStarted = false;
    const words = this.#wordsOf(sentence, {
      started: () => {
        hasStarted = true;
      },
      ended: goOn,
      failed: (error) => {
        if (error !== 'not-allowed') goOn();
        else if (turn === this.#turn) this.#wantTouch();
      },
    });
    // A voice that forgets to say it has finished must not silence the evening.
    this.#stopTimer = this.#around.later(
      3000 + (2 * saidIn(sentence)) / Math.min(1, this.#manner.rate),
      () => {
        if (turn !== this.#turn) return;
        if (!hasStarted) this.#dumb.value = this.#voices.value.length === 0;
        synth.cancel();
        goOn();
      },
    );
    this.#speaking = words;
    synth.speak(words);
  }

  #wordsOf(sentence: string, course: Course): Utterance {
    const words = this.#around.utter(sentence, course);
    words.lang = stageWords[this.#lang].accent;
    words.voice = voiceFor(this.#voices.value, this.#lang);
    words.volume = this.#around.volume();
    words.rate = this.#manner.rate;
    words.pitch = this.#manner.pitch;
    return words;
  }

  #wantTouch(): void {
    this.#spoken();
    this.blocked.value = true;
  }

  #spoken(): void {
    this.#stopTimer();
    this.#speaking = null;
  }
}
