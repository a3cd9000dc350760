import type { View } from '@veillee/blood';
import type { Sight } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import type { Shown } from '../shown.ts';
import { call } from './call.ts';

const titleFor = (chair: number, what: NonNullable<View['pending']>['what']): string => {
  const view = {
    pending: { player: 1, what },
    turn: { player: 0, number: 1, stage: 'accused', attention: false },
    survivors: 5,
    endsAt: 3,
  };
  const sight = { chair, view, verdict: null } as unknown as Sight;
  return call({ sight, say: { names: ['Ana', 'Bo'] } } as unknown as Shown).title;
};

describe('what everybody waits for', () => {
  it('is a trial where two tokens condemn, and the twin’s fate where a death does', () => {
    expect(titleFor(1, 'trial')).toMatch(/procès|trial/);
    expect(titleFor(1, 'twin')).toMatch(/jumeau|twin/i);
    expect(titleFor(0, 'twin')).toMatch(/jumeau.*Bo|twin.*Bo/i);
  });
});
