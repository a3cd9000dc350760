import { campIds, conditionIds, officeIds, roleIds, specialityIds } from './ids.ts';
import { lawIds } from './laws/law.ts';
import { roles } from './roles/index.ts';
import { specialities } from './specialities/index.ts';
import type { State } from './state.ts';

/** Every power there is, by the name its uses are counted under. */
export const powerIds: readonly string[] = [
  ...roleIds.flatMap((id) => [
    ...(roles[id].actions ?? []).flatMap(({ ways }) => ways.map((way) => `${id}.${way}`)),
    ...(roles[id].invocation === undefined ? [] : [`${id}.${roles[id].invocation.verb}`]),
  ]),
  ...specialityIds.flatMap((id) => {
    const { actions, invocation } = specialities[id].power;
    return [
      ...actions.flatMap(({ ways }) => ways.map((way) => `${id}.${way}`)),
      ...(invocation === undefined ? [] : [`${id}.${invocation.verb}`]),
    ];
  }),
  ...lawIds.map((id) => `lawInForce.${id}`),
  ...['player', 'house', 'attack'].map((way) => `reptilians.${way}`),
  ...['ghost', 'spirit', 'legacy'].map((way) => `dead.${way}`),
  ...['normal', 'peace', 'purge', 'tie'].map((way) => `president.${way}`),
  'lovers.house',
  'ghosts.guard',
  'chief.guard',
  'spirits.sign',
  'mice.swap',
  'adored.swap',
  'prosecutor.camera',
  'prosecutor.enquire',
  'prosecutor.accuse',
  'randy.camera',
  'armish.camera',
  'mirko.steal',
  'mirka.steal',
  'notary.bequeath',
  'scrutineer.name',
  'scrutineer.appoint',
  'executioner.pardon',
  'priest.wed',
  'priest.force',
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
