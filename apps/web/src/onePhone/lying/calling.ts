import type { Sight } from '@veillee/kernel';
import { names } from '../../line/session.ts';
import { chairAt, sightFrom } from '../chairs.ts';
import { type Askable, answerBy, type Touch } from '../touches.ts';

/** How a game calls in the dark. */
export interface Dark<V extends object = object> {
  /** All that may be asked at this call, whoever is called, or nobody: of what all may know. */
  asked(sight: Sight<V>): readonly Askable[];
  /** What can be touched in the middle of the table: of what all may know. */
  centre(sight: Sight<V>): readonly string[];
  /** Whether the eyes of whoever sees this are open now. */
  isCalled(sight: Sight<V>): boolean;
}

export interface Called {
  readonly seat: number;
  readonly sight: Sight;
}

/** Who is called now: for the hands that touch, and for the moon while it is held. */
export const calledNow = (dark: Dark): readonly Called[] =>
  names.value.flatMap((_, seat) => {
    const sight = sightFrom(seat);
    return sight !== null && dark.isCalled(sight) ? [{ seat, sight }] : [];
  });

/** Answers what the called are asked, all of them alike; whether it is no answer to what somebody is asked. */
export function answerAll(dark: Dark, touches: readonly Touch[]): boolean {
  const asked = calledNow(dark).flatMap(({ seat, sight }) =>
    sight.prompts.map((prompt) => ({ seat, prompt, answer: answerBy(prompt.form, touches) })),
  );
  for (const { seat, prompt, answer } of asked)
    if (answer !== undefined) void chairAt(seat)?.tell({ t: 'answer', prompt: prompt.number, answer });
  return asked.length > 0 && asked.every(({ answer }) => answer === undefined);
}

/** Passes, for whoever is asked and may. */
export function passAll(dark: Dark): void {
  for (const { seat, sight } of calledNow(dark))
    for (const { number, form } of sight.prompts)
      if (Object.hasOwn(form, 'pass'))
        void chairAt(seat)?.tell({ t: 'answer', prompt: number, answer: { do: 'pass' } });
}
