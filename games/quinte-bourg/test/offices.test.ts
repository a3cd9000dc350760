import { begin } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import { describe, expect, it } from 'vitest';
import { quinteBourg } from '../src/index.ts';
import { on, Village } from './village.ts';

const six = ['alpha', 'villager', 'villager', 'villager', 'villager', 'villager'];
const seven = [...six, 'villager'];
const ghost = { is: 'villager', fate: 'ghost' as const, coins: 0 };

describe('the Scrutineer', () => {
  it('passes every morning clockwise to the next living player without an office', () => {
    const village = new Village(seven, { offices: { scrutineer: 0, president: 1, notary: 2 } }).until(
      'session',
    );
    expect(village.state.offices.scrutineer).toBe(3);
  });

  it('Q65: if he alone has no other office it stays with him', () => {
    const offices = { scrutineer: 0, president: 1, prosecutor: 2, notary: 3, senator: 4, priest: 5 };
    const village = new Village(six, { offices, options: { offices: ['priest'] } }).until('session');
    expect(village.state.offices.scrutineer).toBe(0);
  });

  it('Q65: if everyone has one it rotates over all, held with another', () => {
    const offices = {
      scrutineer: 0,
      president: 1,
      prosecutor: 2,
      notary: 3,
      senator: 4,
      priest: 5,
      randy: 0,
    };
    const village = new Village(six, { offices, options: { offices: ['priest', 'randy'] } }).until('session');
    expect(village.state.offices.scrutineer).toBe(1);
    expect(village.state.offices.president).toBe(1);
  });

  it('Q65: if he dies it passes on at once', () => {
    const village = new Village(['alpha', 'villager assassin', ...seven.slice(2)], {
      offices: { scrutineer: 0 },
    }).until('debate');
    const scrutineer = village.state.offices.scrutineer as number;
    expect(scrutineer).toBe(1);
    const other = new Village(['alpha', 'villager', 'villager assassin', ...seven.slice(3)], {
      offices: { scrutineer: 0 },
    }).until('debate');
    other.invokes(2, 'assassin.kill', on('kill', 1));
    expect(other.state.offices.scrutineer).toBe(2);
  });

  it('names the successor of a dead holder, from the living without office, not himself', () => {
    const village = new Village(['alpha', 'villager', 'villager assassin', ...seven.slice(3)], {
      offices: { scrutineer: 0, president: 6 },
    }).until('debate');
    village.invokes(2, 'assassin.kill', on('kill', 6)).until('succession');
    expect(village.offered(1, 'scrutineer.name', 'name', 'player')).toEqual([0, 2, 3, 4, 5]);
    village.says(1, 'scrutineer.name', on('name', 4));
    expect(village.state.offices.president).toBe(4);
  });

  it('Q66: nobody else eligible: himself, and the Scrutineer’s office passes on; nobody at all: vacant', () => {
    const offices = { scrutineer: 0, president: 1, prosecutor: 2, notary: 3, senator: 4 };
    const village = new Village(['alpha', 'villager assassin', ...six.slice(2)], {
      offices: { ...offices, priest: 5 },
      options: { offices: ['priest'] },
    }).until('debate');
    village.invokes(1, 'assassin.kill', on('kill', 2)).until('debate');
    expect(village.state.offices.prosecutor).toBe(0);
    expect(village.state.offices.scrutineer).toBe(1);
  });

  it('gives a vacant mandatory office to a holder of an optional one when everyone has an office', () => {
    const offices = {
      scrutineer: 0,
      president: 1,
      prosecutor: 2,
      notary: 3,
      senator: 4,
      priest: 5,
      randy: 6,
      armish: 0,
    };
    const village = new Village(['alpha', 'villager assassin', ...seven.slice(2)], {
      offices,
      options: { offices: ['priest', 'randy', 'armish'] },
    }).until('debate');
    village.invokes(1, 'assassin.kill', on('kill', 2)).until('succession');
    const scrutineer = village.state.offices.scrutineer as number;
    expect(village.offered(scrutineer, 'scrutineer.name', 'name', 'player')).toEqual([0, 5, 6]);
    village.says(scrutineer, 'scrutineer.name', on('name', 6));
    expect([village.state.offices.prosecutor, village.state.offices.randy]).toEqual([6, null]);
  });

  it('no longer refills mandatory offices with fewer living players than four', () => {
    const gone = { is: 'villager', fate: 'spirit' as const, coins: 0 };
    const village = new Village(['alpha', 'villager assassin', 'villager', 'villager', gone, gone, gone], {
      offices: { scrutineer: 0, president: 2 },
    }).until('debate');
    village.invokes(1, 'assassin.kill', on('kill', 2)).until('debate');
    expect(village.state.offices.president).toBeNull();
  });

  it('settles rival applications for a vacant optional office', () => {
    const village = new Village(seven, {
      offices: { scrutineer: 0 },
      options: { offices: ['priest'] },
    }).until('applications');
    expect(village.asked(1)).toEqual([]);
    village
      .says(3, 'office.apply', { do: 'apply', office: ['priest'] })
      .says(5, 'office.apply', { do: 'apply', office: ['priest'] })
      .until('appointment');
    village.says(1, 'scrutineer.appoint', on('name', 5));
    expect(village.state.offices.priest).toBe(5);
  });

  it('Q65: counts as an office holder for laws, enquiries and applications', () => {
    const village = new Village(seven, {
      offices: { scrutineer: 0, prosecutor: 2, randy: 3 },
      options: { offices: ['randy'] },
    }).until('debate');
    expect(village.offered(2, 'prosecutor.enquire', 'enquire', 'player')).toEqual([1, 3]);
  });
});

