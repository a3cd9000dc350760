import { inOrder, one, orPass, some, way } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { answerOf, chosenOf, draftOf, fieldFor, freshDraft, isComplete, toggled, waysOf } from './draft.ts';

const look = orPass({
  ...way('player', { player: one('seat', [1, 2, 3]) }),
  ...way('centre', { cards: some('centre', ['c1', 'c2', 'c3'], 2, 2) }),
});
const both = {
  both: { fields: { a: one('seat', [0, 1, 2]), b: one('seat', [0, 1, 2]) }, apart: ['a', 'b'] },
};

describe('an answer in the making', () => {
  it('begins with the first way that is not passing, and nothing chosen', () => {
    expect(waysOf(look)).toEqual(['player', 'centre']);
    expect(freshDraft(look, null)).toEqual({ way: 'player', values: { player: [] } });
    expect(waysOf(way('pass'))).toEqual(['pass']);
  });

  it('begins with what was answered before, unless that is no longer offered', () => {
    expect(answerOf(freshDraft(look, { do: 'centre', cards: ['c1', 'c3'] }))).toEqual({
      do: 'centre',
      cards: ['c1', 'c3'],
    });
    expect(freshDraft(look, { do: 'player', player: [9] }).values).toEqual({ player: [] });
  });

  it('takes an option back when it is touched again, and lets a new one push the oldest out', () => {
    let draft = draftOf(look, 'centre');
    for (const card of ['c1', 'c2', 'c3']) draft = toggled(look, draft, 'cards', card);
    expect(draft.values.cards).toEqual(['c2', 'c3']);
    draft = toggled(look, draft, 'cards', 'c2');
    expect(draft.values.cards).toEqual(['c3']);
    expect(isComplete(look, draft)).toBe(false);
  });

  it('ignores what the form does not offer', () => {
    const draft = draftOf(look, 'player');
    expect(toggled(look, draft, 'player', 0)).toBe(draft);
  });

  it('fills two fields of seats one after the other, and never with the same seat where they stand apart', () => {
    let draft = draftOf(both, 'both');
    draft = toggled(both, draft, fieldFor(both, draft, 'seat', 1) as string, 1);
    draft = toggled(both, draft, fieldFor(both, draft, 'seat', 2) as string, 2);
    expect(draft.values).toEqual({ a: [1], b: [2] });
    expect(isComplete(both, draft)).toBe(true);
    draft = toggled(both, draft, 'a', 2);
    expect(draft.values).toEqual({ a: [2], b: [] });
    expect(chosenOf(both, draft, 'seat')).toEqual([2]);
  });

  it('keeps the order of an ordered choice', () => {
    const form = way('rank', { players: inOrder('seat', [0, 1, 2], 2, 3) });
    let draft = draftOf(form, 'rank');
    for (const seat of [2, 0]) draft = toggled(form, draft, 'players', seat);
    expect(answerOf(draft)).toEqual({ do: 'rank', players: [2, 0] });
  });
});
