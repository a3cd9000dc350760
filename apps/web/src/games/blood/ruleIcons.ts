import { campOf, isCharacter, isMutation } from '@veillee/blood';
import type { IconName } from '../../kit/iconNames.ts';
import type { Drawn } from '../../rules/icons.ts';
import { mutationIcon } from './mutationIcon.ts';

/** The picture of a page of Blood's rules, where it has one of its own. */
export function ruleIcon({ id }: Drawn): IconName | undefined {
  if (isMutation(id)) return mutationIcon(id);
  return isCharacter(id) && campOf(id) === 'werewolf' ? 'wolf-head' : undefined;
}
