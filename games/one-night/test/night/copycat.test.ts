import { describe, expect, it } from 'vitest';
import { finalTable, roles } from '../../src/index.ts';
import type { RoleId } from '../../src/roles/index.ts';
import { deal, type Told } from '../table.ts';

describe('the Copycat', () => {
  it('copycat: must look at one centre card and is that character from then on; no card moves', () => {
    const t = deal({ Ana: 'copycat', Bob: 'vampire', Cyd: 'thing' }, ['seer', 'gremlin', 'priest']);
    t.until('copycat');
    expect(t.offers('Ana')).toEqual({ copy: ['c1', 'c2', 'c3'] });
    t.answers('Ana', 'copy', 'c1');
    expect(t.told('Ana')).toEqual(['copied c1 seer']);
    expect(t.cards).toBe('copycat vampire thing seer gremlin priest');
    expect(t.until('seer').asked('Ana')).toBe('seer.look');
  });

  it('copycat: of a character without a call is asked and told nothing more', () => {
    for (const idle of ['villager', 'hunter', 'tanner', 'bodyguard', 'prince'] as const) {
      const t = deal({ Ana: 'copycat', Bob: 'vampire', Cyd: 'thing' }, [idle, 'gremlin', 'priest']);
      t.until('copycat').answers('Ana', 'copy', 'c1').until('vampires').answers('Bob', 'bite', 'Cyd');
      t.until('thing').answers('Cyd', 'tap', 'Bob').until('day');
      expect(t.notes('Ana')).toEqual(['wereDealt copycat', `copied c1 ${idle}`, 'checkedMark clarity']);
    }
  });

  it('R66: out of time, the Copycat copies a centre card by chance', () => {
    const t = deal({ Ana: 'copycat', Bob: 'vampire', Cyd: 'thing' }, ['seer', 'gremlin', 'priest']);
    t.until('copycat').timeUp();
    expect(t.notes('Ana').at(-1)).toMatch(/^copied (c1 seer|c2 gremlin|c3 priest)$/);
  });

  it('G7: whoever looks at the card of a Copycat sees a Copycat', () => {
    const t = deal({ Ana: 'copycat', Bob: 'seer', Cyd: 'thing' }, ['vampire', 'gremlin', 'priest']);
    t.until('copycat').answers('Ana', 'copy', 'c1').until('seer').answers('Bob', 'player', 'Ana');
    expect(t.told('Bob')).toEqual(['sawCard Ana copycat']);
  });

  it('G7: a Copycat of the Count has both his calls', () => {
    const t = deal({ Ana: 'copycat', Bob: 'vampire', Cyd: 'thing', Dan: 'seer' }, [
      'count',
      'gremlin',
      'priest',
    ]);
    t.until('copycat').answers('Ana', 'copy', 'c1').until('vampires');
    expect(t.told('Ana')).toEqual(['metVampires Bob']);
    t.answers('Ana', 'bite', 'Cyd').answers('Bob', 'bite', 'Cyd').until('count');
    expect(t.offers('Ana')).toEqual({ frighten: ['Dan'] });
  });

  it('G6: a feared Copycat keeps the dusk calls of the copied character and loses the night ones', () => {
    const t = deal({ Ana: 'copycat', Bob: 'count', Cyd: 'thing' }, ['seer', 'gremlin', 'priest']);
    t.until('copycat').answers('Ana', 'copy', 'c1').until('vampires').answers('Bob', 'bite', 'Cyd');
    t.until('count').answers('Bob', 'frighten', 'Ana').until('seer');
    expect(t.awake).toEqual([]);
    expect(t.asked('Ana')).toBeNull();
  });

  it('R57: the card across can be copied; that Copycat wakes with the pack and is no prey of the alpha', () => {
    const t = deal({ Ana: 'copycat', Bob: 'alpha-wolf', Cyd: 'seer' }, ['villager', 'gremlin', 'priest']);
    t.until('copycat');
    expect(t.offers('Ana')).toEqual({ copy: ['c1', 'c2', 'c3', 'across'] });
    t.answers('Ana', 'copy', 'across').until('werewolves');
    expect(t.told('Ana')).toEqual(['metPack Bob nobody']);
    expect(t.until('alpha-wolf').offers('Bob')).toEqual({ turn: ['Cyd'] });
    t.answers('Bob', 'turn', 'Cyd');
    expect(finalTable(t.state).players[0]).toMatchObject({ card: 'copycat', copied: 'werewolf' });
  });

  it('R57: a Copycat of the Alpha Wolf acts with the pack and then with the card across', () => {
    const t = deal({ Ana: 'copycat', Bob: 'villager', Cyd: 'seer' }, ['alpha-wolf', 'gremlin', 'priest']);
    t.until('copycat').answers('Ana', 'copy', 'c1').until('werewolves');
    expect(t.told('Ana')).toEqual(['metPack nobody nobody']);
    t.until('alpha-wolf').answers('Ana', 'turn', 'Cyd');
    expect([t.card('Cyd'), t.card('across')]).toEqual(['werewolf', 'seer']);
  });

  it('R7: a Copycat card that came from the centre is a villager without power', () => {
    const t = deal({ Ana: 'drunk', Bob: 'vampire', Cyd: 'thing' }, ['copycat', 'gremlin', 'priest']);
    t.until('vampires').answers('Bob', 'bite', 'Cyd').until('drunk').answers('Ana', 'take', 'c1');
    const end = t.votes({ Ana: 'Bob', Bob: 'Ana', Cyd: 'Bob' });
    expect(end).toEqual({ dead: ['Bob'], teams: ['village'], winners: ['Ana'] });
  });

  it('R70: the copied character leaves with the card; the former holder is what he took instead', () => {
    const t = deal({ Ana: 'copycat', Bob: 'robber', Cyd: 'thing' }, ['vampire', 'gremlin', 'priest']);
    t.until('copycat').answers('Ana', 'copy', 'c1').until('vampires').answers('Ana', 'bite', 'Cyd');
    t.until('robber').answers('Bob', 'rob', 'Ana');
    const end = t.votes({ Ana: 'Bob', Bob: 'Ana', Cyd: 'Ana' });
    expect(end).toEqual({ dead: ['Ana'], teams: ['vampire'], winners: ['Bob', 'Cyd'] });
  });
});

