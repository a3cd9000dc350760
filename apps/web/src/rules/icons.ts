import type { Entry } from '@veillee/kernel';
import type { RoleId } from '@veillee/one-night';
import '../games/icons.ts';
import { artefactIcons, markIcons, roleIcons } from '../games/oneNight/icons.ts';
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

const mutationIcons: { readonly [id: string]: IconName } = {
  'full-moon': 'moon',
  'clue-to-revenge': 'spyglass',
  supper: 'knife-fork',
  betray: 'backstab',
  attention: 'ringing-bell',
};

/** The picture of an entry; a numbered rule has none, its number is its picture. */
export function iconOf(game: string, { id, kind }: Entry): IconName | undefined {
  const [, bare = id] = /^(?:mark|artefact)-(.+)$/.exec(id) ?? [];
  if (game === 'one-night') {
    if (kind === 'character') return roleIcons[id as RoleId];
    if (kind === 'mark') return markIcons[bare];
    if (kind === 'artefact') return artefactIcons[bare];
  }
  if (kind === 'mutation') return mutationIcons[id];
  if (id.startsWith('werewolf-')) return 'wolf-head';
  return ofKind[kind];
}
