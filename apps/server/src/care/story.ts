import type { House } from '../house.ts';

/** A story, and until when it can be read. */
export interface KeptStory {
  readonly text: string;
  readonly until: number;
}

/** A story that is there, perhaps, on a piece of the disk that cannot be read. */
export const unread = 'unread';

export type StoryAsked = KeptStory | typeof unread | undefined;

/** Anybody may ask for one: what cannot be read concerns whoever asks, and nobody else. */
export function keptStory(house: House, id: string): StoryAsked {
  const { store, rules } = house;
  let story: StoryAsked;
  const isRead = house.reading(() => {
    const text = store.story(id);
    const at = store.upkeep.storyAt(id);
    if (text !== undefined && at !== undefined) story = { text, until: at + rules.keepStories };
  });
  return isRead ? story : unread;
}

/* Between the threads it is one text: the time, and the story as it is. */

export const storyLetter = (story: Exclude<StoryAsked, undefined>): string =>
  story === unread ? unread : `${story.until}\n${story.text}`;

export function readStoryLetter(letter: string): Exclude<StoryAsked, undefined> {
  if (letter === unread) return unread;
  const end = letter.indexOf('\n');
  return { until: Number(letter.slice(0, end)), text: letter.slice(end + 1) };
}
