import '../games/icons.ts';
import { folderOf } from '../games/folderOf.ts';
import type { IconName } from '../kit/iconNames.ts';
import { entryIcon } from '../rules/icons.ts';

export type Tone = 'village' | 'clan' | 'pack' | 'solo';

/** How a camp is drawn: never by its colour alone. */
export interface CampLook {
  readonly icon: IconName;
  readonly tone: Tone;
}
export type CampLooks = { readonly [camp: string]: CampLook };

/** Those of a game's own, where its folder has some. */
const own = import.meta.glob<CampLooks>('../games/*/campLooks.ts', { eager: true, import: 'campLooks' });

const others: CampLook = { icon: 'person', tone: 'solo' };

export const campLook = (game: string, camp: string): CampLook =>
  own[`../games/${folderOf(game)}/campLooks.ts`]?.[camp] ?? others;

/** The picture of a card; games without pictures of their own show none. */
export const cardIcon = (game: string, role: string): IconName | undefined =>
  entryIcon(game, { id: role, kind: 'character' });
