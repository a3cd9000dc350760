import { describe, expect, it } from 'vitest';
import { passing, see, speak } from '../../src/index.ts';
import { stateOf } from '../../src/inside.ts';
import { Sitting } from '../sitting.ts';
import { owls } from './owls.ts';
import type { Card } from './spec.ts';

const cards: Card[] = ['owl', 'owl', 'seer', 'hunter', 'villager', 'villager', 'villager'];
const village = (more: object = {}) => new Sitting(owls, { seats: 7, deal: { cards }, ...more });
const give = (seat: number, coins: number) => ({ do: 'give', player: [seat], coins });

describe('owls', () => {
  it('starts from a position: cards and purses as they are given', () => {
    const sitting = village({ deal: { cards, purses: [0, 1, 2, 3, 4, 5, 6] } });
    const mine = see(sitting.match, 3).view.mine;
    expect(mine).toEqual({ card: 'hunter', coins: 3, loaded: true, notes: [] });
    expect(see(sitting.match, 1).view.mine?.owls).toEqual([0, 1]);
  });

  it('lets coins be given by day, seen by the two alone', () => {
    const sitting = village();
    expect(sitting.offered(5)).toEqual([]);
    sitting.timeUp(4);
    expect(sitting.try({ by: 5, prompt: 'gift', answer: give(6, 3) })).toBe('answer.amount');
    const before = JSON.stringify(see(sitting.match, 4));
    sitting.use(5, 'gift', give(6, 2));
    expect([sitting.told(5).at(-1), sitting.told(6).at(-1)]).toEqual(['gift.given', 'gift.got']);
    expect(JSON.stringify(see(sitting.match, 4))).toBe(before);
    expect(sitting.offered(5)).toEqual([]);
    expect(stateOf(sitting.match).purses).toEqual([2, 2, 2, 2, 2, 0, 4]);
  });

  it('is won by the richest when the nights are over', () => {
    const sitting = village({ options: { nights: 1 } });
    sitting.timeUp(4);
    sitting.use(5, 'gift', give(6, 1));
    sitting.timeUp(2);
    const { verdict } = see(sitting.match, 'table');
    expect(verdict?.winners).toEqual([6]);
    const [reason] = verdict?.reasons ?? [];
    expect(reason && speak(owls.text.fr, reason, ['A', 'B', 'C', 'D', 'E', 'F', 'Gaël'])).toBe(
      'Les nuits sont passées\u00a0; gagne qui a la plus grosse bourse\u00a0: Gaël.',
    );
  });

  it('has a tie settled by the master, among the tied', () => {
    const sitting = village({ master: 'human' });
    sitting.answer('master', 'master.weather', { do: 'blow', weather: ['fog'] });
    sitting.timeUp(5);
    const { first } = stateOf(sitting.match);
    for (let i = 0; i < 7; i += 1) {
      const voter = (first + i) % 7;
      const names = voter === 0 ? [4] : voter === 1 ? [5] : [];
      sitting.answer(voter, 'vote.rank', names.length === 0 ? passing : { do: 'name', players: names });
    }
    expect(sitting.prompt('master', 'master.settle').form).toMatchObject({
      condemn: { fields: { player: { pick: [4, 5] } } },
    });
    expect(sitting.offered(3)).toEqual([]);
    sitting.answer('master', 'master.settle', { do: 'condemn', player: [5] });
    expect(stateOf(sitting.match).alive[5]).toBe(false);
    expect(see(sitting.match, 'table').view.night).toBe(2);
  });

  it('shows the dead their circle and asks them nothing', () => {
    const sitting = village();
    for (const owl of [0, 1]) sitting.answer(owl, 'owls.choose', { do: 'take', player: [6] });
    sitting.timeUp(4);
    expect(see(sitting.match, 6).circles).toEqual([
      { id: 'village', speaks: false, hears: true },
      { id: 'ghosts', speaks: true, hears: true },
    ]);
    expect([sitting.asked(6), sitting.offered(6)]).toEqual([[], []]);
    expect(sitting.asked(5)).toEqual(['debate.word']);
  });

  it('ends at once when no owl is left, or too few others', () => {
    const lone: Card[] = ['owl', 'hunter', 'hunter', 'villager', 'villager'];
    const sitting = new Sitting(owls, { seats: 5, deal: { cards: lone } });
    sitting.use(1, 'hunter.shoot', { do: 'shoot', player: [0] });
    sitting.timeUp();
    if (!sitting.match.over) {
      sitting.use(2, 'hunter.shoot', { do: 'shoot', player: [0] });
      sitting.timeUp();
    }
    expect(see(sitting.match, 0).verdict).toMatchObject({ teams: ['village'], winners: [1, 2, 3, 4] });
  });
});
