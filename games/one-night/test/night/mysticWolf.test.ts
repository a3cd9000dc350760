import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

const table = () =>
  deal({ Ana: 'mystic-wolf', Bob: 'werewolf', Cyd: 'sentinel', Dan: 'seer' }, ['robber', 'hunter', 'tanner']);

describe('the Mystic Wolf', () => {
  it('mystic-wolf: wakes with the pack, then alone may look at one other player’s card', () => {
    const t = table().until('werewolves');
    expect(t.told('Ana')).toEqual(['metPack Bob nobody']);
    expect(t.until('mystic-wolf').awake).toEqual(['Ana']);
    expect(t.offers('Ana')).toEqual({ look: ['Bob', 'Cyd', 'Dan'], pass: [] });
    expect(t.answers('Ana', 'look', 'Dan').told('Ana')).toEqual(['sawCard Dan seer']);
  });

  it('mystic-wolf: alone he has the centre look of a lone wolf as well', () => {
    const t = deal({ Ana: 'mystic-wolf', Bob: 'seer', Cyd: 'hunter' }, ['robber', 'werewolf', 'tanner']);
    expect(t.until('werewolves').asked('Ana')).toBe('werewolves.look');
    expect(t.until('mystic-wolf').asked('Ana')).toBe('mystic-wolf.look');
  });

  it('G5: not at a shielded card', () => {
    const t = table().until('sentinel').answers('Cyd', 'shield', 'Dan').until('mystic-wolf');
    expect(t.offers('Ana')).toEqual({ look: ['Bob', 'Cyd'], pass: [] });
  });

  it('R66: passing or out of time, nothing is seen', () => {
    expect(table().until('mystic-wolf').answers('Ana', 'pass').told('Ana')).toEqual(['passed']);
    expect(table().until('mystic-wolf').timeUp().notes('Ana').at(-1)).toBe('passed');
  });
});
