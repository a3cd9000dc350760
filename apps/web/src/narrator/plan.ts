import { saidIn } from '../stage/script.ts';

/** Something that is said, and by what name a voice that was lent says it. */
export interface Saying {
  readonly id: string;
  readonly say: string;
}

/** A sentence of the evening as a game gives it, and how long hands have after it. */
export interface Line extends Saying {
  readonly part: 'lead' | 'open' | 'after' | 'close';
  readonly rest: number;
  /** The notch on the moon's road it belongs to; null: none. */
  readonly stop: number | null;
}

/** How this table likes it: neither hangs on who holds what. */
export interface Tempo {
  /** How fast the voice speaks, and how high; 1 is usual. */
  readonly rate: number;
  readonly pitch: number;
  /** How long hands have; 1 is usual. */
  readonly hands: number;
}
export const usualTempo: Tempo = { rate: 1, pitch: 1, hands: 1 };

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

/**
 * The evening by the clock: the same deck at the same tempo is the same to the millisecond. `recorded` is how long a
 * voice that was lent takes over a sentence, where it takes longer than is usual.
 */
export function planOf(
  lines: readonly Line[],
  { rate, hands }: Tempo,
  recorded: (line: Line) => number = () => 0,
): Plan {
  let at = 0;
  const timed = lines.map((line): Timed => {
    const spoken = Math.max(Math.round(saidIn(line.say) / rate), recorded(line));
    const lasts = spoken + Math.round(line.rest * hands);
    const one = { ...line, at, spoken, lasts };
    at += lasts;
    return one;
  });
  return { lines: timed, lasts: at };
}
