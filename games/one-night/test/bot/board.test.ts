import { see, submit } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { reasonsOn } from '../../src/bot/board.ts';
import { knownTo } from '../../src/bot/worlds/index.ts';
import type { RoleId } from '../../src/index.ts';
import { evening, oneVampire } from './table.ts';

/** A morning on which one player says these cards, each after taking back the one before. */
function morning(said: readonly RoleId[]) {
  const { match } = evening(
    { seats: 5, seed: 1, options: { deck: [...oneVampire].sort() }, deal: oneVampire, hurried: true },
    'day',
  );
  said.forEach((role, i) => {
    const answers = [...(i === 0 ? [] : [{ do: 'take-back', claim: [i] }]), { do: 'was', role: [role] }];
    for (const answer of answers)
      expect(submit(match, { by: 0, prompt: 'day.claim', answer })).toBeUndefined();
  });
  return reasonsOn(knownTo(see(match, 2)));
}

describe('what the record shows', () => {
  it('is that somebody said another card before, and which', () => {
    const about = morning(['thing', 'gremlin']).filter(({ id }) => id === 'recanted');
    expect(about).toEqual([
      { id: 'recanted', params: { seat: 0, card: 'thing', own: 'gremlin' }, about: [0] },
    ]);
  });

  it('is no change of mind where the same is said again, or nothing was taken back', () => {
    expect(morning(['thing', 'thing']).map(({ id }) => id)).not.toContain('recanted');
    expect(morning(['thing']).map(({ id }) => id)).not.toContain('recanted');
  });
});
