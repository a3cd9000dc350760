import { describe, expect, it } from 'vitest';
import { on, Village } from './village.ts';

const seven = ['alpha', 'villager', 'villager', 'villager', 'villager', 'villager', 'villager'];

describe('money', () => {
  it('gives any amount to anyone living, any time of the day, seen by the two alone', () => {
    const village = new Village(['alpha', { is: 'villager', coins: 5 }, ...seven.slice(2)]).until('debate');
    village.invokes(1, 'gift.give', { do: 'give', player: [4], coins: 3 });
    expect([village.coins(1), village.coins(4)]).toEqual([2, 4]);
    expect(village.told(4, 'purse.enteredFrom')).toMatchObject({ coins: 3, hand: 1 });
    expect(village.heard(5, 'purse.moved')).toBe(false);
    village.nextDay();
    expect(village.rights(1)).not.toContain('gift.give');
  });

  it('Q32: purses are private, or public by setting', () => {
    const open = new Village(seven, { options: { privatePurses: false } }).until('debate');
    open.invokes(1, 'gift.give', { do: 'give', player: [4], coins: 1 });
    expect(open.told('table', 'purse.moved')).toEqual({ from: 1, to: 4, coins: 1 });
  });

  it('keeps the master’s book in double entry', () => {
    const village = new Village(seven)
      .until('debate')
      .invokes(1, 'gift.give', { do: 'give', player: [4], coins: 1 });
    expect(village.state.coinBook).toEqual([{ day: 1, from: 1, to: 4, coins: 1, why: 'gift' }]);
  });
});

describe('weddings', () => {
  const priest = { offices: { priest: 3 }, options: { offices: ['priest'] } };
  const asked = (village: Village): Village =>
    village.until('weddings').says(1, 'wedding.propose', on('propose', 5)).until('wedding');

  it('need the beloved’s yes and the fee a priest sets; paid, he must marry them', () => {
    const village = asked(
      new Village(['alpha', { is: 'villager', coins: 3 }, ...seven.slice(2)], priest),
    ).says(5, 'wedding.answer', 'yes');
    expect(Object.keys(village.prompt(3, 'priest.fee').form)).toEqual(['set']);
    village.says(3, 'priest.fee', { do: 'set', fee: 2 }).says(1, 'wedding.pay', 'pay');
    expect([village.coins(1), village.coins(3)]).toEqual([1, 3]);
    expect(village.state.players[5]?.spouse).toBe(1);
  });

  it('Q79: without a priest, two willing witnesses among the other living', () => {
    const village = asked(new Village(seven)).says(5, 'wedding.answer', 'yes');
    expect([1, 5].map((seat) => village.asked(seat).includes('wedding.witness'))).toEqual([false, false]);
    village.says(0, 'wedding.witness', 'yes').says(2, 'wedding.witness', 'yes');
    expect(village.state.players[1]?.spouse).toBe(5);
    const lonely = asked(new Village(seven))
      .says(5, 'wedding.answer', 'yes')
      .says(0, 'wedding.witness', 'yes')
      .wait();
    expect(lonely.heard('table', 'wedding.failed')).toBe(true);
  });

  it('Q79: the suitor pays, priests may marry too, one spouse at a time', () => {
    const village = new Village(
      ['alpha', { is: 'villager', spouse: 2 }, { is: 'villager', spouse: 1 }, ...seven.slice(3)],
      priest,
    ).until('weddings');
    expect(village.asked(1)).toEqual([]);
    expect(village.offered(4, 'wedding.propose', 'propose', 'player')).toEqual([0, 3, 5, 6]);
    village
      .says(3, 'wedding.propose', on('propose', 5))
      .until('wedding')
      .says(5, 'wedding.answer', 'yes')
      .says(3, 'priest.fee', { do: 'set', fee: 1 })
      .says(3, 'wedding.pay', 'pay');
    expect(village.coins(3)).toBe(1);
    expect(village.state.players[3]?.spouse).toBe(5);
  });

  it('may be forced by a traditional priest, if the unwilling one is strictly poorer after the fee', () => {
    const traditional = { ...priest, options: { offices: ['priest'], priest: 'traditional' } };
    const rich = ['alpha', { is: 'villager', coins: 4 }, ...seven.slice(2)];
    const village = asked(new Village(rich, traditional))
      .says(5, 'wedding.answer', 'no')
      .says(1, 'wedding.insist', 'insist');
    expect(Object.keys(village.prompt(3, 'priest.fee').form)).toEqual(['set', 'refuse']);
    village.says(3, 'priest.fee', { do: 'set', fee: 2 }).says(1, 'wedding.pay', 'pay');
    expect(village.told('table', 'wedding.forced')).toEqual({ suitor: 1, beloved: 5 });
    const poor = asked(new Village(['alpha', { is: 'villager', coins: 3 }, ...seven.slice(2)], traditional))
      .says(5, 'wedding.answer', 'no')
      .says(1, 'wedding.insist', 'insist');
    poor.says(3, 'priest.fee', { do: 'set', fee: 2 }).says(1, 'wedding.pay', 'pay');
    expect(poor.heard('table', 'wedding.failed')).toBe(true);
    expect(poor.coins(1)).toBe(3);
    const capitalist = asked(new Village(rich, priest)).says(5, 'wedding.answer', 'no');
    expect(capitalist.asked(1)).toEqual([]);
  });

  it('lets the couple take two adjacent houses anywhere', () => {
    const village = asked(new Village(seven))
      .says(5, 'wedding.answer', 'yes')
      .says(0, 'wedding.witness', 'yes')
      .says(2, 'wedding.witness', 'yes');
    const there = { do: 'settle', after: [3], first: [5] };
    village.says(1, 'wedding.house', there).says(5, 'wedding.house', there);
    expect(village.state.circle).toEqual([0, 2, 3, 5, 1, 4, 6]);
  });
});
