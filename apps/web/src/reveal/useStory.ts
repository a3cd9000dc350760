import { useSignal } from '@preact/signals';
import type { Transcript } from '@veillee/kernel';
import { useEffect } from 'preact/hooks';
import { fetchStory } from './story.ts';

export interface StoryState {
  readonly script: Transcript | null;
  /** It did not come; `unknown`: there is none under this id. */
  readonly failed: boolean;
  readonly unknown: boolean;
  again(): void;
}

/** The transcript under an id, fetched when first looked at. */
export function useStory(id: string | null): StoryState {
  const script = useSignal<Transcript | null>(null);
  const trouble = useSignal<'failed' | 'unknown' | null>(null);
  const again = (): void => {
    trouble.value = null;
    script.value = null;
    if (id === null) return;
    void fetchStory(id).then((told) => {
      if (told.ok) script.value = told.value;
      else trouble.value = told.error.key === 'story.failed' ? 'failed' : 'unknown';
    });
  };
  useEffect(again, [id]);
  return {
    script: script.value,
    failed: trouble.value !== null,
    unknown: trouble.value === 'unknown',
    again,
  };
}
