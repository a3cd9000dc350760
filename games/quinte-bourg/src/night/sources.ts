import type { Seat } from '@veillee/kernel';
import type { RoleId, SpecialityId, Weekday } from '../ids.ts';
import type { Action, Invocation } from '../power.ts';
import { roles } from '../roles/index.ts';
import { specialities } from '../specialities/index.ts';
import { type Held, playerOf, type State } from '../state.ts';
import type { LineId } from './lines.ts';

/** What a player's cards can do at a line of tonight: the camp card's powers and the specialities' add up (§3). */
export function actionsAt(state: State, seat: Seat, line: LineId): { card: string; action: Action }[] {
  const { role, held } = playerOf(state, seat);
  const found: { card: string; action: Action }[] = [];
  const add = (card: string, actions: readonly Action[] = [], usual: readonly Weekday[] = []): void => {
    for (const action of actions) {
      const nights = action.nights ?? usual;
      if (
        action.line === line &&
        nights.includes(state.weekday) &&
        !found.some((other) => other.card === card)
      )
        found.push({ card, action });
    }
  };
  add(role, roles[role].actions);
  for (const { id } of held) add(id, specialities[id].power.actions, specialities[id].nights);
  return found;
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
