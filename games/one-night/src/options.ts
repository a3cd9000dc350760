import { fail, type Json, ok, type Refusal, type Result, refusal } from '@veillee/kernel';
import { asNamed, deckFaults, interned } from './deck.ts';
import type { RoleId } from './ids.ts';
import { deckOf, isScenario, type ScenarioId, scenarios } from './scenarios.ts';

/** How long each part of the evening takes, in seconds. */
export interface Paces {
  readonly deal: number;
  readonly call: number;
  readonly markCheck: number;
  readonly day: number;
  readonly vote: number;
}

/** What a table agrees on before the deal. */
export interface Options {
  readonly scenario: ScenarioId | null;
  /** Null where chance draws it (Anarchie). */
  readonly deck: readonly RoleId[] | null;
  /** Cursed and Squire may be chosen (R55). */
  readonly extras: boolean;
  /** The Gremlin may take himself for one of the two (R2). */
  readonly gremlinSelf: boolean;
  /** Votes a replacement victim needs; null: 1 under a Master whom another Vampire saves, else 2 (R17). */
  readonly replacementMin: number | null;
  readonly pace: Paces;
}

export const defaultPace: Paces = { deal: 60, call: 10, markCheck: 10, day: 300, vote: 30 };
export const minPlayers = 3;
export const maxPlayers = 10;

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The options there are; a position for the verdict may carry them all. */
export const optionNames: readonly string[] = [
  'scenario',
  'deck',
  'extras',
  'gremlinSelf',
  'replacementMin',
  'pace',
];

/** Sound options, or every fault of them. */
export function checkOptions(raw: unknown, players: number): Result<Options, readonly Refusal[]> {
  if (!isRecord(raw)) return fail([refusal('options.malformed')]);
  const faults: Refusal[] = [];
  if (players < minPlayers || players > maxPlayers) {
    faults.push(refusal('options.players', { min: minPlayers, max: maxPlayers, players }));
  }
  for (const key of Object.keys(raw)) {
    if (!optionNames.includes(key)) faults.push(refusal('options.unknown', { option: key.slice(0, 60) }));
  }
  const extras = flag(raw, 'extras', faults);
  const gremlinSelf = flag(raw, 'gremlinSelf', faults);
  const replacementMin = votes(raw.replacementMin, faults);
  const pace = paces(raw.pace, faults);
  const scenario = raw.scenario ?? null;
  const deck = raw.deck ?? null;
  if (scenario !== null) faults.push(...scenarioFaults(scenario, deck, players));
  else if (!Array.isArray(deck)) faults.push(refusal('options.noDeck'));
  else faults.push(...deckFaults(deck, players, extras));
  if (faults.length > 0) return fail(faults);
  const cards =
    scenario === null
      ? interned((deck as readonly RoleId[]).slice())
      : deckOf(scenario as ScenarioId, players);
  return ok({
    scenario: scenario as ScenarioId | null,
    deck: cards,
    extras,
    gremlinSelf,
    replacementMin,
    pace,
  });
}

function scenarioFaults(scenario: unknown, deck: unknown, players: number): Refusal[] {
  if (!isScenario(scenario)) return [refusal('options.scenario', { id: asNamed(scenario) })];
  const { min, max } = scenarios[scenario];
  if (players < min || players > max)
    return [refusal('options.scenarioPlayers', { scenario, min, max, players })];
  const own = deckOf(scenario, players);
  const same = Array.isArray(deck) && deck.length === own?.length && own.every((id, i) => id === deck[i]);
  return deck === null || same ? [] : [refusal('options.both')];
}

function flag(raw: { readonly [key: string]: unknown }, option: string, faults: Refusal[]): boolean {
  const value = raw[option] ?? false;
  if (typeof value !== 'boolean') faults.push(refusal('options.flag', { option }));
  return value === true;
}

function votes(value: unknown, faults: Refusal[]): number | null {
  if (value === undefined || value === null) return null;
  if (Number.isInteger(value) && (value as number) >= 1 && (value as number) <= maxPlayers)
    return value as number;
  faults.push(refusal('options.number', { option: 'replacementMin', from: 1, to: maxPlayers }));
  return null;
}

const longest = 24 * 60 * 60;

function paces(value: unknown, faults: Refusal[]): Paces {
  if (value === undefined) return defaultPace;
  if (!isRecord(value)) {
    faults.push(refusal('options.pace'));
    return defaultPace;
  }
  for (const [part, seconds] of Object.entries(value)) {
    if (!Object.hasOwn(defaultPace, part))
      faults.push(refusal('options.unknown', { option: `pace.${part}`.slice(0, 60) }));
    else if (!(Number.isInteger(seconds) && (seconds as number) >= 0 && (seconds as number) <= longest)) {
      faults.push(
        refusal('options.number', { option: `pace.${part}`, from: 0, to: longest } satisfies Record<
          string,
          Json
        >),
      );
    }
  }
  return { ...defaultPace, ...value };
}
