import type { Entry } from '@veillee/kernel';
import '../games/icons.ts';
import { folderOf } from '../games/folderOf.ts';
import type { IconName } from '../kit/iconNames.ts';

/** What an entry is drawn with where its game has no picture of its own for it. */
const ofKind: { readonly [kind: string]: IconName } = {
  page: 'candle-light',
  scenario: 'moon',
  camp: 'guards',
  role: 'domino-mask',
  speciality: 'spyglass',
  office: 'ringing-bell',
  condition: 'crown',
  character: 'farmer',
};

/** As much of an entry as its picture depends on. */
export type Drawn = Pick<Entry, 'id' | 'kind'>;

/** The pictures of a game's own, where its folder has some. */
const own = import.meta.glob<(entry: Drawn) => IconName | undefined>('../games/*/ruleIcons.ts', {
  eager: true,
  import: 'ruleIcon',
});

/** The picture of an entry; a numbered rule has none, its number is its picture. */
export const entryIcon = (game: string, entry: Drawn): IconName | undefined =>
  own[`../games/${folderOf(game)}/ruleIcons.ts`]?.(entry) ?? ofKind[entry.kind];
