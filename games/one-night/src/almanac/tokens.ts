import { capital } from '@veillee/kernel';
import { type ArtefactId, artefacts } from '../artefacts/index.ts';
import { firstMark, type MarkId, markIn } from '../marks/index.ts';
import { maxPlayers } from '../options.ts';
import { type RoleId, roleIds, roles } from '../roles/index.ts';
import type { Names } from '../text/names.ts';
import { rulingsOf } from './rulings.ts';
import type { Entry, Sayings } from './sayings.ts';

/** How many of a mark the characters lay out on the board, two of whom may lay out the same. */
const onBoard = (mark: MarkId): number =>
  new Set(roleIds.flatMap((id) => roles[id].slots ?? []).filter((slot) => markIn(slot) === mark)).size;

/** The characters who lay a mark out on the board. */
const layersOf = (mark: MarkId): readonly RoleId[] =>
  roleIds.filter((id) => roles[id].slots?.some((slot) => markIn(slot) === mark));

export function aboutMark(mark: MarkId, say: Sayings, from: Names): Entry {
  const { the, blurb, help } = from.marks[mark];
  const layers = layersOf(mark);
  const everybody = mark === firstMark;
  const given = [...(everybody ? [say.everybody] : []), ...layers.map((id) => from.characters[id].name)].join(
    ', ',
  );
  return {
    id: `mark-${mark}`,
    kind: 'mark',
    name: capital(the),
    line: blurb,
    facts: [
      [say.facts.from, given],
      [say.facts.marks, String(onBoard(mark) + (everybody ? maxPlayers : 0))],
    ],
    text: [{ title: say.effect, says: help }],
    rulings: rulingsOf(`mark-${mark}`),
    see: layers,
  };
}

export function aboutArtefact(id: ArtefactId, say: Sayings, from: Names): Entry {
  const { name, blurb, help } = from.artefacts[id];
  const { gives } = artefacts[id];
  const layers = roleIds.filter((role) => roles[role].laysArtefacts);
  return {
    id: `artefact-${id}`,
    kind: 'artefact',
    name,
    line: blurb,
    facts: [
      [say.facts.gives, gives === undefined ? say.keepsRole : from.characters[gives].name],
      [say.facts.from, layers.map((role) => from.characters[role].name).join(', ')],
    ],
    text: [{ title: say.effect, says: help }],
    rulings: rulingsOf(`artefact-${id}`),
    see: [...layers, ...(gives === undefined ? [] : [gives])],
  };
}
