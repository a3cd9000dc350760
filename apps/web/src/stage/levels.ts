import { type Signal, signal } from '@preact/signals';

/** How loud this device is; kept on it. */
export interface Level {
  readonly on: boolean;
  /** From 0 to 1. */
  readonly volume: number;
}
export type Sense = 'voice' | 'sound' | 'buzz';

const usual: { readonly [sense in Sense]: Level } = {
  voice: { on: true, volume: 1 },
  sound: { on: true, volume: 0.6 },
  // The same on every phone of every room: see ADR 0007.
  buzz: { on: true, volume: 1 },
};

const keyOf = (sense: Sense): string => `veillee.level.${sense}`;

function keptLevel(sense: Sense): Level {
  try {
    const [on, volume] = (localStorage.getItem(keyOf(sense)) ?? '').split(' ');
    const loud = Number(volume);
    if (volume === undefined || !(loud >= 0 && loud <= 1)) return usual[sense];
    return { on: on === 'on', volume: loud };
  } catch {
    return usual[sense];
  }
}

export const levels: { readonly [sense in Sense]: Signal<Level> } = {
  voice: signal(keptLevel('voice')),
  sound: signal(keptLevel('sound')),
  buzz: signal(keptLevel('buzz')),
};

export function setLevel(sense: Sense, change: Partial<Level>): void {
  const next = { ...levels[sense].value, ...change };
  levels[sense].value = next;
  try {
    localStorage.setItem(keyOf(sense), `${next.on ? 'on' : 'off'} ${next.volume}`);
  } catch {
    // A forbidden store: it holds as long as the page.
  }
}

/** What is heard of it. */
export const loudness = (sense: Sense): number => {
  const { on, volume } = levels[sense].value;
  return on ? volume : 0;
};
