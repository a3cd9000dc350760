import { isKeyOf } from '@veillee/kernel';
import { artefactIcons, markIcons, roleIcons } from '@veillee/one-night/icons';
import type { IconName } from '../../kit/iconNames.ts';
import type { Drawn } from '../../rules/icons.ts';

/** The picture of a page of One Night's rules, where it has one of its own. */
export function ruleIcon({ id, kind }: Drawn): IconName | undefined {
  if (kind === 'character') return isKeyOf(roleIcons, id) ? roleIcons[id] : undefined;
  const token = id.slice(`${kind}-`.length);
  if (kind === 'mark') return isKeyOf(markIcons, token) ? markIcons[token] : undefined;
  return kind === 'artefact' && isKeyOf(artefactIcons, token) ? artefactIcons[token] : undefined;
}
