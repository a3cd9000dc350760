import { begin, clockOf, type Match, quick, see, submit } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { bot } from '../src/bot.ts';
import { type OneNight, oneNight, roles, type View } from '../src/index.ts';

/** Everybody is a bot; what time alone ends, it ends. */
function played(seed: number): { readonly match: Match<OneNight>; readonly claims: View['claims'] } {
  const begun = begin(oneNight, {
    seats: 5,
    seed: seed.toString(16).padStart(64, '0'),
    options: { scenario: 'nuit-tombante' },
  });
  if (!begun.ok) throw new Error('a sound setup is refused');
  const match = begun.value;
  const rng = quick(seed);
  let claims: View['claims'] = [];
  for (let moves = 0; !match.over; moves += 1) {
    if (moves > 2000) throw new Error('it never ends');
    let moved = false;
    for (let seat = 0; seat < 5 && !match.over; seat += 1) {
      const move = bot(see(match, seat), rng);
      if (move === undefined) continue;
      expect(submit(match, { by: seat, ...move })).toBeUndefined();
      moved = true;
    }
    const { view } = see(match, 'table');
    if ((view as View).phase === 'day') claims = (view as View).claims;
    const clock = moved || match.over ? null : clockOf(match);
    if (clock !== null) expect(submit(match, { elapsed: clock.step })).toBeUndefined();
  }
  return { match, claims };
}

describe('a bot in One Night', () => {
  it('says by day what it was dealt and saw, if it is of the village; else it wears another card of the deck', () => {
    const said = new Set<string>();
    for (let seed = 1; seed <= 30; seed += 1) {
      const { match, claims } = played(seed);
      for (let seat = 0; seat < 5; seat += 1) {
        const { dealt } = see(match, seat).view.me as NonNullable<View['me']>;
        const mine = claims.filter((claim) => claim.seat === seat).map((claim) => claim.said);
        const [first] = mine;
        const role = first?.do === 'was' ? first.role[0] : undefined;
        if (roles[dealt].team === 'village') expect(role).toBe(dealt);
        else {
          expect(role).not.toBe(dealt);
          expect(role && roles[role].team).toBe('village');
          expect(mine).toHaveLength(1);
        }
        for (const { do: what } of mine) said.add(what);
      }
    }
    expect([...said].sort()).toEqual(['saw-card', 'was']);
  });
});
