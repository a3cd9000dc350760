import { see } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { at, on, Village } from './village.ts';

const ghost = { fate: 'ghost' as const, coins: 0 };
const plain = ['villager', 'villager', 'villager', 'villager', 'villager'];

describe('a killing at night', () => {
  const cast = [
    'alpha',
    'villager assassin',
    'orpheus',
    'villager engineer',
    'villager thief',
    'villager',
    'villager',
  ];

  it('Q49: is announced at once without author, target or sort, and the victim sees a sleeper’s screen', () => {
    const village = new Village(cast).to('sandman').invokes(1, 'assassin.kill', on('kill', 2));
    expect(village.told('table', 'invocation.unseen')).toEqual({ kind: 'killing' });
    expect(village.heard(2, 'sleep.fell')).toBe(true);
    const { view } = see(village.match, 2);
    expect(view.mine?.asleep).toBe(true);
    expect(view.players[2]?.fate).toBe('alive');
    village.to('musicians');
    expect(village.asked(2)).toEqual([]);
  });

  it('Q49: leaves place, coins and office until the morning, and is listed there like an attack', () => {
    const village = new Village(cast, { offices: { president: 2 } })
      .hunts(5)
      .to('sandman')
      .invokes(1, 'assassin.kill', on('kill', 2));
    expect(village.state.circle).toContain(2);
    expect(village.state.offices.president).toBe(2);
    village.to('thief');
    expect(village.offered(4, 'thief.rob', 'other', 'house')).toContain(2);
    village.to('engineers').says(3, 'engineer.use', on('stalk', 2));
    expect(village.told(3, 'you.stalkedHome')).toEqual({ player: 2 });
    village.until('rites');
    expect(
      village
        .facts('table')
        .filter(({ key }) => key === 'death.night')
        .map(({ params }) => params),
    ).toEqual([{ player: 2 }, { player: 5 }]);
    expect(village.state.circle).not.toContain(2);
    expect(village.state.offices.president).not.toBe(2);
  });

  it('Q61: the order of death is the night’s killings in their order, then the attack, grief right after its cause', () => {
    const village = new Village(
      [
        'alpha',
        'villager assassin',
        'villager',
        'villager murderer',
        'villager',
        'villager',
        'villager',
        'villager',
      ],
      { lovers: [2, 6], extraLife: false },
    );
    village
      .hunts(5)
      .to('sandman')
      .invokes(3, 'murderer.kill', on('kill', 4))
      .to('attack')
      .invokes(1, 'assassin.kill', on('kill', 2))
      .until('rites');
    expect(village.state.night.dead.map(({ seat }) => seat)).toEqual([4, 2, 6, 5]);
  });

  it('by day takes effect at once, in public and in full, and names the invoker', () => {
    const village = new Village(cast).until('debate').invokes(1, 'assassin.kill', on('kill', 2));
    expect(village.told('table', 'invocation.by')).toEqual({ player: 1, kind: 'killing' });
    expect(village.told('table', 'death.killing')).toEqual({ player: 2 });
    expect(village.asked(2)).toEqual(['dead.choose']);
    expect(village.rights(0)).toEqual([]);
  });

  it('Q48: by day the invoker’s name is public unless hidden by setting, by night it is not', () => {
    const hidden = new Village(cast, { options: { openInvocations: false } })
      .until('debate')
      .invokes(1, 'assassin.kill', on('kill', 2));
    expect(hidden.heard('table', 'invocation.by')).toBe(false);
    expect(hidden.told('table', 'invocation.unseen')).toEqual({ kind: 'killing' });
  });

  it('Q47: a stop at night is immediate', () => {
    const village = new Village([
      'alpha',
      'villager assassin',
      'villager',
      'villager',
      'villager',
      'villager',
    ]).to('thief');
    village.invokes(1, 'assassin.kill', on('kill', 0));
    expect(village.state.stop?.cause).toBe('condition');
    expect(village.teams()).toEqual(['villagers']);
  });
});

