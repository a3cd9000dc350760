import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

const table = () =>
  deal({ Ana: 'curator', Bob: 'sentinel', Cyd: 'revealer', Dan: 'seer' }, ['robber', 'hunter', 'tanner'], {
    artefact: 'claw',
  });

describe('the Curator', () => {
  it('curator: may place one artefact, unseen, on another player’s card', () => {
    const t = table().until('curator');
    expect(t.offers('Ana')).toEqual({ place: ['Bob', 'Cyd', 'Dan'], pass: [] });
    t.answers('Ana', 'place', 'Dan');
    expect([t.told('Ana'), t.told('Dan'), t.asked('Ana')]).toEqual([['laidArtefact Dan'], [], null]);
    expect(t.state.artefacts).toEqual([null, null, null, 'claw']);
  });

  it('R46: another player’s, drawn by chance; the holder looks at daybreak, and nobody else', () => {
    const t = table().until('curator');
    expect(t.tries('Ana', 'place', 'Ana')).toBe('answer.option');
    t.answers('Ana', 'place', 'Dan').until('day');
    expect([t.told('Dan'), t.told('Ana'), t.told('Bob')]).toEqual([['sawArtefact claw'], [], []]);
    expect([t.sees('Dan').view.me?.artefact, t.sees('Ana').view.me?.artefact]).toEqual(['claw', null]);
  });

  it('R46: the artefacts are shuffled: other seeds draw others', () => {
    const drawn = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const t = deal({ Ana: 'curator', Bob: 'hunter', Cyd: 'seer' }, ['robber', 'minion', 'tanner'], {
        seed,
      });
      return t.until('curator').answers('Ana', 'place', 'Bob').state.artefacts[1];
    });
    expect(new Set(drawn).size).toBeGreaterThan(2);
  });

  it('G5: not on a shielded card', () => {
    const t = table().until('sentinel').answers('Bob', 'shield', 'Dan').until('curator');
    expect(t.offers('Ana')).toEqual({ place: ['Bob', 'Cyd'], pass: [] });
  });

  it('R67: the Curator sees a card turned up, and may choose it', () => {
    const t = table().until('revealer').answers('Cyd', 'reveal', 'Dan').until('curator');
    expect(t.sees('Ana').view.table?.faceUp).toEqual([{ seat: 3, card: 'seer' }]);
    expect(t.offers('Ana')?.place).toContain('Dan');
  });

  it('R66: passing or out of time, no artefact is laid', () => {
    expect(table().until('curator').answers('Ana', 'pass').told('Ana')).toEqual(['passed']);
    expect(table().until('curator').timeUp().state.artefacts).toEqual([null, null, null, null]);
  });
});
