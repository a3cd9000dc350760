import { type CharacterId, campOf, type MutationId } from '@veillee/blood';
import type { Entry } from '@veillee/kernel';
import type { IconName } from '../../kit/iconNames.ts';

const mutationIcons: { readonly [id in MutationId]: IconName } = {
  'full-moon': 'moon',
  'clue-to-revenge': 'spyglass',
  supper: 'knife-fork',
  betray: 'backstab',
  attention: 'ringing-bell',
};

/** The picture of a page of Blood's rules, where it has one of its own. */
export function ruleIcon({ id, kind }: Entry): IconName | undefined {
  if (kind === 'mutation') return mutationIcons[id as MutationId];
  return kind === 'character' && campOf(id as CharacterId) === 'werewolf' ? 'wolf-head' : undefined;
}
