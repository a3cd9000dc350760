import { blood } from '@veillee/blood';
import {
  begin,
  type Input,
  playRandomly,
  quick,
  type Sight,
  see,
  type Transcript,
  transcript,
} from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { Figures } from './figures.ts';
import { answerKey, MatchRecord } from './matchRecord.ts';

/** A whole match by chance: its story, and what its people were shown and sent. */
function played(): { readonly record: MatchRecord; readonly story: Transcript; readonly last: Sight } {
  const begun = begin(blood, { seats: 4, seed: '7'.repeat(64) });
  if (!begun.ok) throw new Error('not begun');
  const match = begun.value;
  const record = new MatchRecord(new Figures());
  const note = (input: Input): void => {
    for (const chair of [0, 1, 2, 3, 'table'] as const)
      record.remember(
        typeof chair === 'number' ? chair : 9,
        JSON.parse(JSON.stringify(see(match, chair))) as Sight,
        1,
      );
    if (!('by' in input)) return;
    const given = record.answer(answerKey(input.by, input.for, input.prompt, input.answer));
    given.sent += 1;
    given.acknowledged += 1;
  };
  playRandomly(match, quick(5), { rights: 5 }, Number.POSITIVE_INFINITY, note);
  const told = transcript(match, 'table');
  if (!told.ok) throw new Error('not over');
  return { record, story: told.value, last: see(match, 'table') };
}

const lossesOf = (record: MatchRecord, story: Transcript): string =>
  [...record.compareStory(story)].join('\n');

describe('the story of a match', () => {
  it('has all that was shown and answered', () => {
    const { record, story } = played();
    expect(lossesOf(record, story)).toBe('');
  });

  it('that lacks its last answer, or has it twice, is noticed', () => {
    const { record, story } = played();
    const at = story.inputs.findLastIndex((input) => 'by' in input);
    const without = { ...story, inputs: story.inputs.toSpliced(at, 1) };
    expect(lossesOf(record, without)).toMatch(/acknowledged \d+ times, the story has/);
    expect(lossesOf(record, without)).toMatch(/was shown what the story does not have/);
    const twice = { ...story, inputs: [...story.inputs, story.inputs[at] as Input] };
    expect(lossesOf(record, twice)).toMatch(/was sent \d+ times, the story has/);
  });

  it('that went another way than somebody was shown is noticed', () => {
    const { record, story, last } = played();
    record.remember(9, { ...last, view: { ...last.view, never: true } }, 2);
    expect(lossesOf(record, story)).toMatch(/9 was shown/);
  });
});
