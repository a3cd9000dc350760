import { isOneOf, type Seat } from '@veillee/kernel';
import type { RoleId, SpecialityId, Weekday } from '../ids.ts';
import type { Action, Invocation } from '../power.ts';
import { roleIds, roles } from '../roles/index.ts';
import { specialities, specialityIds } from '../specialities/index.ts';
import { type Held, playerOf, type State } from '../state.ts';
import type { LineId } from './lines.ts';

/** What a player's cards can do at a line of tonight: the camp card's powers and the specialities' add up (§3). */
export function actionsAt(state: State, seat: Seat, line: LineId): readonly CardAt[] {
  const called = cardsAt(line, state.weekday);
  if (called.length === 0) return called;
  const { role, held } = playerOf(state, seat);
  let found: readonly CardAt[] = nothing;
  for (const at of called) if (at.card === role) found = [...found, at];
  for (const { id } of held)
    for (const at of called) if (at.card === id && !found.includes(at)) found = [...found, at];
  return found;
}
const nothing: readonly never[] = [];

/** What a card does at a line on a night of the week. */
const actionAt = (
  actions: readonly Action[] = [],
  usual: readonly Weekday[],
  line: LineId,
  weekday: Weekday,
): Action | undefined =>
  actions.find((action) => action.line === line && (action.nights ?? usual).includes(weekday));

/** A card that is called at a line of a night, whoever holds it. */
export interface CardAt {
  readonly card: RoleId | SpecialityId;
  readonly action: Action;
}

const known = new Map<LineId, { [weekday in Weekday]?: readonly CardAt[] }>();
/** The cards called at a line on a night of the week, in the order of the rules: the same in every village (§6, §7). */
export function cardsAt(line: LineId, weekday: Weekday): readonly CardAt[] {
  const nights = known.get(line);
  const called = nights?.[weekday] ?? cardsOf(line, weekday);
  if (nights === undefined) known.set(line, { [weekday]: called });
  else nights[weekday] = called;
  return called;
}

function cardsOf(line: LineId, weekday: Weekday): readonly CardAt[] {
  const at = (
    card: CardAt['card'],
    actions?: readonly Action[],
    usual: readonly Weekday[] = [],
  ): CardAt[] => {
    const action = actionAt(actions, usual, line, weekday);
    return action === undefined ? [] : [{ card, action }];
  };
  const called = [
    ...roleIds.flatMap((id) => at(id, roles[id].actions)),
    ...specialityIds.flatMap((id) => at(id, specialities[id].power.actions, specialities[id].nights)),
  ];
  return called.toSorted((a, b) => Number(b.action.first ?? false) - Number(a.action.first ?? false));
}

/**
 * The cards that are called by name at a line of tonight: by the weekday, and only such as are in a composition that
 * all know. What is secret has no part in it, so that neither order nor length tells anything (§7).
 */
export function spokenAt({ weekday, options }: State, line: LineId): readonly CardAt[] {
  const called = cardsAt(line, weekday);
  const { composition } = options;
  if (composition === null) return called;
  const isIn = ({ card }: CardAt): boolean =>
    isOneOf(roleIds, card)
      ? composition.roles.includes(card)
      : (composition.specialities ?? null) === null || composition.specialities?.includes(card) === true;
  const known = called.filter(isIn);
  return known.length > 0 ? known : called;
}

export interface Invocable {
  readonly card: RoleId | SpecialityId;
  readonly topic: string;
  readonly invocation: Invocation;
  readonly held: Held | null;
}

/** What a player could invoke, used up or not. */
export function invocationsOf(state: State, seat: Seat): Invocable[] {
  const { role, held } = playerOf(state, seat);
  const found: Invocable[] = [];
  const add = (card: RoleId | SpecialityId, invocation: Invocation | undefined, from: Held | null): void => {
    if (invocation === undefined) return;
    const topic = `${card}.${invocation.verb}`;
    if (!found.some((other) => other.topic === topic)) found.push({ card, topic, invocation, held: from });
  };
  add(role, roles[role].invocation, null);
  for (const card of held) add(card.id, specialities[card.id].power.invocation, card);
  return found;
}
