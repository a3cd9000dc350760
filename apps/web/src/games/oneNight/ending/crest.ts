import type { IconName } from '../../../kit/iconNames.ts';

const crests: { readonly [team: string]: IconName } = {
  village: 'farmer',
  vampire: 'pretty-fangs',
  werewolf: 'wolf-head',
};

/** The sign of a team; of whoever wins alone where it has none. */
export const crestOf = (team: string): IconName => crests[team] ?? 'hooded-assassin';
