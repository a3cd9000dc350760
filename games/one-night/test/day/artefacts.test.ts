import { describe, expect, it } from 'vitest';
import type { ArtefactId } from '../../src/artefacts/index.ts';
import type { RoleId } from '../../src/roles/index.ts';
import { deal, type Told } from '../table.ts';

/** Bob, dealt this card, is given this artefact. */
const given = (artefact: ArtefactId, card: RoleId, fourth: RoleId = 'villager'): Told =>
  deal({ Ana: 'curator', Bob: card, Cyd: 'seer', Dan: fourth }, ['robber', 'minion', 'thing'], { artefact })
    .until('curator')
    .answers('Ana', 'place', 'Bob');

describe('artefacts (D)', () => {
  it('D: the Claw makes a Werewolf of the pack', () => {
    const end = given('claw', 'villager').votes({ Ana: 'Bob', Cyd: 'Bob', Bob: 'Ana', Dan: 'Cyd' });
    expect(end).toEqual({ dead: ['Bob'], teams: ['village'], winners: ['Ana', 'Cyd', 'Dan'] });
  });

  it('D: the Brand makes a Villager: a Werewolf under it is none, a Hunter under it shoots nobody', () => {
    const wolf = given('brand', 'werewolf').votes({ Ana: 'Bob', Cyd: 'Ana', Bob: 'Dan', Dan: 'Cyd' });
    expect(wolf).toEqual({ dead: [], teams: ['village'], winners: ['Ana', 'Bob', 'Cyd', 'Dan'] });
    const hunter = given('brand', 'hunter').votes({ Ana: 'Bob', Cyd: 'Bob', Bob: 'Ana', Dan: 'Bob' });
    expect(hunter.dead).toEqual(['Bob']);
  });

  it('D: the Cudgel makes a Tanner, who wins by dying', () => {
    const end = given('cudgel', 'werewolf').votes({ Ana: 'Bob', Cyd: 'Bob', Bob: 'Ana', Dan: 'Bob' });
    expect(end).toEqual({ dead: ['Bob'], teams: [], winners: ['Bob'] });
  });

  it('D: Void, Mask and Shroud leave card and mark as they are', () => {
    for (const artefact of ['void', 'mask', 'shroud'] as const) {
      const end = given(artefact, 'werewolf').votes({ Ana: 'Bob', Cyd: 'Bob', Bob: 'Ana', Dan: 'Bob' });
      expect(end).toMatchObject({ dead: ['Bob'], teams: ['village'] });
    }
  });

  it('D: artefact over mark over card: under the Brand the bitten Tanner is a villager', () => {
    const t = deal(
      { Ana: 'curator', Bob: 'tanner', Cyd: 'vampire', Dan: 'seer' },
      ['robber', 'minion', 'thing'],
      {
        artefact: 'brand',
      },
    );
    t.until('vampires').answers('Cyd', 'bite', 'Bob').until('curator').answers('Ana', 'place', 'Bob');
    const end = t.votes({ Ana: 'Cyd', Bob: 'Cyd', Cyd: 'Ana', Dan: 'Cyd' });
    expect(end).toEqual({ dead: ['Cyd'], teams: ['village'], winners: ['Ana', 'Bob', 'Dan'] });
  });

  it('D: artefacts come last and never change the night', () => {
    const t = given('claw', 'villager');
    expect(t.timeUp().phase).toBe('day');
  });
});
