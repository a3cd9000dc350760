import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

const table = () => deal({ Ana: 'sentinel', Bob: 'seer', Cyd: 'robber' }, ['werewolf', 'hunter', 'tanner']);

describe('the Sentinel', () => {
  it('sentinel: may put the shield on another player’s card, never on her own', () => {
    const t = table().until('sentinel');
    expect(t.offers('Ana')).toEqual({ shield: ['Bob', 'Cyd'], pass: [] });
    t.answers('Ana', 'shield', 'Bob');
    expect([t.told('Ana'), t.told('Bob'), t.asked('Ana')]).toEqual([['shielded Bob'], [], null]);
  });

  it('R66: passing or out of time, there is no shield', () => {
    expect(table().until('sentinel').answers('Ana', 'pass').state.shield).toBeNull();
    expect(table().until('sentinel').timeUp().state.shield).toBeNull();
  });

  it('sentinel: what happened before stands: a dusk bite moves marks, shield or not', () => {
    const t = deal({ Ana: 'sentinel', Bob: 'vampire', Cyd: 'pickpocket' }, ['priest', 'hunter', 'tanner']);
    t.until('vampires').answers('Bob', 'bite', 'Ana').until('sentinel').answers('Ana', 'shield', 'Cyd');
    expect(t.until('pickpocket').answers('Cyd', 'steal', 'Ana').mark('Cyd')).toBe('vampire');
  });
});
