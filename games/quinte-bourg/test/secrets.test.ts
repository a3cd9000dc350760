import { see } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { on, type Person, Village } from './village.ts';

const people = [
  'alpha',
  'villager assassin',
  'sheherazade',
  'villager',
  'villager',
  'reptilian',
  'villager',
  'villager',
  'villager',
];

/** What the whole village sees and hears. */
const seen = (village: Village): unknown => {
  const { view, facts, clock } = see(village.match, 'table');
  return { view, facts, clock };
};

/** In the dark `victim` is killed, then Sheherazade dies of a conversion, in public and in full. */
function twoDeaths(victim: number, setting: object): Village {
  const village = new Village(people, setting).to('sandman');
  village.invokes(1, 'assassin.kill', on('kill', victim));
  village.invokes(2, 'sheherazade.convert', on('convert', 6));
  return village.says(2, 'dead.choose', { do: 'ghost', card: ['role'] });
}

describe('a secret death at night', () => {
  it('Q61: by a killing is listed before the attack’s, even when it comes after it', () => {
    const village = new Village(people).hunts(7).to('engineers');
    village.invokes(1, 'assassin.kill', on('kill', 3)).until('rites');
    const dead = village.facts('table').filter(({ key }) => key === 'death.night');
    expect(dead.map(({ params }) => params)).toEqual([{ player: 3 }, { player: 7 }]);
  });

  it('Q44: of a lover whom the attack spared first is told after the undone one', () => {
    const village = new Village(people, { lovers: [3, 7] }).hunts(7).to('lovers');
    for (const lover of [3, 7]) village.says(lover, 'lovers.house', { do: 'sleep', house: [7] });
    village.to('engineers').invokes(1, 'assassin.kill', on('kill', 3)).until('rites');
    const told = village.facts('table').filter(({ key }) => key === 'death.night' || key === 'death.undone');
    expect(told.map(({ key }) => key)).toEqual(['death.undone', 'death.night', 'death.night']);
  });

  it('Q49: of the Scrutineer does not show when an office falls vacant before dawn', () => {
    const setting = { offices: { president: 2, scrutineer: 3 } };
    const [his, another] = [twoDeaths(3, setting), twoDeaths(7, setting)];
    expect(seen(his)).toEqual(seen(another));
    expect(his.until('succession').asked(3)).toEqual(another.until('succession').asked(3));
  });

  it('Q49: does not show when the Scrutineer’s office passes on before dawn', () => {
    const setting = { offices: { scrutineer: 2 } };
    const [next, another] = [twoDeaths(3, setting), twoDeaths(7, setting)];
    expect(next.state.offices.scrutineer).toBe(3);
    expect(seen(next)).toEqual(seen(another));
    next.until('debate');
    expect(next.state.offices.scrutineer).not.toBe(3);
  });

  it('Q49: of the Notary or the spouse does not show when coins are inherited before dawn', () => {
    const rich = people.map((is, seat) => (seat === 2 ? { is, coins: 4 } : is));
    const inherits = (victim: number, setting: object, cast: readonly Person[] = rich): Village => {
      const village = new Village(cast, setting).to('sandman');
      village.invokes(1, 'assassin.kill', on('kill', victim));
      village.invokes(2, 'sheherazade.convert', on('convert', 6));
      return village.says(2, 'dead.choose', { do: 'ghost', card: ['role'] });
    };
    const notary = { offices: { notary: 4, scrutineer: 3 } };
    expect(inherits(4, notary).asked(3)).toEqual(inherits(7, notary).asked(3));
    expect(seen(inherits(4, notary))).toEqual(seen(inherits(7, notary)));
    const wed = rich.map((person, seat) => {
      const one = typeof person === 'string' ? { is: person } : person;
      return seat === 2 ? { ...one, spouse: 8 } : seat === 8 ? { ...one, spouse: 2 } : one;
    });
    const widowed = inherits(8, notary, wed);
    expect(widowed.asked(4)).toEqual(inherits(7, notary, wed).asked(4));
    widowed.until('debate');
    expect(widowed.coins(8)).toBe(0);
  });

  it('Q49: of a Reptilian before the conference does not show in the houses the others may hunt at', () => {
    const village = new Village(people).to('ghosts');
    village.invokes(1, 'assassin.kill', on('kill', 5)).to('reptilians');
    expect(village.offered(0, 'reptilians.prey', 'house', 'house')).toEqual([0, 5]);
    expect(village.asked(5)).toEqual([]);
  });
});
