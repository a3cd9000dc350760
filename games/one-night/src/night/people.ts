import type { Kind } from '../ids.ts';
import type { Role } from '../role.ts';
import { isFeared } from '../state.ts';
import type { Scene } from './scene.ts';

/** Who is what in the dark: by the character dealt or copied, whatever card or mark lies there now (R69). */

export const isOfKind = (scene: Scene, seat: number, kind: Kind): boolean =>
  scene.characterOf(seat).kind === kind;

export const seatsOfKind = (scene: Scene, kind: Kind): readonly number[] =>
  scene.everyone.filter((seat) => isOfKind(scene, seat, kind));

/** The Werewolves who open their eyes when the pack is called. */
export const wakesWithPack = ({ kind, dozes }: Role): boolean => kind === 'werewolf' && !dozes;

/** The thumbs the pack sees: a feared dreamer shows none (R34). */
export const packThumbs = (scene: Scene): readonly number[] =>
  seatsOfKind(scene, 'werewolf').filter(
    (seat) => scene.characterOf(seat).dozes === true && !isFeared(scene.state, seat),
  );

/** The Werewolves that `me` knows of: those seen when the pack was called, or the one whose card was copied (R36, R78). */
export function wolvesKnownTo(scene: Scene): readonly number[] {
  const { state, me, everyone } = scene;
  const model = state.modelOf[me] ?? null;
  if (model !== null) return [model];
  const seen = everyone.filter((seat) => wakesWithPack(scene.characterOf(seat)) && !isFeared(state, seat));
  return [...seen, ...packThumbs(scene)];
}