describe('optional offices', () => {
  it('Q74: start vacant, and one applies for them in the morning', () => {
    const begun = begin(quinteBourg, { seats: 12, seed: '1'.padStart(64, '0') });
    if (!begun.ok) throw new Error('refused');
    expect(stateOf(begun.value).offices.priest).toBeNull();
    const village = new Village([...seven, ...seven.slice(1)], { options: { offices: ['mirko'] } }).until(
      'applications',
    );
    village.says(4, 'office.apply', { do: 'apply', office: ['mirko'] }).until('session', 'debate');
    expect(village.state.offices.mirko).toBe(4);
  });

  it('Q74: the app withdraws vacant ones when offices outnumber the living; a human master may', () => {
    const village = new Village(seven, { options: { offices: ['priest', 'randy', 'mirko'] } }).until(
      'applications',
    );
    expect(village.state.optional).toEqual(['priest', 'randy']);
    const led = new Village(seven, { options: { offices: ['priest', 'randy'] }, master: 'human' }).until(
      'withdrawal',
    );
    led.says('master', 'master.withdraw', { do: 'withdraw', offices: ['priest'] });
    expect(led.state.optional).toEqual(['randy']);
  });

  it('fall vacant at their holder’s death and wait for applicants', () => {
    const village = new Village(['alpha', 'villager assassin', ...seven.slice(2)], {
      offices: { priest: 3 },
      options: { offices: ['priest'] },
    }).until('debate');
    village.invokes(1, 'assassin.kill', on('kill', 3)).until('debate');
    expect(village.state.offices.priest).toBeNull();
    expect(village.state.optional).toEqual(['priest']);
  });
});

describe('a caricature of the Scrutineer', () => {
  it('makes the office pass on, even if he alone has no other', () => {
    const offices = { scrutineer: 0, president: 1, prosecutor: 2, notary: 3, senator: 4, priest: 5 };
    const village = new Village(['alpha', 'villager artist', ...six.slice(2)], {
      weekday: 'friday',
      offices,
      options: { offices: ['priest'] },
    });
    village.to('offices').says(1, 'artist.draw', on('draw', 0)).until('session');
    expect(village.state.offices.scrutineer).toBe(1);
  });
});

