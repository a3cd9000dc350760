import type { IconName } from '../kit/iconNames.ts';

/** What the table screen says and shows of one moment. All of it follows from what every chair is told. */

export interface Script {
  /** Names this moment: what it says is said once. */
  readonly moment: string;
  /** Said first where there is time for it: the longest that fits. */
  readonly lead?: readonly string[];
  /** The least that must be said as it begins. */
  readonly open: string;
  /** Said after it where there is time. */
  readonly more?: string;
  /** Said just before its time is up, where there is time. */
  readonly close?: string;
  /** Said when only so much time is left. */
  readonly later?: readonly Later[];
  /** After a pause it is said again. */
  readonly again?: true;
}
export interface Later {
  /** Milliseconds left. */
  readonly left: number;
  readonly say: string;
  /** Shown large while it is said: the count of three. */
  readonly count?: number;
}
/** How far a count of three has come with so many milliseconds left: “three” is said in the last second; null before. */
export const countAt = (left: number): number | null =>
  left > 3000 ? null : 4 - Math.max(1, Math.ceil(left / 1000));

/** A notch on the moon's road. */
export interface Notch {
  readonly icon: IconName;
  readonly name: string;
}
export interface Stage {
  readonly script: Script;
  /** Said once the verdict stands on the screen, not before the cards have turned. */
  readonly verdict?: string;
  /** The calls of the night in order, and which of them is on. */
  readonly road?: { readonly notches: readonly Notch[]; readonly at: number };
}

/** What is said of a script, and when: the same for whoever acts, or nobody. */
export interface SpeechPlan {
  readonly open: readonly string[];
  readonly later: readonly Later[];
}

/** Letters a calm voice says in a second. */
const perSecond = 15;
const breath = 400;
export const saidIn = (text: string): number => breath + (text.length / perSecond) * 1000;

export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?…])[\s ]+(?=[\p{Lu}«“])/u)
    .map((one) => one.trim())
    .filter(Boolean);

/** Fits the words to the time: the call itself always, then its end, its lead and the rest of it. */
export function speechPlan(script: Script, time: number | null): SpeechPlan {
  const { lead = [], open, more = '', close, later = [] } = script;
  const must = sentencesOf(open);
  if (time === null) return { open: [...sentencesOf(lead[0] ?? ''), ...must, ...sentencesOf(more)], later };
  let spare = time - saidIn(open) - 1000;
  const fits = (text: string): boolean => {
    if (saidIn(text) > spare) return false;
    spare -= saidIn(text);
    return true;
  };
  const closes = close !== undefined && fits(close);
  const first = lead.find(fits);
  const rest: string[] = [];
  for (const sentence of sentencesOf(more)) {
    if (!fits(sentence)) break;
    rest.push(sentence);
  }
  return {
    open: [...sentencesOf(first ?? ''), ...must, ...rest],
    later: closes ? [...later, { left: saidIn(close) + 600, say: close }] : later,
  };
}
