import { games } from '@veillee/games';
import type { OnePhone } from './face.ts';
import { folderOf } from './folderOf.ts';

/** How each game is played on one phone for all, by its folder. They come with the screens of one phone, all at once. */
const found = import.meta.glob<{ readonly onePhone: OnePhone }>('./*/onePhone/onePhone.tsx', {
  eager: true,
});

export const onePhoneOf = (id: string): OnePhone | undefined =>
  found[`./${folderOf(id)}/onePhone/onePhone.tsx`]?.onePhone;

/** The games that are offered there. */
export const onOnePhone = games.filter(({ id }) => onePhoneOf(id) !== undefined);
