import { recordOf } from '@veillee/gamekit';
import { artefactIds, artefacts } from './artefacts/index.ts';
import { markIds, marks } from './marks/index.ts';
import { roleIds, roles } from './roles/index.ts';

/** The pictures of all cards and tokens, by the names of their engravings. */
export const roleIcons = recordOf(roleIds, (id) => roles[id].icon);
export const markIcons = recordOf(markIds, (id) => marks[id].icon);
export const artefactIcons = recordOf(artefactIds, (id) => artefacts[id].icon);

export type CardIcon =
  | (typeof roleIcons)[keyof typeof roleIcons]
  | (typeof markIcons)[keyof typeof markIcons]
  | (typeof artefactIcons)[keyof typeof artefactIcons];

/** Every engraving that is needed for them, once. */
export const cardIcons: readonly CardIcon[] = [
  ...new Set([...Object.values(roleIcons), ...Object.values(markIcons), ...Object.values(artefactIcons)]),
];
