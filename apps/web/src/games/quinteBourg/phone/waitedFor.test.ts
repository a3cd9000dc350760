import { describe, expect, it } from 'vitest';
import { words } from '../../../words/language.ts';
import { waitedFor } from './waitedFor.ts';

const { play } = words.value;
const say = { names: ['Ana', 'Bo', 'Cy', 'Di', 'Éa'], list: (names: readonly string[]) => names.join(', ') };
const asked = (topic: string, to: readonly number[], answered?: readonly number[]) => ({
  topic,
  to,
  ...(answered === undefined ? {} : { answered }),
});
const waiting = (...watched: ReturnType<typeof asked>[]) =>
  waitedFor({ sight: { prompts: [], watched }, say });

describe('whom all wait for', () => {
  it('is named once, however much they are asked', () => {
    const both = [asked('vote.cast', [0], []), asked('president.direction', [0], [])];
    expect(waiting(...both)).toBe(play.waiting('Ana'));
    expect(waiting(...both, asked('vote.cast', [1], []))).toBe(play.waiting('Ana, Bo'));
  });

  it('is named as long as one answer of theirs is missing', () => {
    expect(waiting(asked('vote.cast', [0], [0]), asked('president.direction', [0], []))).toBe(
      play.waiting('Ana'),
    );
    expect(waiting(asked('vote.cast', [0], [0]))).toBe('');
  });

  it('is counted once where there are many, and nobody where it may not be seen', () => {
    const many = [asked('vote.cast', [0, 1, 2, 3, 4], [4]), asked('president.direction', [0], [])];
    expect(waiting(...many)).toBe(play.answered(1, 5));
    expect(waiting(asked('moving.house', [2]))).toBe('');
  });
});
