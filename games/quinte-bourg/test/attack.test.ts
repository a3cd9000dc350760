import { describe, expect, it } from 'vitest';
import { at, on, type Person, Village } from './village.ts';

const ghost = { fate: 'ghost' as const, coins: 0 };

describe('the conference', () => {
  const cast = [
    'alpha',
    'reptilian',
    'reptilian',
    'villager',
    'villager',
    'villager',
    'villager',
    'villager',
  ];

  it('Q5: the alpha breaks a disagreement', () => {
    const village = new Village(cast).to('reptilians');
    village
      .says(0, 'reptilians.prey', on('player', 3))
      .says(1, 'reptilians.prey', on('player', 4))
      .says(2, 'reptilians.prey', on('player', 4));
    village.to('lovers');
    expect(village.state.night.prey).toEqual({ kind: 'player', seat: 3 });
  });

  it('Q5: without a word of the alpha, those who disagree attack nobody', () => {
    const village = new Village(cast).to('reptilians');
    village
      .says(1, 'reptilians.prey', on('player', 3))
      .says(2, 'reptilians.prey', on('player', 4))
      .to('lovers');
    expect(village.state.night.prey).toBeNull();
    const leaderless = new Village(['red', ...cast.slice(1)]).to('reptilians');
    leaderless
      .says(0, 'reptilians.prey', on('player', 3))
      .says(2, 'reptilians.prey', on('player', 4))
      .to('lovers');
    expect(leaderless.state.night.prey).toBeNull();
  });

  it('Q37: “nobody” is a name, silence is none, and no name at all is no attack', () => {
    const village = new Village(cast).to('reptilians');
    village.says(1, 'reptilians.prey', on('player', 3)).says(2, 'reptilians.prey', 'nobody').to('lovers');
    expect(village.state.night.prey).toBeNull();
    const silent = new Village(cast)
      .to('reptilians')
      .says(1, 'reptilians.prey', on('player', 3))
      .to('lovers');
    expect(silent.state.night.prey).toEqual({ kind: 'player', seat: 3 });
    const mute = new Village(cast).to('lovers');
    expect(mute.state.night.prey).toBeNull();
  });

  it('shows the proposals to the pack alone, who may change them until time is up', () => {
    const village = new Village(cast).to('reptilians').says(0, 'reptilians.prey', on('player', 3));
    village.says(0, 'reptilians.prey', on('player', 5)).to('lovers');
    expect(village.state.night.prey?.seat).toBe(5);
  });
});

describe('long actions', () => {
  it('are exactly one per player and night, the highest of the ranks', () => {
    // A Reptilian Laura squats and does not attack; a Lover Laura sleeps with the Lover.
    const squatter = new Village(['alpha laura', 'villager', 'villager', 'villager', 'villager', 'villager']);
    squatter.hunts(3).to('laura').says(0, 'laura.squat', at('squat', 2)).until('charmed');
    expect(squatter.state.night.places?.[0]).toBe(2);
    expect(squatter.fate(3)).toBe('alive');
    const lover = new Village(['alpha', 'villager laura', 'villager', 'villager', 'villager', 'villager'], {
      lovers: [1, 2],
    });
    lover.to('lovers').says(1, 'lovers.house', at('sleep', 2)).says(2, 'lovers.house', at('sleep', 2));
    lover.to('laura').says(1, 'laura.squat', at('squat', 4)).until('charmed');
    expect(lover.state.night.places?.[1]).toBe(2);
  });

  it('go from sleep and abduction over sculpting, fighting and coupling down to home', () => {
    const village = new Village(
      ['alpha', 'villager artist', 'villager sandman', 'villager madman', 'villager', 'villager', 'villager'],
      { weekday: 'saturday', lovers: [1, 4] },
    );
    village.to('abductor').says(3, 'madman.abduct', on('abduct', 4));
    village.to('pairing').says(1, 'artist.sculpt', on('sculpt', 5)).until('charmed');
    expect(village.state.night.places).toEqual([0, 5, 2, 3, 3, 5, 6]);
  });
});

