import { describe, expect, it } from 'vitest';
import { schulze } from '../src/laws/schulze.ts';
import { on, Village } from './village.ts';

const seven = ['alpha', 'villager', 'villager', 'villager', 'villager', 'villager', 'villager'];
const ghost = { is: 'villager', fate: 'ghost' as const, coins: 0 };

/** Everybody in turn, by seat: whom they name; nobody: blank. */
function poll(village: Village, votes: { readonly [seat: number]: number }): Village {
  village.until('vote');
  while (village.step === 'vote') {
    const step = village.match.top?.step;
    const [voter] = (step?.type === 'vote' ? step.voters : []) as [number];
    if (village.asked(voter).includes('vote.cast')) {
      const target = votes[voter];
      if (target === undefined) village.says(voter, 'vote.cast', 'blank');
      else village.says(voter, 'vote.cast', on('name', target));
    }
    if (village.asked(voter).includes('president.direction'))
      village.says(voter, 'president.direction', 'clockwise');
  }
  return village;
}

/** The day's law, proposed by the first who may, accepted. */
function decree(village: Village, answer: Parameters<Village['says']>[2], by = 6): Village {
  village.until('law');
  while (!village.asked(by).includes('law.propose')) village.wait();
  village.says(by, 'law.propose', answer).until('agreement');
  return village.says(village.state.offices.senator as number, 'senator.law', 'accept');
}

