import type { View } from '@veillee/one-night';
import type { Saying } from '@veillee/protocol';
import { describe, expect, it } from 'vitest';
import { claimedBy, feedOf, rivalsOf, wordsOf } from './feed.ts';

type Claim = View['claims'][number];
const claim = (number: number, seat: number, said: object, at = number * 1000): Claim =>
  ({ number, seat, at, said }) as unknown as Claim;
const was = (number: number, seat: number, role: string): Claim =>
  claim(number, seat, { do: 'was', role: [role] });
const viewOf = (claims: readonly Claim[], deck: readonly string[]): View =>
  ({ claims, deck }) as unknown as View;

describe('what was said by day', () => {
  it('is told newest first, and what one says in one breath stands together', () => {
    const feed = feedOf(
      [was(1, 0, 'priest'), claim(2, 0, { do: 'nothing' }), was(3, 1, 'count'), claim(4, 0, { do: 'slept' })],
      [],
    );
    expect(feed.map(({ key }) => key)).toEqual(['claim 4', 'claim 3', 'claim 2']);
    expect(feed[2]).toMatchObject({ seat: 0, role: 'priest', more: [{ number: 2 }] });
  });

  it('has words and signs of this match among the claims, when they were said', () => {
    const line = (who: number, text: string, at?: number, circle = 'talk'): Saying => ({
      who,
      name: `n${who}`,
      circle,
      text,
      ...(at === undefined ? {} : { at }),
    });
    const talk = [
      line(7, 'last evening', 10),
      { note: { key: 'note.ended' } },
      line(7, 'in the lobby'),
      line(9, 'doubt', 1500, 'reactions'),
      line(4, 'from the sofa', 9000),
    ];
    const feed = feedOf(
      [was(1, 0, 'priest'), claim(2, 0, { do: 'nothing' })],
      wordsOf(talk, [7, 9], (one) => ('text' in one ? one.text : '')),
    );
    expect(feed.map((one) => ('text' in one ? [one.seat, one.text, one.signed] : one.key))).toEqual([
      [null, 'from the sofa', false],
      'claim 2',
      [1, 'doubt', true],
      'claim 1',
    ]);
  });

  it('knows who claims what now, and who claims the same without cards enough', () => {
    const claims = [was(1, 0, 'priest'), was(2, 1, 'priest'), was(3, 2, 'vampire'), was(4, 3, 'vampire')];
    const view = viewOf(claims, ['priest', 'vampire', 'vampire']);
    expect(rivalsOf(view, 0)).toEqual([1]);
    expect(rivalsOf(view, 2)).toEqual([]);
    expect(rivalsOf(view, 9)).toEqual([]);
    expect(claimedBy(viewOf([...claims, was(5, 1, 'vampire')], [])).get(1)).toBe('vampire');
  });
});