describe('the Copycat, role by role (R84)', () => {
  it('R84: a Copycat of a Vampire is awake at the bite and cannot be bitten', () => {
    const t = deal({ Ana: 'copycat', Bob: 'vampire', Cyd: 'thing' }, ['master', 'gremlin', 'priest']);
    t.until('copycat').answers('Ana', 'copy', 'c1').until('vampires');
    expect(t.awake).toEqual(['Ana', 'Bob']);
    expect(t.offers('Bob')).toEqual({ bite: ['Cyd'] });
  });

  it('R84: a Copycat of the Robber trades the Copycat card away, identity and all', () => {
    const t = deal({ Ana: 'copycat', Bob: 'vampire', Cyd: 'thing' }, ['robber', 'gremlin', 'priest']);
    t.until('copycat').answers('Ana', 'copy', 'c1').until('robber').answers('Ana', 'rob', 'Bob');
    expect(t.told('Ana')).toEqual(['swappedCards Ana+Bob', 'sawCard Ana vampire']);
    expect(finalTable(t.state).players[1]).toMatchObject({ card: 'copycat', copied: 'robber' });
  });

  it('R84: a Copycat of the Drunk lays the Copycat card into the centre', () => {
    const t = deal({ Ana: 'copycat', Bob: 'vampire', Cyd: 'thing' }, ['drunk', 'gremlin', 'priest']);
    t.until('copycat').answers('Ana', 'copy', 'c1').until('drunk').answers('Ana', 'take', 'c1');
    expect([t.card('Ana'), t.card('c1')]).toEqual(['drunk', 'copycat']);
  });

  it('R84: a Copycat of the Insomniac reads “Copycat” if nothing moved', () => {
    const t = deal({ Ana: 'copycat', Bob: 'vampire', Cyd: 'thing' }, ['insomniac', 'gremlin', 'priest']);
    t.until('copycat').answers('Ana', 'copy', 'c1').until('insomniac');
    expect(t.told('Ana')).toEqual(['sawCard Ana copycat true']);
  });

  it('R84: a copied Sentinel never shields her own card, a copied Idiot never shifts his', () => {
    const cards = { Ana: 'copycat', Bob: 'vampire', Cyd: 'thing' } as const;
    const sentinel = deal(cards, ['sentinel', 'gremlin', 'priest']);
    sentinel.until('copycat').answers('Ana', 'copy', 'c1').until('sentinel');
    expect(sentinel.offers('Ana')).toEqual({ shield: ['Bob', 'Cyd'], pass: [] });
    const idiot = deal(cards, ['village-idiot', 'gremlin', 'priest']);
    idiot.until('copycat').answers('Ana', 'copy', 'c1').until('village-idiot').answers('Ana', 'left');
    expect(idiot.cards).toBe('copycat thing vampire village-idiot gremlin priest');
  });

  it('R84: a lone copied Werewolf looks into the centre a second time', () => {
    const t = deal({ Ana: 'copycat', Bob: 'villager', Cyd: 'thing' }, ['werewolf', 'gremlin', 'priest']);
    t.until('copycat').answers('Ana', 'copy', 'c1').until('werewolves').answers('Ana', 'look', 'c2');
    expect(t.told('Ana')).toEqual(['metPack nobody nobody', 'sawCard c2 gremlin']);
  });

  it('R84: the neighbours of a copied character are those of the Copycat', () => {
    const t = deal({ Ana: 'villager', Bob: 'copycat', Cyd: 'vampire', Dan: 'seer' }, [
      'thing',
      'gremlin',
      'priest',
    ]);
    t.until('copycat').answers('Bob', 'copy', 'c1').until('thing');
    expect(t.offers('Bob')).toEqual({ tap: ['Cyd', 'Ana'] });
  });

  it('R84: the original stays in the centre and can be seen and drawn', () => {
    const t = deal({ Ana: 'copycat', Bob: 'seer', Cyd: 'drunk' }, ['prince', 'gremlin', 'priest']);
    t.until('copycat').answers('Ana', 'copy', 'c1').until('seer').answers('Bob', 'centre', 'c1', 'c2');
    expect(t.told('Bob')).toEqual(['sawCard c1 prince', 'sawCard c2 gremlin']);
    expect(t.until('drunk').answers('Cyd', 'take', 'c1').card('Cyd')).toBe('prince');
  });
});