describe('the attack', () => {
  it('kills the prey at home, found in the morning among the dead', () => {
    const village = new Village(['alpha', 'villager', 'villager', 'villager', 'villager', 'villager'])
      .hunts(3)
      .until('rites');
    expect(village.told('table', 'death.night')).toEqual({ player: 3 });
  });

  it('finds whoever is in the house, not its owner elsewhere', () => {
    const village = new Village(['alpha', 'villager laura', 'villager', 'villager', 'villager', 'villager']);
    village.hunts(1).to('laura').says(1, 'laura.squat', at('squat', 2)).until('charmed');
    expect(village.fate(1)).toBe('alive');
    const other = new Village([
      'alpha',
      'villager laura',
      'villager psychopath',
      'villager',
      'villager',
      'villager',
    ]);
    other
      .hunts(2)
      .to('abductor')
      .says(2, 'psychopath.abduct', on('abduct', 3))
      .to('laura')
      .says(1, 'laura.squat', at('squat', 2))
      .until('charmed');
    expect([1, 2, 3].filter((seat) => other.fate(seat) === 'killed')).toHaveLength(1);
  });

  it('may hunt a squatter at a Reptilian’s house by the two-finger sign', () => {
    const village = new Village([
      'alpha',
      'reptilian',
      'villager laura',
      'villager',
      'villager',
      'villager',
      'villager',
    ]);
    village
      .to('reptilians')
      .says(0, 'reptilians.prey', at('house', 1))
      .says(1, 'reptilians.prey', at('house', 1));
    village.to('laura').says(2, 'laura.squat', at('squat', 1)).until('charmed');
    expect(village.fate(2)).toBe('killed');
    expect(village.fate(1)).toBe('alive');
  });

  it('Q58: one of their own, named, is prey if at home, and does not attack; animals still scent them', () => {
    const cast = [
      'alpha',
      'reptilian',
      'reptilian',
      'villager dogTrainer',
      'villager',
      'villager',
      'villager',
    ];
    const village = new Village(cast).hunts(1).to('animal').says(3, 'dogTrainer.place', at('house', 1));
    expect(village.told(3, 'animal.growled')).toEqual({ house: 1 });
    village.until('charmed');
    expect(village.fate(1)).toBe('killed');
    const away = new Village(['alpha', 'reptilian laura', ...cast.slice(2)]).hunts(1).to('laura');
    away.says(1, 'laura.squat', at('squat', 4)).until('charmed');
    expect(away.fate(1)).toBe('alive');
  });

  it('Q17: no attacker in the house, no attack', () => {
    const village = new Village([
      'alpha',
      'villager sandman',
      'villager',
      'villager',
      'villager',
      'villager',
    ]);
    village.hunts(3).to('sandman').says(1, 'sandman.sand', on('sand', 0)).until('charmed');
    expect(village.fate(3)).toBe('alive');
  });

  it('takes any Reptilian awake whom another long action brought to that house as an attacker', () => {
    const village = new Village(
      ['alpha artist', 'villager', 'villager', 'villager', 'villager', 'villager'],
      { weekday: 'wednesday' },
    );
    village.hunts(3).to('pairing').says(0, 'artist.sculpt', on('sculpt', 3)).until('charmed');
    expect(village.fate(3)).toBe('killed');
    const elsewhere = new Village(
      ['alpha artist', 'villager', 'villager', 'villager', 'villager', 'villager'],
      { weekday: 'wednesday' },
    );
    elsewhere.hunts(3).to('pairing').says(0, 'artist.sculpt', on('sculpt', 2)).until('charmed');
    expect(elsewhere.fate(3)).toBe('alive');
  });

  it('fails before a house guarded by the ghosts', () => {
    const village = new Village(
      ['alpha', 'villager', 'villager', 'villager', 'villager', { is: 'villager', ...ghost }],
      { offices: { chief: 5 } },
    );
    village.to('ghosts').says(5, 'ghosts.guard', at('guard', 3)).hunts(3).until('charmed');
    expect(village.fate(3)).toBe('alive');
  });

  it('Q59: guard and riches protect all in the house, not their owner elsewhere', () => {
    const cast = (richest: number): Person[] =>
      ['alpha', 'villager laura', 'villager', 'villager', 'villager', 'villager'].map((is, seat) =>
        seat === richest ? { is, coins: 2 } : is,
      );
    const guest = new Village(cast(3))
      .hunts(3)
      .to('laura')
      .says(1, 'laura.squat', at('squat', 3))
      .until('charmed');
    expect([guest.fate(1), guest.fate(3)]).toEqual(['alive', 'alive']);
    const away = new Village(cast(1), { seed: 3 })
      .hunts(4)
      .to('laura')
      .says(1, 'laura.squat', at('squat', 4))
      .until('charmed');
    expect([away.fate(1), away.fate(4)]).toContain('killed');
  });

  it('Q59: two equally rich: nobody is protected', () => {
    const village = new Village([
      'alpha',
      { is: 'villager', coins: 4 },
      { is: 'villager', coins: 4 },
      'villager',
      'villager',
      'villager',
    ]).nextDay();
    expect(village.state.richest).toBeNull();
    village.hunts(1).until('charmed');
    expect(village.fate(1)).toBe('killed');
  });

  it('Q25: the strictly richest at day’s end is noted, not announced, and not attacked', () => {
    const village = new Village([
      'alpha',
      { is: 'villager', coins: 4 },
      'villager',
      'villager',
      'villager',
      'villager',
    ]).nextDay();
    expect(village.state.richest).toBe(1);
    expect(village.facts('table').some(({ params }) => params?.richest !== undefined)).toBe(false);
    village.hunts(1).until('charmed');
    expect(village.fate(1)).toBe('alive');
  });

  it('Q18: in a carnage every Reptilian not in heavy sleep attacks where they are, each house apart', () => {
    const cast = [
      'alpha',
      'reptilian',
      'villager laura',
      'villager',
      'villager',
      'villager psychopath',
      'villager',
      'villager',
    ];
    const village = new Village(cast, { options: { carnage: 1 } });
    village.to('laura').says(2, 'laura.squat', at('squat', 1)).until('charmed');
    expect(village.fate(2)).toBe('killed');
    const calm = new Village(cast, { options: { carnage: 'never' } });
    calm.to('laura').says(2, 'laura.squat', at('squat', 1)).until('charmed');
    expect(calm.fate(2)).toBe('alive');
  });

  it('Q58: one of their own, named, is prey at home alone, in a carnage too', () => {
    const cast = ['alpha', 'reptilian', 'reptilian', 'villager', 'villager freyja', 'villager', 'villager'];
    const named = (house: number): Village => {
      const village = new Village(cast, { options: { carnage: 1 } }).hunts(1).to('pairing');
      village
        .says(4, 'freyja.tease', { do: 'tease', players: [1, 2] })
        .says(1, 'pair.house', at('go', house));
      return village.until('charmed');
    };
    expect([named(1).fate(1), named(2).fate(1)]).toEqual(['killed', 'alive']);
  });

  it('Q18: a human master may call the carnage; the app does not', () => {
    const cast = ['alpha', 'reptilian', 'villager laura', 'villager', 'villager', 'villager', 'villager'];
    const village = new Village(cast, { options: { carnage: 'master' }, master: 'human' });
    village
      .to('laura')
      .says(2, 'laura.squat', at('squat', 1))
      .to('attack')
      .says('master', 'master.carnage', 'yes')
      .until('charmed');
    expect(village.fate(2)).toBe('killed');
    const led = new Village(cast, { options: { carnage: 'master' } });
    led.to('laura').says(2, 'laura.squat', at('squat', 1)).until('charmed');
    expect(led.fate(2)).toBe('alive');
  });

  it('Q19: presence is everybody’s effective place at the hour of the attack, attackers included', () => {
    const village = new Village(
      ['alpha', 'reptilian', 'villager', 'villager', 'villager', 'villager', 'villager'],
      { offices: { prosecutor: 4 } },
    );
    village
      .hunts(2)
      .until('camera')
      .says(4, 'camera.name', { do: 'name', house: [2] });
    expect(village.told('table', 'camera.saw')).toEqual({ house: 2, crowd: 'several' });
  });

  it('Q60: attackers are there even if the attack fails; without a target they are at home', () => {
    const cast = ['alpha', 'villager', { is: 'villager', coins: 2 }, 'villager', 'villager', 'villager'];
    const failed = new Village(cast, { offices: { prosecutor: 4 } }).hunts(2).until('charmed');
    expect(failed.fate(2)).toBe('alive');
    expect(failed.state.night.places?.[0]).toBe(2);
    const calm = new Village(cast, { offices: { prosecutor: 4 } }).until('charmed');
    expect(calm.state.night.places?.[0]).toBe(0);
  });

  it('Q46: a Lover-Reptilian confers, but sleeps with the Lover and attacks only there', () => {
    const cast = ['alpha', 'villager', 'villager', 'villager', 'villager', 'villager'];
    const village = new Village(cast, { lovers: [0, 1] }).hunts(3).to('lovers');
    village.says(0, 'lovers.house', at('sleep', 1)).says(1, 'lovers.house', at('sleep', 1)).until('charmed');
    expect(village.fate(3)).toBe('alive');
    expect(village.state.night.places?.[0]).toBe(1);
  });
});
