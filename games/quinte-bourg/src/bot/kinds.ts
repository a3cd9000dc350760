import { at, type Phrase, quick } from '@veillee/kernel';
import { suggest } from '../composition.ts';
import { roleIds, roles } from '../roles/index.ts';
import { isPack, type Kind } from './clue.ts';

/** A table may have chosen what nobody advised. */
const scarce = 0.1;
/** Every second village has one of the six turned in the opening. */
const turned = 0.5;

const known = new Map<string, readonly Kind[]>();

/** What there is to be in a village of so many, and how often, after what was told of it. */
export function kindsFor(players: number, told: readonly Phrase[] = []): readonly Kind[] {
  const joined = turned + told.filter(({ params }) => params?.kind === converting).length;
  const key = `${players} ${joined}`;
  const found = known.get(key) ?? withConverts(counted(players), joined);
  known.set(key, found);
  return found;
}
/** An invocation of this kind makes one more Reptilian, and everybody hears of it. */
const converting = 'blackConversion';

/** Chance draws only who of several alike is in. */
function counted(players: number): readonly Kind[] {
  const dealt = suggest(players, quick(1)).roles;
  const alike = Map.groupBy(roleIds, (id) => JSON.stringify([roles[id].camps, roles[id].marks ?? []]));
  return [...alike.values()].map((ids) => {
    const { camps, marks = [] } = roles[at(ids, 0)];
    return { camps, marks, roles: ids, count: dealt.filter((id) => ids.includes(id)).length || scarce };
  });
}

/** Whoever joined the pack has the card of somebody else, and one of them less is what it says. */
function withConverts(dealt: readonly Kind[], joined: number): readonly Kind[] {
  const others = dealt.filter((kind) => !isPack(kind));
  const left = 1 - joined / others.reduce((sum, { count }) => sum + count, 0);
  const converts: Kind = {
    camps: ['reptilians'],
    marks: [],
    roles: others.flatMap((kind) => kind.roles),
    count: joined,
  };
  return [...dealt.map((kind) => (isPack(kind) ? kind : { ...kind, count: kind.count * left })), converts];
}