describe('assassins', () => {
  it('pay the whole purse the first time, even an empty one, later two coins, which leave the game', () => {
    const village = new Village(['alpha', { is: 'villager assassin', coins: 3 }, ...plain, 'villager']).until(
      'debate',
    );
    village.invokes(1, 'assassin.kill', on('kill', 2));
    expect([village.coins(1), village.state.coinsOut]).toEqual([0, 3]);
    village.says(2, 'dead.choose', { do: 'spirit', card: ['role'] }).until('debate');
    expect(village.rights(1)).not.toContain('assassin.kill');
    village
      .invokes(3, 'gift.give', { do: 'give', player: [1], coins: 1 })
      .invokes(4, 'gift.give', { do: 'give', player: [1], coins: 1 });
    village.invokes(1, 'assassin.kill', on('kill', 5));
    expect([village.coins(1), village.state.coinsOut]).toEqual([0, 5]);
    const poor = new Village(['alpha', { is: 'villager assassin', coins: 0 }, ...plain]).until('debate');
    expect(poor.rights(1)).toContain('assassin.kill');
  });

  it('who inherited the card always pay two', () => {
    const heir = { is: 'villager laura', coins: 1, held: [{ id: 'assassin' as const }] };
    const dead = { is: 'villager assassin', fate: 'legacy' as const };
    const village = new Village(['alpha', heir, dead, ...plain]).until('debate');
    expect(village.rights(1)).not.toContain('assassin.kill');
  });
});

describe('the dead', () => {
  const dying = (more: object = {}): Village =>
    new Village(
      ['alpha', 'villager assassin', 'martyr thief', 'villager', 'villager', 'villager', 'villager'],
      more,
    )
      .until('debate')
      .invokes(1, 'assassin.kill', on('kill', 2));

  it('reveal one of two cards, their choice, and become ghost, spirit or legacy for good', () => {
    const village = dying().says(2, 'dead.choose', { do: 'ghost', card: ['role'] });
    expect(village.told('table', 'dead.showedRole')).toEqual({ player: 2, role: 'martyr' });
    expect(village.heard('table', 'dead.showedSpeciality')).toBe(false);
    expect(village.state.offices.chief).toBe(2);
    const spirit = dying().says(2, 'dead.choose', { do: 'spirit', card: ['speciality'] });
    expect(see(spirit.match, 2).view.all?.players[0]?.role).toBe('alpha');
    expect(see(dying().says(2, 'dead.choose', { do: 'ghost', card: ['role'] }).match, 2).view.all).toBeNull();
  });

  it('a legacy reveals both cards and hands the speciality to a living player, then sees everything or leaves', () => {
    const village = dying().says(2, 'dead.choose', { do: 'legacy', heir: [4], speciality: ['thief'] });
    expect(village.heard('table', 'dead.showedRole')).toBe(true);
    expect(village.heard('table', 'dead.showedSpeciality')).toBe(true);
    expect(village.state.players[4]?.held.map(({ id }) => id)).toContain('thief');
    village.until('debate').invokes(2, 'legacy.leave', { do: 'leave' });
    expect(village.fate(2)).toBe('gone');
  });

  it('Q62: a dead holder of two passes one of them, an heir with two keeps two of the three', () => {
    const two = { is: 'martyr thief', held: [{ id: 'thief' as const }, { id: 'sandman' as const }] };
    const rich = { is: 'villager laura', held: [{ id: 'laura' as const }, { id: 'artist' as const }] };
    const left = (card: string) => ({ is: `villager ${card}`, fate: 'legacy' as const });
    const rest = ['villager', 'villager', 'villager', left('sandman'), left('artist')];
    const village = new Village(['alpha', 'villager assassin', two, rich, ...rest])
      .until('debate')
      .invokes(1, 'assassin.kill', on('kill', 2));
    expect(village.offered(2, 'dead.choose', 'legacy', 'speciality')).toEqual(['thief', 'sandman']);
    village.says(2, 'dead.choose', { do: 'legacy', heir: [3], speciality: ['sandman'] });
    expect(village.offered(3, 'heir.drop', 'drop', 'speciality')).toEqual(['laura', 'artist', 'sandman']);
    village.says(3, 'heir.drop', { do: 'drop', speciality: ['laura'] });
    expect(village.state.players[3]?.held.map(({ id }) => id)).toEqual(['artist', 'sandman']);
  });

  it('leave their coins to the Notary’s choice, split as he likes, never to himself', () => {
    const rich = { is: 'villager', coins: 3 };
    const village = new Village(
      ['alpha', 'villager assassin', rich, 'villager', 'villager', 'villager', 'villager'],
      { offices: { notary: 3 } },
    )
      .until('debate')
      .invokes(1, 'assassin.kill', on('kill', 2));
    village.says(2, 'dead.choose', { do: 'spirit', card: ['role'] });
    expect(village.offered(3, 'notary.bequeath', 'give', 'player')).toEqual([0, 1, 4, 5, 6]);
    village
      .says(3, 'notary.bequeath', { do: 'give', player: [4], coins: 2 })
      .says(3, 'notary.bequeath', { do: 'give', player: [5], coins: 1 });
    expect([village.coins(4), village.coins(5), village.coins(2)]).toEqual([3, 2, 0]);
  });

  it('Q20: without a Notary the Scrutineer gives the coins away, nor to himself', () => {
    const village = dying();
    village.says(2, 'dead.choose', { do: 'spirit', card: ['role'] });
    const scrutineer = village.state.offices.scrutineer as number;
    expect(village.offered(scrutineer, 'notary.bequeath', 'give', 'player')).not.toContain(scrutineer);
  });

  it('leave them to the widowed spouse, who also sees both cards', () => {
    const cast = [
      'alpha',
      'villager assassin',
      { is: 'martyr thief', coins: 4, spouse: 3 },
      { is: 'villager', spouse: 2 },
      'villager',
      'villager',
      'villager',
    ];
    const village = new Village(cast)
      .until('debate')
      .invokes(1, 'assassin.kill', on('kill', 2))
      .says(2, 'dead.choose', { do: 'ghost', card: ['role'] });
    expect(village.coins(3)).toBe(5);
    expect(village.told(3, 'widow.saw')).toEqual({ player: 2, role: 'martyr', speciality: 'thief' });
    expect(village.state.players[3]?.spouse).toBeNull();
  });

  it('Q63: spouses dying in one resolution are both as single', () => {
    const cast = [
      'alpha',
      'villager assassin',
      { is: 'villager', coins: 2, spouse: 3 },
      { is: 'villager', coins: 2, spouse: 2 },
      'villager',
      'villager',
      'villager',
      'villager',
    ];
    const village = new Village(cast, { lovers: [2, 3], extraLife: false, offices: { notary: 4 } })
      .until('debate')
      .invokes(1, 'assassin.kill', on('kill', 2));
    village.until('bequest');
    expect(village.heard(3, 'widow.saw')).toBe(false);
    expect(village.prompt(4, 'notary.bequeath').params).toEqual({ of: 2, coins: 2 });
  });

  it('Q64: spent invocations stay spent after a resurrection', () => {
    const village = new Village(
      [
        'alpha',
        'reptilian',
        { is: 'red', spent: ['red.kill'], ...ghost },
        'prophet',
        'villager',
        'villager',
        'villager',
      ],
      { offices: { chief: 2 } },
    );
    village.until('debate').invokes(3, 'prophet.resurrect', on('resurrect', 2)).until('debate');
    expect(village.rights(2)).not.toContain('red.kill');
  });
});

