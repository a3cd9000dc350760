import { at, isRecord, type Json, type Seat, type Sight } from '@veillee/kernel';
import { centreSize, interned } from '../../deck.ts';
import { firstMark, isMark, type MarkId } from '../../marks/index.ts';
import { agendaOf, callOf } from '../../night/calls.ts';
import { everyone } from '../../places.ts';
import { isRole, type RoleId } from '../../roles/index.ts';
import type { Step } from '../../spec.ts';
import type { Claim } from '../../state.ts';
import type { View } from '../../view.ts';

/** Something a chair was told by itself in one step of the night. */
export interface Told {
  readonly key: string;
  readonly params: { readonly [name: string]: Json };
  /** The same as one text, to be compared. */
  readonly text: string;
}

/** All that one chair, or the whole table, has to go by; what was told stands by its step of the agenda. */
export interface Known {
  readonly me: Seat | null;
  readonly seats: number;
  readonly deck: readonly RoleId[];
  readonly gremlinSelf: boolean;
  readonly dealt: RoleId | null;
  readonly steps: readonly Step[];
  readonly told: ReadonlyMap<number, readonly Told[]>;
  readonly claims: readonly Claim[];
  /** Who said before to have had which card, and took it back. */
  readonly takenBack: readonly { readonly seat: Seat; readonly card: RoleId }[];
}

/** Players are named in any order, and which of two like marks it was makes no odds. */
function asText(key: string, params: { readonly [name: string]: Json }): string {
  let text = key;
  for (const name in params) {
    const value = params[name];
    if (name !== 'slot') text += ` ${Array.isArray(value) ? value.toSorted() : value}`;
  }
  return text;
}
export const told = (key: string, params: { readonly [name: string]: Json } = {}): Told => ({
  key,
  params,
  text: asText(key, params),
});

/** What says nothing of how the cards lie that the view does not: one's own card, and an answer that came too late. */
const ofNoWorld = new Set(['you.wereDealt', 'you.wereLate', 'you.leftToChance']);

/** What counts as knowledge of the night: one's own notes, and what lies open by day. */
export const isNote = (key: string): boolean => key.startsWith('you.') || isOpen(key);
const isOpen = (key: string): boolean =>
  key === 'day.shield' || key === 'day.faceUp' || key === 'day.artefacts';

/** A step is where the chair was told that it begins. */
const begins = (key: string): boolean =>
  key === 'night.called' || key === 'night.markCheck' || key === 'day.began';

export function knownTo({ view, facts, chair }: Sight<View>): Known {
  const deck = interned(view.deck);
  const steps = agendaOf(deck);
  const notes = new Map<number, Told[]>();
  let step = 0;
  for (const { key, params = {} } of facts) {
    if (begins(key)) step += 1;
    if (!isNote(key) || ofNoWorld.has(key)) continue;
    const some = notes.get(step) ?? [];
    notes.set(step, some);
    some.push(told(key, params));
  }
  const me = typeof chair === 'number' ? chair : null;
  return {
    me,
    seats: deck.length - centreSize,
    deck,
    gremlinSelf: view.gremlinSelf,
    dealt: me === null ? null : (view.me?.dealt ?? null),
    steps,
    told: notes,
    claims: view.claims,
    takenBack: takenBackIn(facts),
  };
}

function takenBackIn(facts: Sight<View>['facts']): Known['takenBack'] {
  const cards = new Map<Json | undefined, RoleId>();
  return facts.flatMap(({ key, params = {} }) => {
    const { number, seat, said } = params;
    if (key === 'claim.made' && isRecord(said) && said.do === 'was' && Array.isArray(said.role)) {
      const [card] = said.role;
      if (isRole(card)) cards.set(number, card);
    }
    const card = cards.get(number);
    return key === 'claim.takenBack' && card !== undefined && typeof seat === 'number'
      ? [{ seat, card }]
      : [];
  });
}

/** The same evening as somebody knows it who was told nothing by himself: what all suspect follows from it. */
export function asTheTable(known: Known): Known {
  const open = [...known.told]
    .map(([step, notes]) => [step, notes.filter(({ key }) => isOpen(key))] as const)
    .filter(([, notes]) => notes.length > 0);
  return { ...known, me: null, dealt: null, told: new Map(open) };
}

/** All notes in the order they were taken, each with the step's number. */
export const notesOf = (known: Known): readonly (Told & { readonly step: number })[] =>
  [...known.told].flatMap(([step, notes]) => notes.map((note) => ({ ...note, step })));

/**
 * The marks a chair saw, by where they lay at the mark check: its own, those of whom was woken by the same, and those it
 * looked at, also where it had moved them itself.
 */
export function marksSeen(known: Known): readonly { readonly mark: MarkId; readonly seat: number }[] {
  const { me } = known;
  if (me === null) return [];
  const from = everyone(known.seats).slice();
  return notesOf(known).flatMap(({ key, params, step }) => {
    const { mark: face, seats, seat } = params;
    if (key === 'you.checkedMark')
      return isMark(face) && face !== firstMark ? [{ mark: face, seat: me }] : [];
    if (key === 'you.sawMark' && isMark(face) && typeof seat === 'number')
      return face === firstMark ? [] : [{ mark: face, seat: from[seat] ?? seat }];
    if (!Array.isArray(seats)) return [];
    const named = seats.filter((one) => typeof one === 'number');
    const [a, b] = named;
    if (key === 'you.swappedMarks' && a !== undefined && b !== undefined)
      [from[a], from[b]] = [from[b] ?? b, from[a] ?? a];
    const now = stepOf(known, step);
    const mark = now.type === 'call' ? callOf(now.call).wokenBy : undefined;
    return mark === undefined ? [] : named.map((one) => ({ mark, seat: one }));
  });
}

export const stepOf = ({ steps }: Known, step: number): Step => at(steps, step);

/** The seats, places and cards of the centre that a note names. */
export function namedIn(params: unknown): readonly (number | string)[] {
  if (typeof params === 'number' || typeof params === 'string') return [params];
  if (Array.isArray(params)) return params.flatMap(namedIn);
  return isRecord(params) ? Object.values(params).flatMap(namedIn) : [];
}

export const roleIn = (value: Json | undefined): RoleId | undefined => (isRole(value) ? value : undefined);
