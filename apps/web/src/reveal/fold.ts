import type { Reason } from '@veillee/kernel';
import type { Ending } from '../games/face.ts';
import type { Speaker } from '../games/speaker.ts';

/** A line of the chain of reasons: one of them, or the same of several players. */
export interface Line<R extends Reason = Reason> {
  readonly says: string;
  readonly reasons: readonly [R, ...R[]];
}

type Folding = Pick<Ending<object, never>, 'isUsual' | 'together'>;

const playerIn = ({ params }: Reason): number | undefined =>
  typeof params?.player === 'number' ? params.player : undefined;

/** The chain without what goes without saying, and with what is the same of several players said once. */
export function foldReasons<R extends Reason>(
  { isUsual, together }: Folding,
  reasons: readonly R[],
  say: Speaker,
  nameOf: (seat: number) => string,
): readonly Line<R>[] {
  const groups = new Map<string, [R, ...R[]]>();
  reasons
    .filter((reason) => isUsual?.(reason) !== true)
    .forEach((reason, i) => {
      const alike = playerIn(reason) === undefined ? undefined : together?.(reason, '', say);
      const key = alike === undefined ? `${i}` : `${reason.key} ${alike}`;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [reason]);
      else group.push(reason);
    });
  return [...groups.values()].map((group) => {
    const who = group.flatMap((reason) => playerIn(reason) ?? []).map(nameOf);
    const said = group.length > 1 ? together?.(group[0], say.list(who), say) : undefined;
    return { says: said ?? say.say(group[0]), reasons: group };
  });
}
