import { describe, expect, it } from 'vitest';
import { on, Village } from './village.ts';

const ghost = { fate: 'ghost' as const, coins: 0 };

describe('Sheherazade', () => {
  it('stops the game at once when she converts Black, Red or Seth, and lives', () => {
    const village = new Village(['alpha', 'red', 'sheherazade', 'villager', 'villager', 'villager']);
    village.invokes(2, 'sheherazade.convert', on('convert', 1));
    expect(village.state.stop?.cause).toBe('converted');
    expect(village.fate(2)).toBe('alive');
    expect(village.teams()).toContain('idealists');
  });

  it('dies when she converts anyone else, who joins the Idealists; all learn who she was, not the target', () => {
    const village = new Village(['alpha', 'reptilian', 'sheherazade', 'villager', 'villager', 'villager']);
    village.invokes(2, 'sheherazade.convert', on('convert', 3));
    expect(village.fate(2)).toBe('dying');
    expect(village.told('table', 'conversion.radiant')).toEqual({ player: 2 });
    expect(village.told(3, 'you.joined')).toEqual({ camp: 'idealists' });
    expect(village.heard(4, 'you.joined')).toBe(false);
    expect(village.state.players[3]?.camps).toEqual(['villagers', 'idealists']);
  });

  it('leaves a lover dominated by the Lovers', () => {
    const village = new Village(['alpha', 'reptilian', 'sheherazade', 'villager', 'villager', 'villager'], {
      lovers: [3, 4],
    });
    village.invokes(2, 'sheherazade.convert', on('convert', 3));
    expect(village.state.players[3]?.camps).toContain('idealists');
    village.until('reptilians', 'line');
  });
});

describe('the Prophet', () => {
  it('Q64: brings a ghost back at once, even at night, with place and speciality but no coins, office or marriage', () => {
    const village = new Village(
      ['alpha', 'prophet', { is: 'villager sandman', ...ghost }, 'villager', 'villager', 'villager'],
      { offices: { chief: 2 } },
    );
    village.to('ghosts').invokes(1, 'prophet.resurrect', on('resurrect', 2));
    expect(village.told('table', 'resurrection.done')).toEqual({ player: 2 });
    expect(village.fate(2)).toBe('alive');
    expect(village.coins(2)).toBe(0);
    expect(village.state.offices.chief).toBeNull();
    village.to('sandman');
    expect(village.asked(2)).toEqual(['sandman.sand']);
    expect(village.rights(1)).not.toContain('prophet.resurrect');
  });

  it('keeps his resurrection as a ghost, for himself too', () => {
    const village = new Village(
      ['alpha', { is: 'prophet', ...ghost }, 'villager', 'villager', 'villager', 'villager'],
      { offices: { chief: 1 } },
    );
    village.invokes(1, 'prophet.resurrect', on('resurrect', 1));
    expect(village.fate(1)).toBe('alive');
  });

  it('is not heard of by night when he invokes, but the kind is', () => {
    const village = new Village(
      ['alpha', 'prophet', { is: 'villager', ...ghost }, 'villager', 'villager', 'villager'],
      { offices: { chief: 2 } },
    );
    village.to('lovers').invokes(1, 'prophet.resurrect', on('resurrect', 2));
    expect(village.told('table', 'invocation.unseen')).toEqual({ kind: 'resurrection' });
  });
});

