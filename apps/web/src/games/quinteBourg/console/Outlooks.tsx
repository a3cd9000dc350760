import type { Option } from '@veillee/kernel';
import type { Attack, Outlook, Script } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import type { Ask } from './asks.ts';
import type { Desk } from './useDesk.ts';
import { Warnings } from './Warnings.tsx';

type Outcome = Outlook['outcomes'][number];

/** What would come of this answer to this question; undefined where it changes nothing that is foreseen. */
export function outcomeOf(
  script: Script | null,
  { seats, topic }: Pick<Ask, 'seats' | 'topic'>,
  way: string,
  option: Option | null,
): Outcome | undefined {
  return script?.outlooks
    .find((one) => one.topic === topic && one.seats.includes(seats[0] ?? 'master'))
    ?.outcomes.find(({ answers }) => answers.some((one) => one.way === way && one.option === option));
}

/** Before a slip: what whoever writes this down should know. */
export function Outlooks({
  ask,
  way,
  option,
  script,
  shown,
}: Desk & { readonly ask: Ask; readonly way: string; readonly option: Option | null }): JSX.Element | null {
  const outcome = outcomeOf(script, ask, way, option);
  return outcome === undefined ? null : <Warnings {...shown} warnings={outcome.warnings} />;
}

/** Whether two attacks come to the same. */
export const isSameAttack = (one: Attack, other: Attack): boolean =>
  JSON.stringify([one.words, one.because]) === JSON.stringify([other.words, other.because]);
