import type { Camp } from '@veillee/blood';
import type { IconName } from '../../kit/iconNames.ts';

export const campIcons: { readonly [camp in Camp]: IconName } = { human: 'farmer', werewolf: 'wolf-head' };
