import { quick, shuffled } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { comeBack, leave } from '../src/circle.ts';
import { at, on, type Person, Village } from './village.ts';

const plain = ['villager', 'villager', 'villager', 'villager'];
const poor = (is: string): Person => ({ is, coins: 0 });
const poorVillagers = plain.map(poor);

describe('a Greedy', () => {
  it('Q40: who was secretly killed does not win with every coin, nor a dead one', () => {
    const cast = [
      poor('alpha'),
      poor('fennec'),
      poor('seth'),
      { is: 'greedy', coins: 1 },
      { is: 'villager murderer', coins: 1 },
      ...poorVillagers,
    ];
    const paid = (village: Village): Village => village.invokes(4, 'murderer.kill', on('kill', 5));
    expect(paid(new Village(cast).to('sandman')).winners()).toEqual([3]);
    const killed = new Village(cast).to('sandman').invokes(1, 'fennec.bite', on('bite', 3));
    expect(paid(killed).winners()).toEqual([]);
    const dead = new Village(cast).until('debate').invokes(1, 'fennec.bite', on('bite', 3));
    dead.says(3, 'dead.choose', { do: 'ghost', card: ['role'] }).until('debate');
    expect(dead.winners()).toEqual([]);
  });

  it('Q47: is judged once both the killing and its price are done', () => {
    const cast = [
      poor('alpha'),
      { is: 'greedy', coins: 3 },
      { is: 'villager assassin', coins: 2 },
      ...poorVillagers,
    ];
    const kills = (village: Village, victim: number): readonly number[] =>
      village.invokes(2, 'assassin.kill', on('kill', victim)).winners();
    // The price alone would leave every coin with the victim.
    expect(kills(new Village(cast).until('debate'), 1)).toEqual([]);
    expect(kills(new Village(cast).to('sandman'), 1)).toEqual([]);
    expect(kills(new Village(cast).until('debate'), 3)).toEqual([1]);
    // A death that is undone was paid for all the same.
    expect(kills(new Village(cast, { lovers: [3, 4] }).until('debate'), 3)).toEqual([1]);
  });
});

describe('a change of office', () => {
  it('Q47: is one resolution with its mending, whatever happens half-way', () => {
    const ghost = { is: 'villager', fate: 'ghost' as const };
    const village = new Village(['alpha', 'minus', 'cortex', 'mouse', ...plain, ghost, ghost], {
      weekday: 'tuesday',
      offices: { president: 1, prosecutor: 2, notary: 3, senator: 8, chief: 9, scrutineer: 4 },
    }).to('offices');
    village.says(1, 'minus.name', on('name', 2)).says(2, 'cortex.name', on('name', 8)).until('succession');
    // The Mice have three offices now, but the ghost's is not given anew yet.
    village.invokes(0, 'gift.give', { do: 'give', player: [4], coins: 1 });
    expect(village.step).toBe('succession');
    village.says(village.state.offices.scrutineer as number, 'scrutineer.name', on('name', 6));
    expect(village.teams()).toEqual(['mice']);
  });
});

describe('powers and their authors', () => {
  const cast = ['alpha', 'villager artist', 'villager freyja', ...plain];

  it('Q50: neither adoration nor caricature falls on its author', () => {
    const adoring = new Village(cast, { weekday: 'wednesday' }).to('offices');
    expect(adoring.offered(2, 'freyja.adore', 'adore', 'player')).toEqual([0, 1, 3, 4, 5, 6]);
    const drawing = new Village(cast, { weekday: 'friday' }).to('offices');
    expect(drawing.offered(1, 'artist.draw', 'draw', 'player')).toEqual([0, 2, 3, 4, 5, 6]);
  });

  it('Q54: an Artist who abducts sculpts nothing, so nobody has to move', () => {
    const both = { is: 'villager artist', held: [{ id: 'artist' as const }, { id: 'psychopath' as const }] };
    const left = { is: 'villager psychopath', fate: 'legacy' as const };
    const village = new Village(['alpha', both, left, ...plain], { weekday: 'wednesday' });
    village.to('abductor').says(1, 'psychopath.abduct', on('abduct', 3));
    village.to('pairing').says(1, 'artist.sculpt', on('sculpt', 4)).until('debate');
    expect(village.heard('table', 'sculpture.moved')).toBe(false);
    expect(village.state.night.places?.[1]).toBe(1);
  });

  it('Q54: what an Artist did who was killed later stands', () => {
    const village = new Village(['alpha', 'villager artist', 'villager assassin', ...plain], {
      weekday: 'wednesday',
    });
    village.to('pairing').says(1, 'artist.sculpt', on('sculpt', 4));
    village.invokes(2, 'assassin.kill', on('kill', 1)).until('removal');
    expect(village.asked(4)).toEqual(['moving.house']);
  });

  it('Q54: a Lover who fights elsewhere is not told of the meeting, the other is', () => {
    const village = new Village(['alpha', 'villager eris', ...plain], {
      weekday: 'tuesday',
      lovers: [3, 4],
    }).to('lovers');
    for (const lover of [3, 4]) village.says(lover, 'lovers.house', at('sleep', 4));
    village.to('pairing').says(1, 'eris.quarrel', { do: 'quarrel', players: [3, 5] });
    village.says(3, 'pair.house', at('go', 5)).to('laura');
    expect([village.heard(3, 'lovers.meet'), village.heard(4, 'lovers.meet')]).toEqual([false, true]);
  });

  it('§9: the Scrutineer never names himself among holders of optional offices, unless nobody else is there', () => {
    const kills = (last: readonly Person[], offices: object): Village =>
      new Village(['alpha', 'villager', 'villager', 'villager', 'villager assassin', ...last], {
        offices: { president: 1, prosecutor: 2, notary: 3, senator: 4, executioner: 0, ...offices },
        options: { offices: ['priest', 'randy', 'executioner'] },
      })
        .until('debate')
        .invokes(4, 'assassin.kill', on('kill', 1));
    // In the morning the Scrutineer's office came round to 0, for everybody has another.
    const several = kills(['villager', 'villager'], { priest: 5, randy: 6, scrutineer: 6 });
    several.until('succession');
    expect(several.offered(0, 'scrutineer.name', 'name', 'player')).toEqual([5, 6]);
    const alone = kills([{ is: 'villager', fate: 'ghost' }], { scrutineer: 4 }).until('debate');
    expect([alone.state.offices.president, alone.state.offices.executioner]).toEqual([0, null]);
    expect(alone.state.offices.scrutineer).not.toBe(0);
  });
});

