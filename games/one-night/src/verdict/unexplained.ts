import type { TurnedId } from '../ids.ts';
import { type MarkId, markIds, markIn } from '../marks/index.ts';
import { type RoleId, roles } from '../roles/index.ts';
import type { Doubting } from './doubts.ts';
import { type Paper, those } from './paper.ts';

const laysMark = (mark: MarkId): ReadonlySet<RoleId> =>
  those(({ slots = [] }) => slots.some((slot) => markIn(slot) === mark));
const layers = new Map(markIds.map((mark) => [mark, laysMark(mark)]));
const nobody: ReadonlySet<RoleId> = new Set();
const curators = those(({ laysArtefacts }) => laysArtefacts);
const fetchers = those(({ fetches }) => fetches);
const turners = (into: TurnedId): ReadonlySet<RoleId> => those(({ omen, kind }) => (omen ?? kind) === into);
const omens: { readonly [into in TurnedId]: ReadonlySet<RoleId> } = {
  werewolf: turners('werewolf'),
  vampire: turners('vampire'),
  tanner: turners('tanner'),
};

/** A trace that no card before a player explains, and the cards of which one must have been dealt for it. */
interface Trace {
  readonly by: ReadonlySet<RoleId>;
  tell(): void;
}

/**
 * Marks, artefacts and changes that nobody can have made. Who made them was dealt a card that may lie in the centre
 * by now; but only as many do as cards came from there.
 */
export function unexplained(paper: Paper, doubt: Doubting): void {
  const { acted, doubled, fetched } = paper;
  const max = fetchers.size + (doubled ? 1 : 0);
  if (fetched > max) {
    doubt('doubt.fetched', 'R71', { count: fetched, max });
    return;
  }
  const traces = tracesOf(paper, doubt);
  if (fetched === 0) {
    for (const trace of traces) trace.tell();
    return;
  }
  const fetching = acted.filter((role) => fetchers.has(role)).length;
  const need = fewestUnseen(Math.max(0, fetched - fetching), traces);
  if (need > fetched) doubt('doubt.room', 'R71', { need, room: fetched });
}

function tracesOf({ acted, artefacts, dealt, doubled, marks, turned }: Paper, doubt: Doubting): Trace[] {
  const traces: Trace[] = [];
  for (const mark of new Set(marks)) {
    const by = layers.get(mark) ?? nobody;
    if (!includesSome(acted, by)) traces.push({ by, tell: () => doubt('doubt.layer', 'C1', { mark }) });
  }
  if (artefacts.length > 0 && !includesSome(acted, curators))
    traces.push({ by: curators, tell: () => doubt('doubt.curator', 'R46', {}) });
  // A Doppelgänger may have brought a card before somebody, and another taken it back, before and after that look.
  if (doubled) return traces;
  for (const { into, player } of turned) {
    const by = omens[into];
    if (!includesSome(dealt, by) && !bringsAcross(acted, by))
      traces.push({ by, tell: () => doubt('doubt.omen', 'R41', { player, into }) });
  }
  return traces;
}

const includesSome = (cards: readonly RoleId[], some: ReadonlySet<RoleId>): boolean =>
  cards.some((card) => some.has(card));

/** A copied Alpha Wolf brings such a face before a player though none was dealt. */
const bringsAcross = (acted: readonly RoleId[], faces: ReadonlySet<RoleId>): boolean =>
  acted.some((role) => {
    const { across } = roles[role];
    return across !== undefined && faces.has(across);
  });

/** At least so many cards that were dealt lie in the centre: those that fetched, and one for each trace of its own. */
function fewestUnseen(fetching: number, traces: readonly Trace[]): number {
  const apart: ReadonlySet<RoleId>[] = fetching > 0 ? [fetchers] : [];
  let need = fetching;
  for (const { by } of [...traces].sort((a, b) => a.by.size - b.by.size)) {
    if (apart.some((other) => meet(by, other))) continue;
    apart.push(by);
    need += 1;
  }
  return need;
}

const meet = (some: ReadonlySet<RoleId>, others: ReadonlySet<RoleId>): boolean =>
  [...some].some((role) => others.has(role));
