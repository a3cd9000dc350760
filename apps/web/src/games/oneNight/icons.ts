import { callOf } from '@veillee/one-night';
import { markIcons, roleIcons } from '@veillee/one-night/icons';
import type { IconName } from '../../kit/iconNames.ts';

export { artefactIcons, markIcons, roleIcons } from '@veillee/one-night/icons';

/** The picture of a call: the mark's by which it wakes, or that of the first character who has it. */
export function callIcon(id: string): IconName {
  const { owner, wokenBy } = callOf(id);
  return wokenBy === undefined ? roleIcons[owner] : markIcons[wokenBy];
}
