import type { Phrase } from '@veillee/kernel';
import type { Called, ScriptLine } from '@veillee/quinte-bourg';
import type { Ask } from './asks.ts';

/** Each card of a line with what is said to it, from waking to sleep. */
function wakings(says: readonly Phrase[]): readonly (readonly Phrase[])[] {
  const groups: Phrase[][] = [];
  for (const one of says) {
    if (one.key === 'say.wake' || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(one);
  }
  return groups;
}

const cardOf = ([first]: readonly Phrase[]): unknown => first?.params?.card;

/**
 * What is to be read aloud now. Where a line calls several cards one after the other, that is as far as the card whose
 * answer is written; with the last answer the rest of the line is over, so what follows it is read before.
 */
export function spokenNow(
  { says, called }: Pick<ScriptLine, 'says' | 'called'>,
  asks: readonly Ask[],
  ask: Ask | undefined,
): readonly Phrase[] {
  const groups = wakings(says);
  const of = (group: readonly Phrase[]): readonly Called[] =>
    called.filter(({ card }) => card !== null && card === cardOf(group));
  const isAsked = (group: readonly Phrase[], one: Ask): boolean =>
    of(group).some(
      ({ seat, topics }) => seat !== null && one.seats.includes(seat) && topics.includes(one.topic),
    );
  const present = ask === undefined ? -1 : groups.findIndex((group) => isAsked(group, ask));
  const until = present < 0 ? groups.length : present;
  const done = groups
    .slice(0, until)
    .findLastIndex((group) => of(group).some(({ answered }) => answered !== null));
  const later = asks.some(
    (one) =>
      one !== ask &&
      one.waits &&
      one.answered === null &&
      groups.findIndex((group) => isAsked(group, one)) > present,
  );
  const now = groups.slice(done + 1, present >= 0 && later ? present + 1 : groups.length);
  return now.length > 0 ? now.flat() : (groups.at(-1) ?? says);
}
