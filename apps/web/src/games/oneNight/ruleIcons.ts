import type { Entry } from '@veillee/kernel';
import type { RoleId } from '@veillee/one-night';
import type { IconName } from '../../kit/iconNames.ts';
import { artefactIcons, markIcons, roleIcons } from './icons.ts';

/** The picture of a page of One Night's rules, where it has one of its own. */
export function ruleIcon({ id, kind }: Entry): IconName | undefined {
  if (kind === 'character') return roleIcons[id as RoleId];
  if (kind === 'mark') return markIcons[id.slice('mark-'.length)];
  return kind === 'artefact' ? artefactIcons[id.slice('artefact-'.length)] : undefined;
}
