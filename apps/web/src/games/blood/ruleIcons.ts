import { campOf, isCharacter, isMutation } from '@veillee/blood';
import type { Entry } from '@veillee/kernel';
import type { IconName } from '../../kit/iconNames.ts';
import { mutationIcon } from './mutationIcon.ts';

/** The picture of a page of Blood's rules, where it has one of its own. */
export function ruleIcon({ id }: Entry): IconName | undefined {
  if (isMutation(id)) return mutationIcon(id);
  return isCharacter(id) && campOf(id) === 'werewolf' ? 'wolf-head' : undefined;
}
