import { type Chair, see } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { at, on, type Person, Village } from './village.ts';

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

  it('Q49: of a Reptilian in council shows to no fellow: the dead seems asked, and sees a sleeper’s screen', () => {
    const village = new Village(people).to('reptilians');
    const before = see(village.match, 0).watched;
    expect(before.map(({ to }) => to)).toEqual([[0], [5]]);
    village.invokes(1, 'assassin.kill', on('kill', 5));
    expect(see(village.match, 0).watched).toEqual(before);
    const { prompts, watched, circles, view } = see(village.match, 5);
    expect({ prompts, watched, circles, asleep: view.mine?.asleep }).toEqual({
      prompts: [],
      watched: [],
      circles: [],
      asleep: true,
    });
  });

  it('Q49: of one whom Black converts afterwards shows to no fellow, for the dead seems to come to the council', () => {
    const council = (victim: number): unknown => {
      const cast = ['alpha', 'black', 'fennec', 'seth', ...people.slice(3)];
      const village = new Village(cast).to('ghosts').invokes(2, 'fennec.bite', on('bite', victim));
      village.invokes(1, 'black.convert', on('convert', 4)).to('reptilians');
      return [0, 1, 3].map((seat) => see(village.match, seat));
    };
    expect(council(4)).toEqual(council(5));
  });

  it('Q54: of a Reptilian who had named a prey leaves the word standing', () => {
    const village = new Village(people).hunts(7);
    village.invokes(1, 'assassin.kill', on('kill', 0)).to('lovers');
    expect(village.state.night.prey).toEqual({ kind: 'player', seat: 7 });
  });

  it('Q49: of one of a pair makes no tease fail, and the other goes where chance says', () => {
    const village = new Village(['alpha', 'villager assassin', 'villager freyja', ...people.slice(3)]);
    village.to('sandman').invokes(1, 'assassin.kill', on('kill', 6)).to('pairing');
    village.says(2, 'freyja.tease', { do: 'tease', players: [6, 7] });
    expect(village.heard(2, 'you.failed')).toBe(false);
    expect(village.told(7, 'pair.tease')).toEqual({ player: 6 });
    expect([village.asked(6), village.heard(6, 'pair.tease')]).toEqual([[], false]);
    village.to('offices');
    expect([6, 7]).toContain(village.told(7, 'pair.went')?.house);
  });

  it('Q49: of one of a pair does not show in how many are told where they go', () => {
    const teased = (victim: number): unknown => {
      const cast = ['alpha', 'villager assassin', 'villager freyja', ...people.slice(3)];
      const village = new Village(cast).to('pairing');
      village.says(2, 'freyja.tease', { do: 'tease', players: [7, 6] });
      village.invokes(1, 'assassin.kill', on('kill', victim)).says(7, 'pair.house', at('go', 7));
      return see(village.to('offices').match, 7);
    };
    expect(teased(6)).toEqual(teased(3));
  });
});

describe('a sleeper killed before falling asleep', () => {
  it('Q49: makes a tease fail like any sleeper, for its author may be the Sandman', () => {
    const both = { is: 'villager freyja', held: [{ id: 'freyja' as const }, { id: 'sandman' as const }] };
    const left = { is: 'villager sandman', fate: 'legacy' as const };
    const fails = (victim: number): boolean => {
      const village = new Village(['alpha', both, left, 'fennec', 'seth', ...people.slice(3)]).to('ghosts');
      village.invokes(3, 'fennec.bite', on('bite', victim)).to('sandman');
      village.says(1, 'sandman.sand', on('sand', 5)).to('pairing');
      village.says(1, 'freyja.tease', { do: 'tease', players: [5, 6] });
      expect(village.facts(5).filter(({ key }) => key === 'sleep.fell')).toHaveLength(1);
      return village.heard(1, 'you.failed');
    };
    expect([fails(5), fails(8)]).toEqual([true, true]);
  });
});

describe('until the morning nobody sees who was killed', () => {
  const cast = [
    'alpha',
    'reptilian thief',
    'seth assassin',
    'fennec freyja',
    'red sandman',
    'minus',
    'cortex eris',
    'mouse dogTrainer',
    'orpheus voyeur',
    'villager laura',
    'villager psychopath',
    { is: 'villager', fate: 'ghost' as const },
  ];
  const setting = {
    lovers: [9, 10] as const,
    extraLife: false,
    offices: { scrutineer: 7, notary: 5, president: 8, chief: 11, senator: 6 },
  };
  /** What each chair sees at every line of the night in which `victim` was killed at its beginning. */
  function nightOf(victim: number, weekday: 'monday' | 'tuesday'): Map<Chair, string>[] {
    const village = new Village(cast, { ...setting, weekday }).to('ghosts');
    village.invokes(2, 'assassin.kill', on('kill', victim));
    const lines: Map<Chair, string>[] = [];
    while (village.state.phase === 'night') {
      const chairs: Chair[] = ['table', ...cast.keys()];
      lines.push(new Map(chairs.map((chair) => [chair, JSON.stringify(see(village.match, chair))])));
      village.wait();
    }
    return lines;
  }
  const victims: { readonly [what: string]: readonly number[] } = {
    'a Reptilian': [1],
    'the alpha': [0],
    'a Mouse who is Notary': [5],
    'the other of Minus and Cortex': [6],
    'a Mouse who is Scrutineer': [7],
    'a Lover, and the other of grief': [9, 10],
    'the Fennec': [3],
  };
  for (const [what, dead] of Object.entries(victims)) {
    it(`Q49: ${what}`, () => {
      for (const weekday of ['monday', 'tuesday'] as const) {
        // Red is the other victim, and knows it.
        const [here, there] = [nightOf(dead[0] as number, weekday), nightOf(4, weekday)];
        expect(here.length).toBe(there.length);
        here.forEach((line, at) => {
          for (const [chair, seen] of line)
            if (!dead.includes(chair as number) && chair !== 4)
              expect(seen, `${chair} at line ${at} of ${weekday}`).toBe(there[at]?.get(chair));
        });
      }
    });
  }
});

describe('public purses', () => {
  const rich = people.map((is) => ({ is, coins: 3 }));
  const setting = { options: { privatePurses: false } };
  const shown = (village: Village): (number | null)[] =>
    see(village.match, 'table').view.players.map(({ coins }) => coins);

  it('Q32: stand as at nightfall until the morning, so that no theft or killing names its author', () => {
    const thieves = rich.map((one, seat) => (seat === 4 ? { ...one, is: 'villager thief' } : one));
    const village = new Village(thieves, setting).to('thief');
    village.says(4, 'thief.rob', { do: 'neighbour', house: [3], coins: 2 });
    village.invokes(1, 'assassin.kill', on('kill', 7));
    expect(village.coins(4)).toBe(5);
    expect(see(village.match, 4).view.mine?.coins).toBe(5);
    expect(shown(village)).toEqual(people.map(() => 3));
    expect(village.heard('table', 'purse.moved')).toBe(false);
    village.until('charmed');
    expect(shown(village)).toEqual([3, 0, 3, 1, 5, 3, 3, 3, 3]);
  });

  it('Q32: move in public by day', () => {
    const village = new Village(rich, setting).until('debate');
    village.invokes(0, 'gift.give', { do: 'give', player: [3], coins: 2 });
    expect(village.told('table', 'purse.moved')).toEqual({ from: 0, to: 3, coins: 2 });
    expect(shown(village)[3]).toBe(5);
  });
});
