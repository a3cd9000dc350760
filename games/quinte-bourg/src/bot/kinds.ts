import { at, quick } from '@veillee/kernel';
import { suggest } from '../composition.ts';
import { roleIds, roles } from '../roles/index.ts';
import type { Kind } from './clue.ts';

/** A table may have chosen what nobody advised. */
const scarce = 0.1;

const known = new Map<number, readonly Kind[]>();

/** What there is to be in a village of so many, and how often: chance draws only who of several alike is in. */
export function kindsFor(players: number): readonly Kind[] {
  const found = known.get(players) ?? counted(players);
  known.set(players, found);
  return found;
}

function counted(players: number): readonly Kind[] {
  const dealt = suggest(players, quick(1)).roles;
  const alike = Map.groupBy(roleIds, (id) => JSON.stringify([roles[id].camps, roles[id].marks ?? []]));
  return [...alike.values()].map((ids) => {
    const { camps, marks = [] } = roles[at(ids, 0)];
    return { camps, marks, roles: ids, count: dealt.filter((id) => ids.includes(id)).length || scarce };
  });
}
