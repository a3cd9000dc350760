import type { KeptStory } from '@veillee/rooms';

/** A story that was asked for. */
export type StoryAsked = KeptStory | undefined;

/* Between the threads it is one text: the time, and the story as it is. */

export const storyLetter = (story: KeptStory): string =>
  story === 'unread' ? story : `${story.until}\n${story.text}`;

export function readStoryLetter(letter: string): KeptStory {
  if (letter === 'unread') return letter;
  const end = letter.indexOf('\n');
  return { until: Number(letter.slice(0, end)), text: letter.slice(end + 1) };
}