describe('killers of the camps', () => {
  it('Q50: repticide offers only Reptilians already met', () => {
    const village = new Village([
      'alpha',
      { is: 'red', met: [0] },
      { is: 'villager', joined: ['reptilians'] },
      'villager',
      'villager',
      'villager',
      { is: 'black', spent: ['black.convert'], fate: 'ghost' },
    ]);
    expect(village.offered(1, 'red.kill', 'kill', 'player')).toEqual([0]);
    expect(village.refusal(1, 'red.kill', on('kill', 3))).toBe('answer.option');
    village.to('reptilians');
    expect(village.offered(1, 'red.kill', 'kill', 'player')).toEqual([0, 2]);
  });

  it('Q50: a target is somebody else, and a forbidden one costs nothing', () => {
    const village = new Village(['seth', 'alpha', 'fennec', 'villager', 'villager', 'villager']);
    expect(village.refusal(2, 'fennec.bite', on('bite', 2))).toBe('answer.option');
    expect(village.state.players[2]?.spent).toEqual([]);
    village.invokes(2, 'fennec.bite', on('bite', 3));
    expect(village.rights(2)).not.toContain('fennec.bite');
  });

  it('Seth and Red kill a Reptilian once', () => {
    const village = new Village([
      'seth',
      'red',
      'reptilian',
      'reptilian',
      'villager',
      'villager',
      'villager',
    ]);
    village.invokes(0, 'seth.kill', on('kill', 2)).invokes(1, 'red.kill', on('kill', 3));
    expect([village.fate(2), village.fate(3)]).toEqual(['killed', 'killed']);
    expect(village.rights(0)).toEqual([]);
    expect(village.rights(1)).toEqual([]);
  });
});

describe('the Black Reptilian', () => {
  it('Q38: a convert is told in private, keeps all powers, is no prey, and confers from the next conference on', () => {
    const village = new Village(
      ['alpha', 'black', 'orpheus', 'villager', 'villager', 'villager', 'villager'],
      { weekday: 'monday' },
    );
    village.hunts(2).invokes(1, 'black.convert', on('convert', 2));
    expect(village.told('table', 'invocation.unseen')).toEqual({ kind: 'blackConversion' });
    expect(village.told(2, 'you.joined')).toEqual({ camp: 'reptilians' });
    expect(village.heard(0, 'you.joined')).toBe(false);
    expect(village.asked(2)).toEqual([]);
    village.to('musicians');
    expect(village.asked(2)).toEqual(['orpheus.charm']);
    village.until('charmed');
    expect(village.fate(2)).toBe('alive');
    village.nextDay().to('reptilians');
    expect(village.asked(2)).toEqual(['reptilians.prey']);
    expect(village.told(2, 'reptilians.alpha')).toEqual({ player: 0 });
    expect(village.told(0, 'reptilians.met')).toEqual({ players: [1, 2] });
  });

  it('Q38: converting someone already of that camp changes nothing', () => {
    const village = new Village(['alpha', 'black', 'villager', 'villager', 'villager', 'villager']);
    village.invokes(1, 'black.convert', on('convert', 0));
    expect(village.state.players[0]?.camps).toEqual(['reptilians']);
    expect(village.heard(0, 'you.joined')).toBe(false);
  });
});

