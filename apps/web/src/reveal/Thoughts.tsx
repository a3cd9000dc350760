import { useSignal } from '@preact/signals';
import type { Thought } from '@veillee/bots';
import type { JSX } from 'preact';
import type { Face, Shown } from '../games/face.ts';
import { botWords } from '../words/bots.ts';
import { lang, words } from '../words/language.ts';
import { useStory } from './useStory.ts';

/** What the bots of a finished game thought, and why they pointed where they did; worked out when it is asked for. */
export function Thoughts({
  face,
  shown,
  story,
  seat,
}: {
  readonly face: Face;
  readonly shown: Shown;
  readonly story: string | null;
  readonly seat: number | null;
}): JSX.Element | null {
  const say = botWords[lang.value];
  const { script } = useStory(story);
  const thoughts = useSignal<readonly Thought[] | null>(null);
  if (face.ending.thoughts === undefined || !script?.bots?.some((bot) => bot !== null)) return null;
  const open = ({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }): void => {
    if (!currentTarget.open || thoughts.value !== null) return;
    void face.ending.thoughts?.(script).then((found) => {
      thoughts.value = found;
    });
  };
  const told = (thoughts.value ?? []).filter((one) => seat === null || one.seat === seat);
  return (
    <details class="more" onToggle={open}>
      <summary>{say.thoughts}</summary>
      {thoughts.value === null ? <p role="status">{words.value.loading}</p> : null}
      <ul>
        {told.flatMap(({ phrases }, i) =>
          phrases.map((one, k) => <li key={`${i} ${k}`}>{shown.say.say(one)}</li>),
        )}
      </ul>
    </details>
  );
}
