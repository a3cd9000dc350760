import { artefacts } from '../artefacts.ts';
import { type ArtefactId, type MarkId, type RoleId, roleIds } from '../ids.ts';
import { maxPlayers } from '../options.ts';
import { roles } from '../roles/index.ts';
import { type SlotId, slotMarks } from '../state.ts';
import type { Names } from '../words.ts';
import { rulingsOf } from './reach.ts';
import type { Entry, Sayings } from './sayings.ts';

const slotsOf = (mark: MarkId): readonly SlotId[] =>
  (Object.keys(slotMarks) as SlotId[]).filter((slot) => slotMarks[slot] === mark);

/** The characters who lay a mark out on the board. */
const layersOf = (mark: MarkId): readonly RoleId[] =>
  roleIds.filter((id) => roles[id].slots?.some((slot) => slotMarks[slot] === mark));

export function aboutMark(mark: MarkId, say: Sayings, from: Names): Entry {
  const { the, blurb, help } = from.marks[mark];
  const layers = layersOf(mark);
  const everybody = mark === 'clarity';
  const given = [...(everybody ? [say.everybody] : []), ...layers.map((id) => from.characters[id].name)].join(
    ', ',
  );
  return {
    id: `mark-${mark}`,
    kind: 'mark',
    name: the.charAt(0).toUpperCase() + the.slice(1),
    line: blurb,
    facts: [
      [say.facts.from, given],
      [say.facts.marks, String(slotsOf(mark).length + (everybody ? maxPlayers : 0))],
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