describe('the resurrected', () => {
  const dies = (village: Village, seat: number): Village =>
    village.says(seat, 'dead.choose', { do: 'ghost', card: ['role'] });
  const cast = ['alpha', 'prophet', { is: 'villager', coins: 4 }, ...plain, 'villager'];

  it('Q64: have their coins handed on before anything else if they were not yet', () => {
    const village = new Village(cast, { offices: { notary: 3 } }).sentences(2).until('rites');
    dies(village, 2);
    expect(village.asked(3)).toEqual(['notary.bequeath']);
    village.invokes(1, 'prophet.resurrect', on('resurrect', 2));
    expect(village.rights(2)).toEqual([]);
    expect(village.offered(3, 'notary.bequeath', 'give', 'player')).not.toContain(2);
    village.says(3, 'notary.bequeath', { do: 'give', player: [4], coins: 4 });
    expect([village.coins(2), village.coins(4)]).toEqual([0, 5]);
    expect(village.asked(3)).not.toContain('notary.bequeath');
  });

  it('Q64: keep what they are given afterwards', () => {
    const village = new Village(['alpha', 'prophet', 'villager assassin', 'seth', ...plain, 'reptilian'], {
      offices: { notary: 7 },
    });
    village.to('sandman').invokes(2, 'assassin.kill', on('kill', 4)).invokes(3, 'seth.kill', on('kill', 8));
    dies(village.until('rites'), 4);
    village.invokes(1, 'prophet.resurrect', on('resurrect', 4));
    village.says(7, 'notary.bequeath', { do: 'give', player: [5], coins: 1 });
    expect(village.asked(8)).toEqual(['dead.choose']);
    village.invokes(0, 'gift.give', { do: 'give', player: [4], coins: 1 }).until('debate');
    expect(village.coins(4)).toBe(1);
  });

  it('Q2: find their places again, several of them and in any order', () => {
    const { state } = new Village(cast);
    const seats = state.players.map((_, seat) => seat);
    for (let seed = 1; seed <= 200; seed += 1) {
      const rng = quick(seed);
      const before = shuffled(seats, rng);
      state.circle = before.slice();
      const dead = shuffled(seats, rng).slice(0, 2 + rng.below(seats.length - 3));
      for (const seat of dead) leave(state, seat);
      for (const seat of shuffled(dead, rng)) comeBack(state, seat);
      const from = state.circle.indexOf(before[0] as number);
      expect([...state.circle.slice(from), ...state.circle.slice(0, from)], `seed ${seed}`).toEqual(before);
    }
  });
});

describe('a camp that dominates nobody', () => {
  it('Q82: stops nothing: a black-converted Martyr may be executed', () => {
    const executed = (more: object): Village => {
      const black = { is: 'black', spent: ['black.convert'] };
      return new Village(['alpha', { is: 'martyr', ...more }, black, ...plain])
        .sentences(1)
        .until('rites', 'over');
    };
    const converted = executed({ joined: ['reptilians'] });
    expect(converted.match.over).toBe(false);
    expect(converted.state.martyred).toEqual([1]);
    const village = new Village(['alpha', 'martyr', ...plain]).sentences(1);
    while (!village.match.over) village.wait();
    expect(village.teams()).toEqual(['martyrs']);
  });
});

describe('a thief', () => {
  it('may take all there is, whatever a master’s corrections did', () => {
    const village = new Village(['alpha', 'villager thief', ...plain], { master: 'human' });
    const set = (player: number, coins: number): Village =>
      village.invokes('master', 'master.setCoins', { do: 'set', player: [player], coins, reason: 'a slip' });
    set(2, 40)
      .to('thief')
      .says(1, 'thief.rob', { do: 'neighbour', house: [2], coins: 40 });
    expect(village.coins(1)).toBe(41);
    // No correction puts more coins into the game than a thief could name.
    set(3, 999);
    expect(village.state.players.reduce((sum, { coins }) => sum + coins, 0)).toBe(999);
  });
});
