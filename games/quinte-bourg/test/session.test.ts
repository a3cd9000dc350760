import { describe, expect, it } from 'vitest';
import { poll } from './assembly.ts';
import { on, Village } from './village.ts';

const seven = ['alpha', 'villager', 'villager', 'villager', 'villager', 'villager', 'villager'];

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