describe('the vote', () => {
  it('Q75: is open, in turn, blank and self allowed; the most named is sentenced', () => {
    const village = poll(new Village(seven, { offices: { president: 2 } }), { 2: 2, 3: 1, 4: 1, 5: 5 });
    expect(village.told('table', 'sentence.passed')).toEqual({ player: 1 });
    expect(
      village
        .facts('table')
        .filter(({ key }) => key.startsWith('vote.'))
        .map(({ params }) => params?.voter),
    ).toEqual([undefined, 2, 3, 4, 5, 6, 0, 1]);
  });

  it('lets the President vote first and choose the direction of the others', () => {
    const village = new Village(seven, { offices: { president: 2 } }).until('vote');
    village.says(2, 'vote.cast', 'blank').says(2, 'president.direction', 'anticlockwise');
    expect(village.asked(1)).toEqual(['vote.cast']);
  });

  it('Q75: none named: nobody; no President: normal session, seat order, a tie spares', () => {
    const blank = poll(new Village(seven), {});
    expect(blank.heard('table', 'vote.nobody')).toBe(true);
    const tied = poll(new Village(seven), { 0: 1, 1: 2 });
    expect(tied.told('table', 'vote.tied')).toEqual({ players: [1, 2] });
    expect(tied.heard('table', 'sentence.passed')).toBe(false);
  });

  it('Q22: a tie goes as the President voted, else he picks among the tied', () => {
    const own = poll(new Village(seven, { offices: { president: 2 } }), { 2: 4, 3: 5 });
    expect(own.told('table', 'sentence.passed')).toEqual({ player: 4 });
    const other = poll(new Village(seven, { offices: { president: 2 } }), { 3: 4, 4: 5 });
    expect(other.offered(2, 'president.tie', 'name', 'player')).toEqual([4, 5]);
    other.says(2, 'president.tie', on('name', 5));
    expect(other.told('table', 'sentence.passed')).toEqual({ player: 5 });
  });

  it('Q51: votes cast stand, even a dead voter’s; votes for the dead are void and not recast', () => {
    const cast = ['alpha', 'villager assassin', ...seven.slice(2)];
    const village = new Village(cast).until('vote');
    village.votes(3);
    village.votes(4);
    village.votes(4);
    village
      .invokes(1, 'assassin.kill', on('kill', 4))
      .says(4, 'dead.choose', { do: 'spirit', card: ['role'] })
      .until('vote');
    expect(village.state.today.ballots.map(({ named }) => named[0])).toEqual([3, 4, 4]);
    village.until('lastWords');
    expect(village.told('table', 'sentence.passed')).toEqual({ player: 3 });
  });

  it('may be together in a slow game', () => {
    const village = new Village(seven, { options: { voting: 'together' } }).until('vote');
    expect(seven.map((_, seat) => village.asked(seat).length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });
});

describe('a sentence', () => {
  it('leaves fifteen seconds for an invocation or last words; killing the executioner saves nobody', () => {
    const village = new Village(['alpha', 'villager assassin', ...seven.slice(2)], {
      offices: { executioner: 3 },
      options: { offices: ['executioner'] },
    });
    village
      .sentences(1)
      .until('lastWords')
      .invokes(1, 'assassin.kill', on('kill', 3))
      .says(3, 'dead.choose', { do: 'spirit', card: ['role'] });
    village.until('lastWords').says(1, 'sentenced.speak', { do: 'speak', words: 'adieu' });
    expect(village.told('table', 'sentenced.spoke')).toEqual({ player: 1, words: 'adieu' });
    village.until('rites');
    expect(village.told('table', 'death.execution')).toEqual({ player: 1 });
  });

  it('Q52: if the sentenced is killed meanwhile, there is no execution', () => {
    const village = new Village(['alpha', 'martyr', 'villager assassin', ...seven.slice(3)]);
    village
      .sentences(1)
      .until('lastWords')
      .invokes(2, 'assassin.kill', on('kill', 1))
      .says(1, 'dead.choose', { do: 'spirit', card: ['role'] });
    village.until('weddings');
    expect(village.heard('table', 'death.execution')).toBe(false);
    expect(village.state.stop).toBeNull();
  });

  it('may be pardoned once by the Executioner, not for himself; then the office is gone', () => {
    const village = new Village(seven, { offices: { executioner: 3 }, options: { offices: ['executioner'] } })
      .sentences(1)
      .until('pardon');
    village.says(3, 'executioner.pardon', 'pardon').until('weddings');
    expect(village.fate(1)).toBe('alive');
    expect(village.state.optional).toEqual([]);
    const himself = new Village(seven, { offices: { executioner: 3 }, options: { offices: ['executioner'] } })
      .sentences(3)
      .until('rites');
    expect(himself.heard('table', 'sentence.pardoned')).toBe(false);
  });
});

describe('special sessions', () => {
  it('peace: nobody dies, no law, no vote', () => {
    const village = new Village(seven, { offices: { president: 2, senator: 3 } })
      .until('session')
      .says(2, 'president.session', 'peace');
    expect(village.step).toBe('weddings');
  });

  it('purge: the most voted is executed, the next three are tried by all the living, a tie spares', () => {
    const village = new Village([...seven, 'villager'], { offices: { president: 2 } })
      .until('session')
      .says(2, 'president.session', 'purge');
    poll(village, { 0: 1, 1: 1, 2: 1, 3: 4, 4: 4, 5: 5, 6: 6, 7: 6 });
    expect(village.told('table', 'sentence.passed')).toEqual({ player: 1 });
    village
      .until('rites')
      .says(1, 'dead.choose', { do: 'spirit', card: ['role'] })
      .until('trial');
    expect(village.told('table', 'purge.accused')).toEqual({ players: [4, 6, 5] });
    for (const seat of [0, 2, 3, 4]) village.says(seat, 'trial.vote', 'execute');
    for (const seat of [5, 6, 7]) village.says(seat, 'trial.vote', 'spare');
    expect(village.told('table', 'purge.condemned')).toEqual({ player: 4, execute: 4, spare: 3 });
  });

  it('Q76: a purge has no blanks, and the loser of a tie for the first place is among the three', () => {
    const village = new Village([...seven, 'villager'], { offices: { president: 2 } })
      .until('session')
      .says(2, 'president.session', 'purge')
      .until('vote');
    expect(Object.keys(village.prompt(2, 'vote.cast').form)).toEqual(['name']);
    poll(village, { 0: 1, 1: 1, 2: 4, 3: 4, 4: 5, 5: 5, 6: 6, 7: 7 });
    expect(village.told('table', 'sentence.passed')).toEqual({ player: 4 });
    village.until('trial');
    expect(village.told('table', 'purge.accused')).toMatchObject({ players: [1, 5, expect.any(Number)] });
  });

  it('ties for the three are the Prosecutor’s', () => {
    const village = new Village([...seven, 'villager'], { offices: { president: 2, prosecutor: 3 } })
      .until('session')
      .says(2, 'president.session', 'purge');
    poll(village, { 0: 1, 1: 1, 2: 1, 3: 4, 4: 4, 5: 5, 6: 6, 7: 7 });
    village.until('arraignment');
    expect(village.offered(3, 'prosecutor.accuse', 'accuse', 'players')).toEqual([5, 6, 7]);
    village.says(3, 'prosecutor.accuse', { do: 'accuse', players: [7, 5] });
    expect(village.told('table', 'purge.accused')).toEqual({ players: [4, 7, 5] });
  });
});

describe('laws', () => {
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
      const step = village.match.top?.step;
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