describe('ghosts', () => {
  const cast = [
    'alpha',
    ...plain,
    { is: 'villager', ...ghost },
    { is: 'villager', ...ghost },
    { is: 'villager', ...ghost },
  ];

  it('Q67: guard the most named house; the Chief chooses among the tied', () => {
    const village = new Village(cast, { offices: { chief: 8 } }).to('ghosts');
    village.says(6, 'ghosts.guard', at('guard', 1)).says(7, 'ghosts.guard', at('guard', 2)).to('chief');
    expect(village.offered(8, 'chief.guard', 'guard', 'house')).toEqual([1, 2]);
    village.says(8, 'chief.guard', at('guard', 2)).to('reptilians');
    expect(village.state.night.guarded).toBe(2);
    const clear = new Village(cast, { offices: { chief: 8 } }).to('ghosts');
    clear
      .says(6, 'ghosts.guard', at('guard', 1))
      .says(7, 'ghosts.guard', at('guard', 1))
      .says(8, 'ghosts.guard', at('guard', 2))
      .to('reptilians');
    expect(clear.state.night.guarded).toBe(1);
  });

  it('Q68: a Chief who is resurrected or resigns is replaced by another ghost, whom the Scrutineer names', () => {
    const village = new Village(['alpha', 'prophet', ...plain.slice(1), ...cast.slice(6)], {
      offices: { chief: 8 },
    }).until('debate');
    village.invokes(1, 'prophet.resurrect', on('resurrect', 8));
    const scrutineer = village.state.offices.scrutineer as number;
    expect(village.offered(scrutineer, 'scrutineer.name', 'name', 'player')).toEqual([6, 7]);
    village.says(scrutineer, 'scrutineer.name', on('name', 7));
    expect(village.state.offices.chief).toBe(7);
    const drawn = new Village(['alpha', 'villager artist', ...plain.slice(1), ...cast.slice(6, 8)], {
      weekday: 'friday',
      offices: { chief: 7 },
    });
    drawn.to('offices').says(1, 'artist.draw', on('draw', 7)).until('session', 'debate');
    expect(drawn.state.offices.chief).toBe(6);
  });
});
