import type { RoleId } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import { describe, expect, it } from 'vitest';
import { knowledge } from './knowledge.ts';
import type { Seen } from './shown.ts';

/** What a seat sees as a call is made. */
const called = (
  dealt: RoleId,
  mark: string,
  call: string,
  about: { phase?: string; copy?: true } = {},
): Seen => {
  const { phase = 'night', ...more } = about;
  const facts = [{ key: 'night.called', params: { call, ...more }, to: 'all' }];
  return { chair: 0, view: { phase, me: { dealt, mark } }, facts, prompts: [] } as unknown as Seen;
};
const news = (seen: Seen): string[] => knowledge.news(seen).map(({ key }) => key);

describe('under Fear', () => {
  it('one is told at one’s own call that one’s eyes stay shut, and at no other', () => {
    expect(news(called('seer', 'fear', 'seer'))).toEqual(['you.froze']);
    expect(news(called('seer', 'fear', 'robber'))).toEqual([]);
    expect(news(called('villager', 'fear', 'seer'))).toEqual([]);
    for (const { says } of [names.fr, names.en]) expect(says['you.froze']).toMatch(/Peur|Fear/);
  });

  it('not with another mark, at dusk, at a double’s call, nor by day', () => {
    expect(news(called('seer', 'clarity', 'seer'))).toEqual([]);
    expect(news(called('seer', 'fear', 'seer', { phase: 'dusk' }))).toEqual([]);
    expect(news(called('seer', 'fear', 'seer', { copy: true }))).toEqual([]);
    expect(news(called('seer', 'fear', 'seer', { phase: 'day' }))).toEqual([]);
  });
});
