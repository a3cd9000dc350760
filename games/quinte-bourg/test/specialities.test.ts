import { describe, expect, it } from 'vitest';
import { at, on, Village } from './village.ts';

const ghost = { fate: 'ghost' as const, coins: 0 };
const dead = { fate: 'spirit' as const, coins: 0 };

describe('engineers', () => {
  const cast = [
    'alpha',
    'villager engineer',
    'villager laura',
    { is: 'martyr', ...dead },
    'villager',
    'villager',
    'villager',
  ];

  it('see a dead player’s camp card, or whether somebody spent the night at home', () => {
    const village = new Village(cast).to('laura').says(2, 'laura.squat', at('squat', 4)).to('engineers');
    expect(village.offered(1, 'engineer.use', 'reveal', 'player')).toEqual([3]);
    village.says(1, 'engineer.use', on('stalk', 2));
    expect(village.told(1, 'you.stalkedAway')).toEqual({ player: 2 });
    const other = new Village(cast).to('engineers').says(1, 'engineer.use', on('reveal', 3));
    expect(other.told(1, 'you.sawRole')).toEqual({ player: 3, role: 'martyr' });
    expect(other.heard(2, 'you.sawRole')).toBe(false);
  });

  it('act after dawn, so heavy sleep does not prevent it', () => {
    const village = new Village([
      'alpha',
      'villager engineer',
      'villager sandman',
      'villager',
      'villager',
      'villager',
    ]);
    village.to('sandman').says(2, 'sandman.sand', on('sand', 1)).to('engineers');
    expect(village.asked(1)).toEqual(['engineer.use']);
  });
});

describe('snoopers', () => {
  it('Q14: look at both cards of a neighbour, or the camp card only by setting', () => {
    const cast = ['alpha', 'villager voyeur', 'orpheus thief', 'villager', 'villager', 'villager'];
    const village = new Village(cast).to('snoopers');
    expect(village.offered(1, 'voyeur.look', 'look', 'player')).toEqual([0, 2]);
    village.says(1, 'voyeur.look', on('look', 2));
    expect(village.told(1, 'you.sawCards')).toEqual({ player: 2, role: 'orpheus', speciality: 'thief' });
    const shy = new Village(cast, { options: { snoop: 'camp' } })
      .to('snoopers')
      .says(1, 'voyeur.look', on('look', 2));
    expect(shy.told(1, 'you.sawRole')).toEqual({ player: 2, role: 'orpheus' });
    expect(shy.heard(1, 'you.sawCards')).toBe(false);
  });

  it('Q56: see cards as dealt: no Lover, conversion or condition shows', () => {
    const village = new Village(
      [
        { is: 'black', spent: ['black.convert'] },
        'villager voyeur',
        { is: 'villager', joined: ['reptilians'] },
        'villager',
        'villager',
        'villager',
      ],
      { lovers: [2, 4] },
    );
    village.to('snoopers').says(1, 'voyeur.look', on('look', 2));
    expect(village.told(1, 'you.sawCards')?.role).toBe('villager');
  });
});

describe('animals', () => {
  it('tell at once and in private whether a Reptilian is in a house at the hour of the attack', () => {
    const village = new Village([
      'alpha',
      'villager dogTrainer',
      'villager',
      'villager',
      'villager',
      'villager',
    ]);
    village.hunts(3).to('animal').says(1, 'dogTrainer.place', at('house', 3));
    expect(village.told(1, 'animal.growled')).toEqual({ house: 3 });
    expect(village.heard(3, 'animal.growled')).toBe(false);
    const empty = new Village([
      'alpha',
      'villager dogTrainer',
      'villager',
      'villager',
      'villager',
      'villager',
    ]);
    empty.hunts(3).to('animal').says(1, 'dogTrainer.place', at('house', 0));
    expect(empty.told(1, 'animal.quiet')).toEqual({ house: 0 });
  });

  it('Q56: an animal at a corpse knows the converted', () => {
    const village = new Village([
      { is: 'black', spent: ['black.convert'] },
      'villager dogTrainer',
      { is: 'villager', joined: ['reptilians'], ...dead },
      { is: 'villager', ...dead },
      'villager',
      'villager',
      'villager',
    ]);
    village.to('animal').says(1, 'dogTrainer.place', on('corpse', 2));
    expect(village.heard(1, 'animal.growledAtCorpse')).toBe(true);
  });
});

describe('thieves', () => {
  const cast = [
    'alpha',
    'villager thief',
    { is: 'villager', coins: 5 },
    { is: 'villager', coins: 5 },
    'villager',
    'villager',
  ];

  it('rob a neighbour of any amount up to all, another of half rounded up, and may hand it on', () => {
    const near = new Village(cast)
      .to('thief')
      .says(1, 'thief.rob', { do: 'neighbour', house: [2], coins: 4 });
    expect([near.coins(1), near.coins(2)]).toEqual([5, 1]);
    near.says(1, 'thief.hand', { do: 'hand', player: [4], coins: 3 });
    expect([near.coins(1), near.coins(4)]).toEqual([2, 4]);
    const far = new Village(cast).to('thief').says(1, 'thief.rob', at('other', 3));
    expect([far.coins(1), far.coins(3)]).toEqual([4, 2]);
  });

  it('Q32: the robbed see that coins left, not whose hand it was', () => {
    const village = new Village(cast).to('thief').says(1, 'thief.rob', at('other', 3));
    expect(village.told(3, 'purse.left')).toMatchObject({ coins: 3 });
    expect(JSON.stringify(village.told(3, 'purse.left'))).not.toContain('"hand"');
    expect(village.heard(4, 'purse.left')).toBe(false);
  });

  it('Q57: take the owner’s coins wherever anyone sleeps, even from a guarded house', () => {
    const village = new Village(
      [
        'alpha',
        'villager thief',
        { is: 'villager laura', coins: 5 },
        'villager',
        'villager',
        { is: 'villager', ...ghost },
      ],
      { offices: { chief: 5 }, richest: 2 },
    );
    village
      .to('ghosts')
      .says(5, 'ghosts.guard', at('guard', 2))
      .to('thief')
      .says(1, 'thief.rob', { do: 'neighbour', house: [2], coins: 5 });
    expect(village.coins(1)).toBe(6);
    expect(village.state.richest).toBe(2);
  });
});

