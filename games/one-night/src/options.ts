import {
  anything,
  field,
  flag,
  ifBlank,
  ifMissing,
  type Read,
  type Reader,
  read,
  record,
  refusingIn,
  route,
  type Spot,
  saying,
  whole,
} from '@veillee/gamekit';
import type { Refusal, Result } from '@veillee/kernel';
import { asNamed, deckFaults, interned } from './deck.ts';
import { players as range } from './players.ts';
import { isRole, type RoleId } from './roles/index.ts';
import { deckOf, isScenario, type ScenarioId, scenarios } from './scenarios.ts';
import type { OptionKey } from './text/fr/options.ts';

export const { min: minPlayers, max: maxPlayers } = range;
/** The most seconds a part may take: as good as no limit. */
export const longestPace = 24 * 60 * 60;

const says = refusingIn<OptionKey>();
const unknown = says('options.unknown', { option: route });
const agreed = ifBlank(flag(says('options.flag', { option: field })), false);
const number = (from: number, to: number): Reader<number> =>
  whole(from, to, says('options.number', { option: route, from, to }));
const seconds = (usual: number): Reader<number> => ifMissing(number(0, longestPace), usual);

/** How long each part of the evening takes, in seconds. */
const paces = record(
  { deal: seconds(60), call: seconds(10), markCheck: seconds(10), day: seconds(300), vote: seconds(30) },
  { malformed: says('options.pace'), unknown },
);
export type Paces = Read<typeof paces>;
export const defaultPace: Paces = paces.fallback;

const fields = {
  scenario: ifBlank(anything, null),
  deck: ifBlank(anything, null),
  /** Cursed and Squire may be chosen (R55). */
  extras: agreed,
  /** The Gremlin may take himself for one of the two (R2). */
  gremlinSelf: agreed,
  /** Votes a replacement victim needs; null: 1 under a Master whom another Vampire saves, else 2 (R17). */
  replacementMin: ifBlank(number(1, maxPlayers), null),
  pace: ifMissing(paces, defaultPace),
};
const options = record(fields, { malformed: says('options.malformed'), unknown });
/** The options there are; a position for the verdict may carry them all. */
export const optionNames: readonly string[] = Object.keys(fields);

/** What a table agrees on before the deal. */
export interface Options extends Omit<Read<typeof options>, 'scenario' | 'deck'> {
  readonly scenario: ScenarioId | null;
  /** Null where chance draws it (Anarchie). */
  readonly deck: readonly RoleId[] | null;
}

/** Sound options, or every fault of them. */
export const checkOptions = (raw: unknown, players: number): Result<Options, readonly Refusal[]> =>
  read(options, raw, ({ scenario, deck, ...rest }, at) => {
    if (players < minPlayers || players > maxPlayers)
      at.blame(says('options.players', { min: minPlayers, max: maxPlayers, players }));
    return scenario === null
      ? { ...rest, scenario, deck: chosenDeck(deck, players, rest.extras, at) }
      : { ...rest, ...playedScenario(scenario, deck, players, at) };
  });

function chosenDeck(deck: unknown, players: number, extras: boolean, at: Spot): readonly RoleId[] {
  if (!Array.isArray(deck)) {
    at.blame(says('options.noDeck'), 'deck');
    return [];
  }
  for (const fault of deckFaults(deck, players, extras)) at.blame(saying(fault), 'deck');
  return interned(deck.filter(isRole));
}

function playedScenario(
  scenario: unknown,
  deck: unknown,
  players: number,
  at: Spot,
): Pick<Options, 'scenario' | 'deck'> {
  if (!isScenario(scenario)) {
    at.blame(says('options.scenario', { id: asNamed(scenario) }), 'scenario');
    return { scenario: null, deck: null };
  }
  const { min, max } = scenarios[scenario];
  if (players < min || players > max) {
    at.blame(says('options.scenarioPlayers', { scenario, min, max, players }), 'scenario');
    return { scenario, deck: null };
  }
  const own = deckOf(scenario, players);
  const same = Array.isArray(deck) && deck.length === own?.length && own.every((id, i) => id === deck[i]);
  if (deck !== null && !same) at.blame(says('options.both'), 'deck');
  return { scenario, deck: own };
}
