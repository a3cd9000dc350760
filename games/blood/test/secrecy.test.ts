import { describe, expect, it } from 'vitest';
import { type Story, story } from './story.ts';

const eight = 'h1 w2 h3 w4 w1 h5 w6 h6 | h2 w3';

/** Every character's id that a chair can find anywhere in what it sees. */
const cardsSeenBy = (told: Story, chair: number | 'table'): Set<string> =>
  new Set(JSON.stringify(told.sees(chair)).match(/(human|werewolf)-\d/g) ?? []);

describe('what a seat sees', () => {
  it('is every character but its own, and none under a token or in the Wilderness', () => {
    const told = story(eight);
    for (let seat = 0; seat < 8; seat += 1) {
      const others = told.state.players.filter((_, other) => other !== seat).map(({ card }) => card);
      expect(cardsSeenBy(told, seat)).toEqual(new Set(others));
    }
  });

  it('is the same whatever its own character is, through a whole turn and a trial', () => {
    const hands = { 0: 'supper', 3: 'full-moon', 4: 'clue-to-revenge' } as const;
    // Seat 3 holds another card, which lay under a token or in the Wilderness.
    const worlds = [eight, 'h1 w2 h3 h2 w1 h5 w6 h6 | w4 w3', 'h1 w2 h3 w5 w1 h5 w6 h6 | h2 w3'];
    const lived = worlds.map((table) => {
      const told = story(table, { hands });
      const moments = [told.sees(3)];
      told.turn('token-1', 3);
      moments.push(told.sees(3));
      told.accuse('token-1', 5);
      moments.push(told.sees(3));
      told.turn('token-2', 3).turn('token-1', 3);
      moments.push(told.sees(3));
      told.dies(3);
      moments.push(told.sees(3));
      return JSON.stringify(moments);
    });
    expect(new Set(lived).size).toBe(1);
  });

  it('never holds another’s unused mutation, even when the game is over', () => {
    const told = story('h1 w2 h2 w3 h3 w4 | w1 h4', { hands: { 0: 'betray', 3: 'full-moon' } });
    told.open().plays(0, 'betray');
    expect(told.match.over).toBe(true);
    const { view } = told.sees(1);
    expect(view.players.map(({ played }) => played)).toEqual(['betray', ...new Array(5).fill(undefined)]);
    expect(view.hands?.[3]).toBeNull();
  });

  it('holds the own character from a Betray on, for the traitor too', () => {
    const told = story('h3 w2 h2 w3 h1 w4 | w1 h4', { hands: { 0: 'betray' } })
      .open()
      .plays(0, 'betray');
    expect(told.sees(0).view.cards[0]).toBe('human-3');
  });

  it('holds a card under a token only for those who looked', () => {
    const told = story(eight, { hands: { 4: 'clue-to-revenge' } })
      .turn('token-1', 1)
      .look(1, 'token-1');
    told.clue(4, 'token-2');
    const tokens = (seat: number) => told.sees(seat).view.looked;
    expect([tokens(0), tokens(1), tokens(4)]).toEqual([
      [null, null],
      ['human-2', null],
      [null, 'werewolf-3'],
    ]);
  });
});

describe('what the table sees', () => {
  it('B14: no character, living or dead, before the end', () => {
    const told = story(eight, { hands: { 2: 'clue-to-revenge' } });
    expect(cardsSeenBy(told, 'table')).toEqual(new Set());
    told.turn('token-1', 3).clue(2, 'token-1').accuse('token-2', 3).dies(3).hands(3, 0, 2);
    expect(cardsSeenBy(told, 'table')).toEqual(new Set());
  });

  it('B14: save one revealed by Betray', () => {
    const told = story('h3 w2 h2 w3 h1 w4 | w1 h4', { hands: { 0: 'betray' } })
      .open()
      .plays(0, 'betray');
    expect(cardsSeenBy(told, 'table')).toEqual(new Set(['human-3']));
  });

  it('is not a human master’s sight, which is everything', () => {
    const told = story(eight);
    const { view } = told.sees('master');
    expect(view.cards).toEqual(told.state.players.map(({ card }) => card));
    expect(view.hands).not.toContain(null);
    expect(view.wilderness.cards).toHaveLength(2);
  });
});