describe('Eris and Freyja', () => {
  const cast = [
    'alpha',
    'villager eris',
    'villager freyja',
    'villager',
    'villager',
    'villager psychopath',
    'villager sandman',
  ];

  it('make two people fight, who know each other; the first named chooses the house', () => {
    const village = new Village(cast, { weekday: 'tuesday' })
      .to('pairing')
      .says(1, 'eris.quarrel', { do: 'quarrel', players: [3, 1] });
    expect(village.told(3, 'pair.quarrel')).toEqual({ player: 1 });
    expect(village.asked(1)).toEqual([]);
    village.says(3, 'pair.house', at('go', 1)).until('charmed');
    expect(village.state.night.places?.[3]).toBe(1);
  });

  it('make two people spend the night together', () => {
    const village = new Village(cast, { weekday: 'monday' })
      .to('pairing')
      .says(2, 'freyja.tease', { do: 'tease', players: [4, 3] });
    expect(village.told(3, 'pair.tease')).toEqual({ player: 4 });
    village.says(4, 'pair.house', at('go', 4)).until('charmed');
    expect(village.state.night.places?.slice(3, 5)).toEqual([4, 4]);
  });

  it('Q55: a tease fails if a named one is asleep, abducted or tonight’s abductor; the author alone is told', () => {
    for (const pair of [
      [3, 5],
      [4, 3],
    ] as const) {
      const village = new Village(cast, { weekday: 'monday' })
        .to('abductor')
        .says(5, 'psychopath.abduct', on('abduct', 4));
      village.to('pairing').says(2, 'freyja.tease', { do: 'tease', players: pair });
      expect(village.heard(2, 'you.failed')).toBe(true);
      expect(village.heard(3, 'you.failed')).toBe(false);
      expect(village.heard(3, 'pair.tease')).toBe(false);
      expect(village.state.night.pair).toBeNull();
    }
  });

  it('Q70: a prank moves each living player’s office, the Scrutineer’s too, to the next living seat; ghosts’ stay', () => {
    const village = new Village([...cast, { is: 'villager', ...ghost }], {
      weekday: 'monday',
      offices: { scrutineer: 0, president: 3, chief: 7 },
    });
    village.to('offices').says(1, 'eris.prank', 'anticlockwise').until('session');
    expect(village.state.offices.president).toBe(2);
    expect(village.state.offices.chief).toBe(7);
    // The Scrutineer's office went from 0 to 6, then passed on to the next without one.
    expect(village.state.terms).toContainEqual({ day: 1, office: 'scrutineer', seat: 6 });
  });

  it('Q71: the adored, living or ghost, is named in the morning and may swap offices with anyone, or decline', () => {
    const village = new Village([...cast, { is: 'villager', ...ghost }], {
      weekday: 'wednesday',
      offices: { president: 3, senator: 4, chief: 7 },
    });
    village.to('offices');
    expect(village.offered(2, 'freyja.adore', 'adore', 'player')).toContain(7);
    village.says(2, 'freyja.adore', on('adore', 3)).until('adoration');
    expect(village.told('table', 'adored.named')).toEqual({ player: 3 });
    expect(Object.keys(village.prompt(3, 'adored.swap').form)).toEqual(['swap', 'pass']);
    village.says(3, 'adored.swap', on('swap', 4)).until('session');
    expect([village.state.offices.president, village.state.offices.senator]).toEqual([4, 3]);
  });
});

describe('the Artist', () => {
  const cast = [
    'alpha',
    'villager artist',
    'villager killer',
    'villager',
    'villager',
    'villager',
    'villager',
  ];

  it('Q81: the sculpture’s victim moves in the morning, if alive', () => {
    const village = new Village(cast, { weekday: 'wednesday' })
      .to('pairing')
      .says(1, 'artist.sculpt', on('sculpt', 3));
    village.until('removal');
    expect(village.asked(3)).toEqual(['moving.house']);
    const slain = new Village(cast, { weekday: 'wednesday' })
      .to('pairing')
      .says(1, 'artist.sculpt', on('sculpt', 3));
    slain.until('charmed').invokes(2, 'killer.kill', on('kill', 3)).until('debate');
    expect(slain.heard('table', 'sculpture.moved')).toBe(false);
  });

  it('Q66: the caricatured resign, and the Scrutineer names another; an optional office is refilled too', () => {
    const village = new Village(cast, {
      weekday: 'friday',
      offices: { priest: 3 },
      options: { offices: ['priest'] },
    });
    village.to('offices').says(1, 'artist.draw', on('draw', 3)).until('succession');
    expect(village.told('table', 'office.resigned')).toEqual({ office: 'priest', player: 3 });
    const scrutineer = village.state.offices.scrutineer as number;
    const offered = village.offered(scrutineer, 'scrutineer.name', 'name', 'player');
    expect(offered).not.toContain(3);
    expect(offered).not.toContain(scrutineer);
  });
});