describe('the camera', () => {
  it('is named by the Prosecutor without a deputy in office; all learn empty, one or several', () => {
    const village = new Village(seven, { offices: { prosecutor: 2 } }).hunts(4).until('camera');
    village.says(2, 'camera.name', { do: 'name', house: [0] });
    expect(village.told('table', 'camera.saw')).toEqual({ house: 0, crowd: 'empty' });
  });

  it('Q73: with a deputy it is the day’s deputy’s; if only one serves, the other’s days have none', () => {
    const offices = { prosecutor: 2, randy: 3 };
    const odd = new Village(seven, { offices, options: { offices: ['randy', 'armish'] } }).until('camera');
    expect(odd.asked(3)).toEqual(['camera.name']);
    expect(odd.asked(2)).toEqual([]);
    const even = new Village(seven, {
      weekday: 'tuesday',
      offices,
      options: { offices: ['randy', 'armish'] },
    }).until('charmed');
    expect(even.heard('table', 'camera.saw')).toBe(false);
  });

  it('Q73: an enquiry costs the Prosecutor a coin; it and its subject are public, what is seen is not', () => {
    const village = new Village(['alpha', ...seven.slice(1)], {
      offices: { prosecutor: 2, armish: 0 },
      options: { offices: ['armish'] },
    }).until('debate');
    village.invokes(2, 'prosecutor.enquire', on('enquire', 0));
    expect(village.told('table', 'enquiry.opened')).toEqual({ player: 0 });
    expect(village.told(2, 'you.sawCards')).toMatchObject({ player: 0, role: 'alpha' });
    expect(village.heard(3, 'you.sawCards')).toBe(false);
    expect([village.coins(2), village.state.coinsOut]).toEqual([0, 1]);
  });
});

describe('offices in the morning', () => {
  it('Q72: the night’s dead still hold office and seat but do nothing; the Scrutineer’s passes over them', () => {
    const village = new Village(seven, { offices: { scrutineer: 0, prosecutor: 3 } }).hunts(1).to('attack');
    village.until('charmed').until('rites');
    expect(village.state.offices.scrutineer).toBe(2);
    const silent = new Village(seven, { offices: { scrutineer: 0, prosecutor: 3 } })
      .hunts(3)
      .until('charmed');
    expect(silent.heard('table', 'camera.saw')).toBe(false);
    expect(silent.state.offices.prosecutor).toBe(3);
  });
});

describe('pickpockets', () => {
  it('take one coin at day’s end, Mirko on odd days, Mirka on even ones', () => {
    const offices = { mirko: 2, mirka: 3 };
    const options = { offices: ['mirko', 'mirka'] };
    const odd = new Village(seven, { offices, options })
      .until('pickpocket')
      .says(2, 'pickpocket.steal', on('steal', 4));
    expect([odd.coins(2), odd.coins(4)]).toEqual([2, 0]);
    expect(odd.told(4, 'purse.leftTo')).toMatchObject({ hand: 2, coins: 1 });
    const even = new Village(seven, { weekday: 'tuesday', offices, options }).until('pickpocket');
    expect([even.asked(2), even.asked(3)]).toEqual([[], ['pickpocket.steal']]);
  });
});

describe('the Chief of the militia', () => {
  it('is the first ghost', () => {
    const village = new Village(['alpha', 'villager assassin', ...seven.slice(2)])
      .until('debate')
      .invokes(1, 'assassin.kill', on('kill', 3));
    village.says(3, 'dead.choose', { do: 'ghost', card: ['role'] });
    expect(village.state.offices.chief).toBe(3);
    const later = new Village(['alpha', 'villager assassin', ...seven.slice(2), ghost], {
      offices: { chief: 7 },
    }).until('debate');
    later.invokes(1, 'assassin.kill', on('kill', 3)).says(3, 'dead.choose', { do: 'ghost', card: ['role'] });
    expect(later.state.offices.chief).toBe(7);
  });
});
