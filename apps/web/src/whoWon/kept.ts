import { isRecord } from '@veillee/kernel';
import type { Options } from '../games/face.ts';
import type { Told } from '../games/whoWon.ts';
import { store } from '../line/keep.ts';
import type { Answers } from './sheet.ts';
import { newWalk, type Walk } from './walk.ts';

/** A table whose end is told, and how far that has come: kept on this device, so that a killed tab loses nothing. */
export interface Table extends Told {
  readonly game: string;
  readonly names: readonly string[];
}
export interface Asked {
  readonly table: Table;
  readonly walk: Walk;
  /** The verdict is open. */
  readonly answered: boolean;
  /** What everybody did in the dark, as far as it was told. */
  readonly night: Walk;
  /** Whether the night is being told, or its ledger is open; null: neither. */
  readonly ledger: 'told' | 'open' | null;
}
export const newlyAsked = (table: Table): Asked => ({
  table,
  walk: newWalk,
  answered: false,
  night: newWalk,
  ledger: null,
});

const key = 'veillee.whoWon';
/** More than sit around any table. */
const mostPlayers = 100;

const isText = (value: unknown): value is string => typeof value === 'string';
const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(isText) : []);

function answersIn(value: unknown): Answers {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([id, told]) => (isText(told) ? [[id, told] as const] : [])),
  );
}

/** A table as somebody wrote it: from this device's store, or out of a link. */
export function tableIn(value: unknown): Table | null {
  if (!isRecord(value) || !isText(value.game) || !isRecord(value.options)) return null;
  const { players } = value;
  if (typeof players !== 'number' || !Number.isInteger(players) || players < 1 || players > mostPlayers)
    return null;
  return {
    game: value.game,
    players,
    // Whatever it is, the game says what it knows by it.
    options: value.options as Options,
    names: texts(value.names).slice(0, players),
  };
}

export function askedIn(value: unknown): Asked | null {
  const kept = isRecord(value) ? value : {};
  const table = tableIn(kept.table);
  if (table === null) return null;
  return {
    table,
    walk: walkIn(kept.walk),
    answered: kept.answered === true,
    night: walkIn(kept.night),
    ledger: kept.ledger === 'told' || kept.ledger === 'open' ? kept.ledger : null,
  };
}

function walkIn(value: unknown): Walk {
  const walk = isRecord(value) ? value : {};
  return {
    ...newWalk,
    answers: answersIn(walk.answers),
    past: Array.isArray(walk.past) ? walk.past.map(answersIn) : [],
    page: isText(walk.page) ? walk.page : '',
    cell: isText(walk.cell) ? walk.cell : null,
    seen: texts(walk.seen),
  };
}

export function lastAsked(): Asked | null {
  try {
    return askedIn(JSON.parse(store.get(key) ?? 'null'));
  } catch {
    return null;
  }
}
export const keepAsked = (asked: Asked): void => store.set(key, JSON.stringify(asked));
export const forgetAsked = (): void => store.drop(key);
