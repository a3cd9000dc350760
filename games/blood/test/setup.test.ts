import { begin } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { blood, charactersFor, mutationOf, mutationsFor, numberOf } from '../src/index.ts';
import { Story, story } from './story.ts';

const dealtFor = (seats: number, options: object = {}, seed = 'a'): Story => {
  const started = begin(blood, { seats, seed: seed.padStart(64, '0'), options });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return new Story(started.value);
};

describe('the deal', () => {
  it.each([
    [4, 3, 4, 0, 0],
    [5, 4, 6, 1, 1],
    [6, 4, 8, 0, 2],
    [7, 5, 10, 1, 3],
    [8, 6, 10, 2, 2],
    [9, 6, 10, 1, 1],
  ])(
    'for %i players uses characters 1–%i and mutations 1–%i, leaving %i and %i',
    (seats, highest, mutations, left, unused) => {
      expect(charactersFor(seats).map(numberOf)).toEqual(
        [1, 2].flatMap(() => Array.from({ length: highest }, (_, i) => i + 1)),
      );
      expect(mutationsFor(seats)).toHaveLength(mutations);
      const { state } = dealtFor(seats);
      expect([state.wilderness.length, state.unused.length]).toEqual([left, unused]);
      const dealt = [...state.players, ...state.tokens].map(({ card }) => card);
      expect([...dealt, ...state.wilderness].sort()).toEqual(charactersFor(seats).sort());
    },
  );

  it('gives every player a mutation that nobody else sees, and a character that everybody else sees', () => {
    const told = dealtFor(6);
    for (let seat = 0; seat < 6; seat += 1) {
      const { view, facts } = told.sees(seat);
      const own = mutationOf(told.state.players[seat]?.mutation as number);
      expect(view.hands).toEqual(view.players.map((_, other) => (other === seat ? own : null)));
      expect(facts.filter(({ key }) => key === 'mutation.dealt')).toEqual([
        { key: 'mutation.dealt', params: { mutation: own }, to: 'me' },
      ]);
      expect(view.cards).toEqual(told.state.players.map(({ card }, other) => (other === seat ? null : card)));
    }
  });

  it('lays two characters under the tokens in the middle, which nobody sees', () => {
    const told = dealtFor(5);
    expect(told.places).toEqual(['middle', 'middle']);
    expect(told.sees(0).view.tokens).toEqual([
      { id: 'token-1', at: 'middle' },
      { id: 'token-2', at: 'middle' },
    ]);
    expect(told.sees(0).view.looked).toEqual([null, null]);
    expect(told.sees(0).view.wilderness).toEqual({ characters: 1, mutations: 1 });
  });

  it('may be given in full, and is then as given', () => {
    const told = story('h1 w1 h2 w2 | h3 w3', { hands: { 2: 'full-moon' } });
    expect(told.state.players.map(({ card }) => card)).toEqual([
      'human-1',
      'werewolf-1',
      'human-2',
      'werewolf-2',
    ]);
    expect(told.state.tokens.map(({ card }) => card)).toEqual(['human-3', 'werewolf-3']);
    expect(told.sees(2).view.hands?.[2]).toBe('full-moon');
  });

  it('B1: mutations are two of each, in the order of their numbers', () => {
    expect(mutationsFor(9).map(mutationOf)).toEqual([
      ...['full-moon', 'full-moon', 'clue-to-revenge', 'clue-to-revenge', 'supper', 'supper'],
      ...['betray', 'betray', 'attention', 'attention'],
    ]);
    expect(new Set(mutationsFor(4).map(mutationOf))).toEqual(new Set(['full-moon', 'clue-to-revenge']));
  });

  it('reminds everybody of what must not be said', () => {
    expect(dealtFor(4).heard('table')).toContain('talk.reminded');
  });
});

describe('the first player', () => {
  it('B2: is chosen by chance unless said otherwise', () => {
    const firsts = Array.from({ length: 40 }, (_, i) => dealtFor(5, {}, i.toString(16)).active);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(dealtFor(5).heard('table')).toContain('first.chance');
  });

  it('B2: may be picked by the host', () => {
    const told = dealtFor(5, { first: { seat: 3 } });
    expect(told.active).toBe(3);
    expect(told.facts('table', 'first.host')).toEqual([{ player: 3 }]);
  });

  it('B2: is the birthday nearest February 1999, before or after', () => {
    const near = (...birthdays: string[]): number => dealtFor(4, { first: { birthdays } }).active;
    expect(near('1998-12-24', '1999-03-02', '1980-02-14', '2004-02-10')).toBe(1);
    expect(near('1999-01-31', '1999-03-02', '1980-02-14', '2004-02-10')).toBe(0);
    expect(near('1999-01-31', '1999-03-01', '1999-02-28', '1999-03-02')).toBe(2);
    expect(near('1996-02-29', '2000-02-29', '2003-01-01', '1990-01-01')).toBe(1);
  });

  it('B2: among equally near birthdays chance decides', () => {
    const birthdays = ['1999-02-01', '1970-01-01', '1999-02-28', '1970-01-01'];
    const firsts = Array.from(
      { length: 30 },
      (_, i) => dealtFor(4, { first: { birthdays } }, i.toString(16)).active,
    );
    expect(new Set(firsts)).toEqual(new Set([0, 2]));
  });
});
