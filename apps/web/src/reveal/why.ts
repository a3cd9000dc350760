import type { Params, Reason, Text } from '@veillee/kernel';

/** Where a template speaks of players, whatever it makes of their names. */
const slot = /\{(\w+):(?:seats?|Seat|[sS]ubject|of|that|verb|as|other|any|orNobody|counts)\b/g;
/** Where grammar asks for a function, the names by which reasons call players. */
const usual = ['player', 'by', 'target', 'partner', 'holder', 'players', 'targets', 'victims', 'monsters'];

/** The parameters of a reason that are players. */
function playersIn(text: Text, { key, params = {} }: Reason): readonly string[] {
  const wording = text.words[key];
  if (wording === undefined || typeof wording === 'function') return usual.filter((name) => name in params);
  const template = typeof wording === 'string' ? wording : wording.other;
  return [...template.matchAll(slot)].flatMap(([, name]) => name ?? []);
}

function isNamed(params: Params, name: string, seat: number): boolean {
  const value = params[name];
  if (!Array.isArray(value)) return value === seat;
  return value.some((one) => one === seat || (Array.isArray(one) && one[0] === seat));
}

/** Whether a reason speaks of this seat. */
export const mentions = (text: Text, reason: Reason, seat: number): boolean =>
  playersIn(text, reason).some((name) => isNamed(reason.params ?? {}, name, seat));

/** The chain that leads to one seat's fate: what speaks of it, and what is true for all; not what is only about another. */
export function reasonsFor<R extends Reason>(
  text: Text,
  reasons: readonly R[],
  seat: number | null,
  forAll: (reason: Reason) => boolean = () => false,
): readonly R[] {
  if (seat === null) return reasons;
  return reasons.filter(
    (reason) => mentions(text, reason, seat) || reason.params?.player === undefined || forAll(reason),
  );
}
