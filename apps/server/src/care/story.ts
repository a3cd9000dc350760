import type { House } from '../house.ts';

/** A story, and until when it can be read. */
export interface KeptStory {
  readonly text: string;
  readonly until: number;
}

export function keptStory({ store, rules }: House, id: string): KeptStory | undefined {
  const text = store.story(id);
  const at = store.upkeep.storyAt(id);
  return text === undefined || at === undefined ? undefined : { text, until: at + rules.keepStories };
}

/* Between the threads it is one text: the time, and the story as it is. */

export const storyLetter = ({ text, until }: KeptStory): string => `${until}\n${text}`;

export function readStoryLetter(letter: string): KeptStory {
  const end = letter.indexOf('\n');
  return { until: Number(letter.slice(0, end)), text: letter.slice(end + 1) };
}
