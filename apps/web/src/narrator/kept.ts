import { isRecord } from '@veillee/kernel';
import type { Options } from '../games/face.ts';
import { store } from '../line/keep.ts';
import { type Tempo, usualTempo } from './plan.ts';

/** What this device remembers of evenings it tells: what is played, how fast, and how far tonight has come. */
export interface Chosen {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  readonly tempo: Tempo;
  /** Whose voice was lent for it; null: the device speaks. */
  readonly voice: string | null;
  /** A tremor with every sentence. */
  readonly signals: boolean;
}
const stages = ['night', 'day', 'count', 'over', 'help'] as const;
export type Stage = (typeof stages)[number];
export interface Evening extends Chosen {
  readonly stage: Stage;
  /** The line of the night that is on; it begins there again. */
  readonly line: number;
  /** What is left of the day, in milliseconds. */
  readonly left: number;
  /** How far a table has come that is played in turns; its game knows what it is. */
  readonly help: unknown;
}

const chosenKey = 'veillee.told.last';
const eveningKey = 'veillee.told.tonight';
const boxesKey = 'veillee.told.boxes';

function readAt(key: string): { readonly [field: string]: unknown } | null {
  try {
    const kept: unknown = JSON.parse(store.get(key) ?? 'null');
    return isRecord(kept) ? kept : null;
  } catch {
    return null;
  }
}

const positive = (value: unknown, usual: number): number =>
  typeof value === 'number' && value > 0 && Number.isFinite(value) ? value : usual;

/** The last evening that was told; whether it can still be played is for the game to say. */
export function lastChosen(): Chosen | null {
  return chosenIn(readAt(chosenKey));
}

function chosenIn(kept: ReturnType<typeof readAt>): Chosen | null {
  if (kept === null || typeof kept.game !== 'string' || !isRecord(kept.options)) return null;
  const tempo = isRecord(kept.tempo) ? kept.tempo : {};
  return {
    game: kept.game,
    players: positive(kept.players, 5),
    // Whatever it is, the game says whether it can be played.
    options: kept.options as Options,
    tempo: {
      rate: positive(tempo.rate, usualTempo.rate),
      pitch: positive(tempo.pitch, usualTempo.pitch),
      hands: positive(tempo.hands, usualTempo.hands),
    },
    voice: typeof kept.voice === 'string' ? kept.voice : null,
    signals: kept.signals === true,
  };
}

export function tonight(): Evening | null {
  const kept = readAt(eveningKey);
  const chosen = chosenIn(kept);
  const stage = stages.find((one) => one === kept?.stage);
  if (kept === null || chosen === null || stage === undefined) return null;
  const line = typeof kept.line === 'number' ? kept.line : 0;
  const left = typeof kept.left === 'number' && kept.left >= 0 ? kept.left : 0;
  return { ...chosen, stage, line, left, help: kept.help ?? null };
}

/** The boxes somebody has at home; all of them until they say otherwise. */
export function ownedBoxes(game: string): readonly string[] | null {
  const kept = readAt(boxesKey)?.[game];
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : null;
}
export const keepBoxes = (game: string, boxes: readonly string[]): void =>
  store.set(boxesKey, JSON.stringify({ ...readAt(boxesKey), [game]: boxes }));

export const keepChosen = (chosen: Chosen): void => store.set(chosenKey, JSON.stringify(chosen));
export const keepTonight = (evening: Evening): void => store.set(eveningKey, JSON.stringify(evening));
export const forgetTonight = (): void => store.drop(eveningKey);
