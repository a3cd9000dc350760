import { describe, expect, it } from 'vitest';
import { finalTable } from '../../src/index.ts';
import type { RoleId } from '../../src/roles/index.ts';
import { deal } from '../table.ts';

/** Ana looks at the card of Bob. */
const copying = (card: RoleId, third: RoleId = 'hunter') =>
  deal({ Ana: 'doppelganger', Bob: card, Cyd: third, Dan: 'prince' }, ['villager', 'villager', 'tanner'])
    .until('doppelganger')
    .answers('Ana', 'copy', 'Bob');

describe('the Doppelgänger', () => {
  it('doppelganger: must look at another player’s card and is that character from then on', () => {
    const t = deal({ Ana: 'doppelganger', Bob: 'seer', Cyd: 'hunter' }, ['villager', 'robber', 'tanner']);
    t.until('doppelganger');
    expect(t.offers('Ana')).toEqual({ copy: ['Bob', 'Cyd'] });
    t.answers('Ana', 'copy', 'Bob');
    expect([t.told('Ana'), t.told('Bob')]).toEqual([['copied Bob seer'], []]);
    expect(finalTable(t.state).players[0]).toMatchObject({ card: 'doppelganger', copied: 'seer' });
  });

  it('R78: no look at a shielded card', () => {
    const t = deal({ Ana: 'doppelganger', Bob: 'seer', Cyd: 'sentinel' }, ['villager', 'robber', 'tanner']);
    t.until('sentinel').answers('Cyd', 'shield', 'Bob').until('doppelganger');
    expect(t.offers('Ana')).toEqual({ copy: ['Cyd'] });
  });

  it('R66: out of time chance copies, and what the copied character may do is passed', () => {
    const t = deal({ Ana: 'doppelganger', Bob: 'seer', Cyd: 'apprentice-seer' }, [
      'villager',
      'robber',
      'tanner',
    ]);
    t.until('doppelganger').timeUp();
    expect(t.notes('Ana').join()).toMatch(
      /leftToChance,copied (Bob seer|Cyd apprentice-seer),wereLate,passed$/,
    );
  });

  it.each([
    ['seer', 'look'],
    ['robber', 'rob'],
    ['troublemaker', 'swap'],
    ['drunk', 'take'],
    ['sentinel', 'shield'],
    ['alpha-wolf', 'turn'],
    ['mystic-wolf', 'look'],
    ['apprentice-seer', 'look'],
    ['paranormal-investigator', 'look'],
    ['witch', 'look'],
    ['village-idiot', 'shift'],
  ] as const)('R78: copying the %s she acts at once (%s), and not at its call', (card, verb) => {
    const t = copying(card);
    expect([t.calling, t.asked('Ana')]).toEqual(['doppelganger', `${card}.${verb}`]);
    if (card !== 'sentinel') expect(t.until(card).awake).toEqual(['Bob']);
  });

  it.each(['insomniac', 'revealer', 'curator', 'aura-seer'] as const)(
    'R78: copying the %s she acts right after the original',
    (card) => {
      const t = copying(card);
      expect(t.asked('Ana')).toBeNull();
      expect(t.until(card).awake).toEqual(['Bob']);
      t.timeUp();
      expect([t.calling, t.awake]).toEqual([`${card} copy`, ['Ana']]);
    },
  );

  it('R78: the second turn is called whether or not anybody takes it', () => {
    const t = deal({ Ana: 'seer', Bob: 'insomniac', Cyd: 'hunter' }, ['doppelganger', 'revealer', 'tanner']);
    expect(t.calls()).toEqual([
      ...['deal', 'doppelganger', 'seer', 'insomniac', 'insomniac copy', 'revealer', 'revealer copy'],
      ...['day', 'vote'],
    ]);
  });

  it('R78: a Doppelgänger wolf wakes with the pack, a Doppelgänger Mason with the Masons', () => {
    const wolf = copying('werewolf').until('werewolves');
    expect([wolf.told('Ana'), wolf.told('Bob')]).toEqual([['metPack Bob nobody'], ['metPack Ana nobody']]);
    const mason = copying('mason', 'mason').until('mason');
    expect([mason.told('Ana'), mason.told('Cyd')]).toEqual([['metMasons Bob+Cyd'], ['metMasons Ana+Bob']]);
  });

  it('R78: two Minions see the thumbs, not each other', () => {
    const t = copying('minion', 'werewolf').until('minion');
    expect([t.told('Ana'), t.told('Bob')]).toEqual([['sawPack Cyd'], ['sawPack Cyd']]);
  });

  it('R78: a Doppelgänger Dream Wolf sleeps and shows a thumb', () => {
    const t = copying('dream-wolf', 'werewolf').until('werewolves');
    expect([t.awake, t.told('Cyd')]).toEqual([['Cyd'], ['metPack nobody Ana+Bob']]);
  });

  it('R78: after her act as alpha or mystic wolf she wakes with the pack as well', () => {
    const t = copying('alpha-wolf', 'werewolf');
    expect(t.offers('Ana')).toEqual({ turn: ['Cyd', 'Dan'] });
    t.answers('Ana', 'turn', 'Dan').until('werewolves');
    expect(t.told('Ana')).toEqual(['metPack Bob+Cyd nobody']);
    expect(t.until('alpha-wolf').offers('Bob')).toEqual({ turn: ['Dan'] });
  });

  it('R78: as Witch or ghost hunter she takes both steps in her own call', () => {
    const witch = copying('witch').answers('Ana', 'look', 'c3').answers('Ana', 'swap', 'Cyd');
    expect([witch.card('Cyd'), witch.asked('Ana')]).toEqual(['tanner', null]);
    const hunter = copying('paranormal-investigator', 'seer').answers('Ana', 'look', 'Cyd');
    expect(hunter.asked('Ana')).toBe('paranormal-investigator.look-again');
    hunter.answers('Ana', 'look', 'Dan');
    expect(hunter.told('Ana').slice(1)).toEqual(['sawCard Cyd seer', 'sawCard Dan prince']);
  });

  it('R78: there is one shield: laid by the Sentinel, a Doppelgänger Sentinel has none to lay', () => {
    const t = deal({ Ana: 'doppelganger', Bob: 'sentinel', Cyd: 'hunter' }, ['villager', 'robber', 'tanner']);
    t.until('sentinel').answers('Bob', 'shield', 'Cyd').until('doppelganger').answers('Ana', 'copy', 'Bob');
    expect(t.asked('Ana')).toBeNull();
    const spare = copying('sentinel').answers('Ana', 'shield', 'Dan');
    expect(spare.state.shield).toBe(3);
  });

  it('R78: her own card shielded, she copies and acts on others, but does not rob', () => {
    const shielded = (card: RoleId) =>
      deal({ Ana: 'doppelganger', Bob: card, Cyd: 'sentinel' }, ['villager', 'hunter', 'tanner'])
        .until('sentinel')
        .answers('Cyd', 'shield', 'Ana')
        .until('doppelganger')
        .answers('Ana', 'copy', 'Bob');
    expect(shielded('seer').asked('Ana')).toBe('seer.look');
    expect(shielded('robber').asked('Ana')).toBeNull();
    expect(shielded('insomniac').until('insomniac copy').told('Ana')).toEqual(['wasShielded']);
  });

  it('R78: passive characters keep their ability; the copied role stays with the card', () => {
    const t = deal({ Ana: 'doppelganger', Bob: 'hunter', Cyd: 'robber' }, ['villager', 'seer', 'tanner']);
    t.until('doppelganger').answers('Ana', 'copy', 'Bob').until('robber').answers('Cyd', 'rob', 'Ana');
    expect(t.told('Cyd').at(-1)).toBe('sawCard Cyd doppelganger');
    expect(t.votes({ Ana: 'Cyd', Bob: 'Cyd', Cyd: 'Ana' }).dead).toEqual(['Ana', 'Cyd']);
  });

  it('R78: her look is a thumb for the Aura Seer', () => {
    const t = copying('hunter', 'aura-seer');
    expect(t.until('aura-seer').told('Cyd')).toEqual(['sawThumbs Ana']);
  });

  it('R78: as Curator she lays a second artefact, on a card that has none', () => {
    const t = copying('curator').until('curator').answers('Bob', 'place', 'Cyd').until('curator copy');
    expect(t.offers('Ana')).toEqual({ place: ['Bob', 'Dan'], pass: [] });
  });

  it('R78: as Revealer she turns up another card than the original did', () => {
    const t = copying('revealer').until('revealer').answers('Bob', 'reveal', 'Cyd').until('revealer copy');
    expect(t.offers('Ana')).toEqual({ reveal: ['Bob', 'Dan'], pass: [] });
  });

  it('R78: a Doppelgänger drawn from the centre is a villager', () => {
    const t = deal({ Ana: 'drunk', Bob: 'werewolf', Cyd: 'seer' }, ['doppelganger', 'robber', 'tanner']);
    t.until('drunk').answers('Ana', 'take', 'c1');
    expect(t.votes({ Ana: 'Bob', Bob: 'Ana', Cyd: 'Bob' }).winners).toEqual(['Ana', 'Cyd']);
  });
});
