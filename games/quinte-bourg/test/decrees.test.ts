import { stepOf } from '@veillee/kernel/inside';
import { describe, expect, it } from 'vitest';
import { schulze } from '../src/laws/schulze.ts';
import { decree, poll } from './assembly.ts';
import { on, Village } from './village.ts';

const seven = ['alpha', 'villager', 'villager', 'villager', 'villager', 'villager', 'villager'];
const ghost = { is: 'villager', fate: 'ghost' as const, coins: 0 };

describe('the day’s law', () => {
  const offices = { president: 2, senator: 3 };
  const at = (more: object = {}): Village => new Village(seven, { offices, ...more });

  it('Q77: the right to propose passes down when a class stays silent; one proposal a day', () => {
    const village = new Village([...seven, ghost, ghost], { offices: { ...offices, chief: 7 } }).until('law');
    expect([7, 8].map((seat) => village.asked(seat))).toEqual([[], ['law.propose']]);
    village.says(8, 'law.propose', 'pass');
    expect([7, 8].map((seat) => village.asked(seat))).toEqual([['law.propose'], []]);
    village.says(7, 'law.propose', 'pass');
    expect(seven.map((_, seat) => village.asked(seat).length)).toEqual([1, 0, 0, 0, 1, 1, 1]);
    village.says(5, 'law.propose', { do: 'law', law: ['noBlank'] });
    expect(seven.flatMap((_, seat) => village.asked(seat))).toEqual(['senator.law']);
  });

  it('Q77: no Senator: no law; without a human master only built-in laws', () => {
    const none = new Village(seven, { offices: { president: 2 } }).until('law', 'debate');
    expect(none.step).toBe('debate');
    const free = at().until('law');
    while (!free.asked(6).includes('law.propose')) free.wait();
    free.says(6, 'law.propose', { do: 'words', text: 'aiment les chats' }).until('debate');
    expect(free.heard('table', 'law.refused')).toBe(true);
    const led = at({ master: 'human' }).until('law');
    while (!led.asked(6).includes('law.propose')) led.wait();
    led
      .says(6, 'law.propose', { do: 'words', text: 'aiment les chats' })
      .says('master', 'master.law', 'accept')
      .says(3, 'senator.law', 'accept');
    expect(led.state.today.law).toEqual({ id: 'traitVote', trait: 'aiment les chats' });
  });

  it('Q77: last of all the poorest living may propose', () => {
    const cast = ['alpha', ...seven.slice(1)].map((is, seat) => ({ is, coins: seat === 4 ? 0 : 2 }));
    const village = new Village(cast, { offices: { ...offices, president: 4 } }).until('law');
    village.wait();
    expect(seven.map((_, seat) => village.asked(seat).length)).toEqual([0, 0, 0, 0, 1, 0, 0]);
  });

  it('is for that day only, and refused at the Senator’s will', () => {
    const village = decree(at(), { do: 'law', law: ['urnLost'] });
    expect(village.state.today.law?.id).toBe('urnLost');
    village.nextDay();
    expect(village.state.today.law).toBeNull();
  });

  it('no blank vote', () => {
    const village = decree(at(), { do: 'law', law: ['noBlank'] }).until('vote');
    expect(Object.keys(village.prompt(2, 'vote.cast').form)).toEqual(['name']);
  });

  it('a tie spares all', () => {
    const village = poll(decree(at(), { do: 'law', law: ['tieSpares'] }), { 2: 4, 3: 5 });
    expect(village.heard('table', 'sentence.passed')).toBe(false);
    expect(village.told('table', 'vote.tied')).toEqual({ players: [4, 5] });
  });

  it('the urn is lost: no vote, nobody dies', () => {
    const village = decree(at(), { do: 'law', law: ['urnLost'] })
      .until('debate')
      .wait();
    expect(village.step).toBe('weddings');
    expect(village.heard('table', 'vote.cancelled')).toBe(true);
  });

  it('ghosts vote too, after the living', () => {
    const village = decree(
      new Village([...seven, ghost], { offices: { ...offices, chief: 7 } }),
      { do: 'law', law: ['ghostsVote'] },
      7,
    );
    poll(village, { 7: 4 });
    expect(village.state.today.ballots.at(-1)).toEqual({ voter: 7, named: [4] });
  });

  it('Q24: Condorcet: ranked ballots read by Schulze, the President breaks a tie', () => {
    const village = decree(at(), { do: 'law', law: ['condorcet'] }).until('vote');
    const ranks: { readonly [seat: number]: number[] } = {
      0: [1, 4],
      1: [4, 5],
      2: [5, 1],
      3: [1, 4],
      4: [4, 1],
      5: [1, 5],
      6: [5],
    };
    while (village.step === 'vote') {
      const step = stepOf(village.match);
      const [voter] = (step?.type === 'vote' ? step.voters : []) as [number];
      village.says(voter, 'vote.cast', { do: 'rank', players: ranks[voter] as number[] });
      if (village.asked(voter).includes('president.direction'))
        village.says(voter, 'president.direction', 'clockwise');
    }
    expect(village.told('table', 'sentence.passed')).toEqual({ player: 1 });
    const split = decree(at(), { do: 'law', law: ['condorcet'] }).until('vote');
    split.says(2, 'vote.cast', 'blank').says(2, 'president.direction', 'clockwise');
    split
      .says(3, 'vote.cast', { do: 'rank', players: [5] })
      .says(4, 'vote.cast', { do: 'rank', players: [4] })
      .until('tie');
    expect(split.offered(2, 'president.tie', 'name', 'player')).toEqual([4, 5]);
  });

  it('Schulze: finds the winner of the method’s own example', () => {
    const [a, b, c, d, e] = [0, 1, 2, 3, 4];
    const ballots = [
      ...Array.from({ length: 5 }, () => [a, c, b, e, d]),
      ...Array.from({ length: 5 }, () => [a, d, e, c, b]),
      ...Array.from({ length: 8 }, () => [b, e, d, a, c]),
      ...Array.from({ length: 3 }, () => [c, a, b, e, d]),
      ...Array.from({ length: 7 }, () => [c, a, e, b, d]),
      ...Array.from({ length: 2 }, () => [c, b, a, d, e]),
      ...Array.from({ length: 7 }, () => [d, c, e, b, a]),
      ...Array.from({ length: 8 }, () => [e, b, a, d, c]),
    ];
    expect(schulze(ballots, [a, b, c, d, e])).toEqual([e]);
  });

  it('Q78: voting costs a coin, out of the game; who can’t or won’t pay doesn’t vote', () => {
    const village = decree(
      new Village(['alpha', { is: 'villager', coins: 0 }, ...seven.slice(2)], { offices }),
      { do: 'law', law: ['paidVote'] },
    ).until('vote');
    village
      .says(2, 'vote.cast', on('name', 4))
      .says(2, 'president.direction', 'clockwise')
      .says(3, 'vote.cast', 'abstain');
    expect([village.coins(2), village.coins(3), village.state.coinsOut]).toEqual([0, 1, 1]);
    village.until('lastWords');
    expect(village.facts('table').some(({ params }) => params?.voter === 1)).toBe(false);
  });

  it('only those with 0 or 1 coin vote, counted when voting opens', () => {
    const village = decree(
      new Village(['alpha', { is: 'villager', coins: 3 }, { is: 'villager', coins: 2 }, ...seven.slice(3)], {
        offices,
      }),
      { do: 'law', law: ['poorVote'] },
    );
    village
      .until('debate')
      .invokes(2, 'gift.give', { do: 'give', player: [0], coins: 1 })
      .until('vote');
    expect(village.state.today.voters).toEqual([2, 3, 4, 5, 6]);
  });

  it('only office holders vote, the Scrutineer among them', () => {
    const village = decree(at(), { do: 'law', law: ['officeVote'] }).until('vote');
    expect(village.state.today.voters).toEqual([1, 2, 3]);
  });

  it('only those vote who declare a trait in public', () => {
    const village = decree(at(), { do: 'trait', trait: ['socks'] }).until('declare');
    village.says(2, 'trait.declare', 'yes').says(4, 'trait.declare', 'yes').wait();
    expect(village.told('table', 'trait.declared')).toEqual({ players: [2, 4] });
    expect(village.state.today.voters).toEqual([2, 4]);
  });
});