describe('Minus and Cortex', () => {
  const cast = ['alpha', 'minus', 'cortex', 'mouse', 'villager', 'villager', 'villager'];

  it('swap the offices of the two they name, on even nights, each unaware of the other', () => {
    const village = new Village(cast, { weekday: 'tuesday', offices: { president: 4, notary: 5 } });
    village.to('offices').says(2, 'cortex.name', on('name', 4)).says(1, 'minus.name', on('name', 5));
    expect(village.facts(1).some(({ params }) => params?.target === 4)).toBe(false);
    village.until('charmed').until('session');
    expect(village.state.offices.president).toBe(5);
    expect(village.state.offices.notary).toBe(4);
  });

  it('are not called on odd nights', () => {
    const village = new Village(cast, { weekday: 'monday' });
    village.to('offices');
    expect([...village.asked(1), ...village.asked(2)]).toEqual([]);
  });

  it('Q3: both must be able to act', () => {
    const village = new Village(
      ['alpha', 'minus', 'cortex', 'mouse', 'villager sandman', 'villager', 'villager'],
      { weekday: 'tuesday', offices: { president: 4, notary: 5 } },
    );
    village
      .to('sandman')
      .says(4, 'sandman.sand', on('sand', 1))
      .to('offices')
      .says(2, 'cortex.name', on('name', 4));
    expect(village.asked(1)).toEqual([]);
    village.until('session');
    expect(village.state.offices.president).toBe(4);
  });

  it('Q4: naming the same person changes nothing', () => {
    const village = new Village(cast, { weekday: 'thursday', offices: { president: 4 } });
    village
      .to('offices')
      .says(2, 'cortex.name', on('name', 4))
      .says(1, 'minus.name', on('name', 4))
      .until('session');
    expect(village.state.offices.president).toBe(4);
  });

  it('Q69: swaps move “no office” too, and an office in illegal hands is given anew by the Scrutineer', () => {
    const village = new Village([...cast, { is: 'villager', ...ghost }], {
      weekday: 'tuesday',
      offices: { president: 4, chief: 7 },
    });
    village.to('offices').says(2, 'cortex.name', on('name', 4)).says(1, 'minus.name', on('name', 7));
    village.until('succession');
    const { scrutineer } = village.state.offices;
    expect(village.offered(scrutineer as number, 'scrutineer.name', 'name', 'player')).toContain(4);
    village.says(scrutineer as number, 'scrutineer.name', on('name', 4));
    expect(village.state.offices.president).toBe(4);
    expect(village.state.offices.chief).toBe(7);
  });

  it('Q21: the Senator’s office may pass to a ghost by a swap', () => {
    const village = new Village([...cast, { is: 'villager', ...ghost }], {
      weekday: 'tuesday',
      offices: { senator: 4 },
    });
    village
      .to('offices')
      .says(2, 'cortex.name', on('name', 4))
      .says(1, 'minus.name', on('name', 7))
      .until('law');
    expect(village.state.offices.senator).toBe(7);
  });
});

describe('the musicians', () => {
  it('Q6: a charmed player is told so in private, not by whom', () => {
    const village = new Village([
      'alpha',
      'orpheus',
      'siren',
      'villager',
      'villager',
      'villager',
      'villager',
    ]);
    village.to('musicians').says(1, 'orpheus.charm', on('charm', 3)).says(2, 'siren.charm', on('charm', 4));
    expect(village.heard(3, 'you.wereCharmed')).toBe(true);
    expect(village.told(3, 'you.wereCharmed')).toBeUndefined();
    expect(village.heard(5, 'you.wereCharmed')).toBe(false);
    expect(village.told(1, 'you.charmed')).toEqual({ player: 3 });
    expect(village.heard(1, 'you.wereCharmed')).toBe(false);
  });

  it('Q39: new means not yet charmed by that musician; charms outlast death and resurrection', () => {
    const village = new Village(
      [
        'alpha',
        'orpheus',
        'siren',
        { is: 'villager', charmedBy: ['orpheus'] },
        'prophet',
        { is: 'villager', charmedBy: ['siren'], ...ghost },
        'villager',
      ],
      { offices: { chief: 5 } },
    );
    village.to('chief').invokes(4, 'prophet.resurrect', on('resurrect', 5)).to('musicians');
    expect(village.offered(1, 'orpheus.charm', 'charm', 'player')).toEqual([0, 2, 4, 5, 6]);
    expect(village.offered(2, 'siren.charm', 'charm', 'player')).toEqual([0, 1, 3, 4, 6]);
    expect(village.state.players[5]?.charmed).toEqual(['siren']);
  });

  it('Q80: anyone may raise a hand when the charmed are called, or not', () => {
    const village = new Village(['alpha', 'orpheus', 'villager', 'villager', 'villager', 'villager']);
    village.until('charmed').says(2, 'charmed.raise', 'raise').says(4, 'charmed.raise', 'raise').wait();
    expect(village.told('table', 'charmed.raised')).toEqual({ players: [2, 4] });
  });
});
