import type { CardWords } from './card.ts';
import { cards } from './cards.ts';
import { conditionIds } from './conditions.ts';
import { campIds } from './ids.ts';
import { lawIds } from './laws/index.ts';
import { officeIds, offices } from './offices/index.ts';
import { roleIds, roles } from './roles/index.ts';
import { specialities, specialityIds } from './specialities/index.ts';
import type { State } from './state.ts';

/** What the uses of a card are counted as: each way to answer what it asks. */
const usesOfCard = (card: string, asks: CardWords['asks'] = {}): readonly string[] =>
  Object.values(asks).flatMap(({ ways }) => Object.keys(ways).map((way) => `${card}.${way}`));

/** Every power there is, by the name its uses are counted under. */
export const powerIds: readonly string[] = [
  ...roleIds.flatMap((id) => usesOfCard(id, roles[id].words.fr.asks)),
  ...specialityIds.flatMap((id) => usesOfCard(id, specialities[id].power.words.fr.asks)),
  ...lawIds.map((id) => `lawInForce.${id}`),
  ...['player', 'house', 'attack'].map((way) => `reptilians.${way}`),
  ...['ghost', 'spirit', 'legacy'].map((way) => `dead.${way}`),
  ...officeIds.flatMap((id) => offices[id].uses.map((use) => `${id}.${use}`)),
  'lovers.house',
  'ghosts.guard',
  'spirits.sign',
  ...cards.flatMap(({ uses = [] }) => uses),
  'witnesses.wed',
  'purge.trial',
  'session.execution',
  'gift.give',
];

/** How often each power was used in a match: a run of random games adds them up. */
export const usesOf = (state: State): { [power: string]: number } =>
  Object.fromEntries(powerIds.map((power) => [power, state.uses[power] ?? 0]));

/** What a run of many games counts: who can win, and what can be used. */
export const statistics = {
  teams: [...campIds, ...conditionIds],
  offices: officeIds,
  powers: powerIds,
  usesOf,
} as const;