describe('the Copycat of every character', () => {
  const copied = Object.values(roles).filter(
    ({ calls, end, notWithVampires }) => calls !== undefined && !end?.copies && !notWithVampires,
  );

  /** What Ana is asked and told, call by call; the Copycat's own call left out. */
  function evening(t: Told): unknown[] {
    const heard = [];
    for (; t.calling !== 'day'; t.timeUp()) {
      // Her own card shows the face it was printed with.
      const told = t.told('Ana').map((note) => note.replace(/(sawCard Ana) .*/, '$1'));
      heard.push({ at: t.calling, asked: t.asked('Ana'), offers: t.offers('Ana'), told });
    }
    return heard;
  }

  it.each(copied.map(({ id }) => id))(
    'G7: a Copycat of the %s is called when it is, and asked and told the same',
    (id: RoleId) => {
      const around = {
        Bob: id === 'mason' ? 'mason' : 'villager',
        Cyd: id === 'vampire' ? 'master' : 'vampire',
        Dan: 'werewolf',
        Eve: 'villager',
      } as const;
      const options = { extras: true };
      const copy = deal({ Ana: 'copycat', ...around }, [id, 'tanner', 'hunter'], { options });
      const dealt = deal({ Ana: id, ...around }, ['copycat', 'tanner', 'hunter'], { options });
      copy.until('copycat').answers('Ana', 'copy', 'c1');
      expect(evening(copy.timeUp())).toEqual(evening(dealt.until('copycat').timeUp()));
    },
  );
});
