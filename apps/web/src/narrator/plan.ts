import { saidIn } from '../stage/script.ts';

/** A sentence of the evening as a game gives it, and how long hands have after it. */
export interface Line {
  readonly id: string;
  readonly say: string;
  readonly part: 'lead' | 'open' | 'close';
  readonly rest: number;
  /** The notch on the moon's road it belongs to; null: none. */
  readonly stop: number | null;
}

/** How this table likes it: neither hangs on who holds what. */
export interface Tempo {
  /** How fast the voice speaks; 1 is usual. */
  readonly rate: number;
  /** How long hands have; 1 is usual. */
  readonly hands: number;
}
export const usualTempo: Tempo = { rate: 1, hands: 1 };

/** A line with its times, in whole milliseconds. Words take as long whether they are heard, read or felt. */
export interface Timed extends Line {
  readonly at: number;
  readonly spoken: number;
  readonly lasts: number;
}
export interface Plan {
  readonly lines: readonly Timed[];
  readonly lasts: number;
}

/** The evening by the clock: the same deck at the same tempo is the same to the millisecond. */
export function planOf(lines: readonly Line[], { rate, hands }: Tempo): Plan {
  let at = 0;
  const timed = lines.map((line): Timed => {
    const spoken = Math.round(saidIn(line.say) / rate);
    const lasts = spoken + Math.round(line.rest * hands);
    const one = { ...line, at, spoken, lasts };
    at += lasts;
    return one;
  });
  return { lines: timed, lasts: at };
}
