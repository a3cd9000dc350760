import { agendaOf } from '@veillee/kernel/inside';
import { describe, expect, it } from 'vitest';
import { gaps } from '../src/circle.ts';
import { on, Village } from './village.ts';

const people = ['alpha', 'villager', 'villager', 'villager', 'villager', 'villager', 'villager'];

describe('the calendar', () => {
  it('Q1: a game day is a night first, then the day of the same name; Saturday’s dead are told on Saturday', () => {
    const village = new Village(people, { weekday: 'saturday' });
    village.hunts(3).until('rites');
    expect(village.told('table', 'morning.came')).toEqual({ weekday: 'saturday' });
    expect(village.told('table', 'death.night')).toEqual({ player: 3 });
    village.until('sunday');
    expect(village.state.weekday).toBe('sunday');
    village.wait();
    expect(village.state.weekday).toBe('monday');
    expect(village.state.phase).toBe('night');
  });

  it('§12: a day goes from the camera to the noting of the richest, in the order of the rules', () => {
    const village = new Village(people).until('line');
    const toCome = agendaOf(village.match).map(({ type }) => type);
    expect(toCome.toReversed().filter((type) => type !== 'line' && type !== 'dawn')).toEqual([
      'camera',
      'charmed',
      'changes',
      'rotation',
      'deaths',
      'withdrawal',
      'applications',
      'removal',
      'session',
      'weddings',
      'pickpocket',
      'evening',
      'nightfall',
    ]);
  });

  it('has no night, death or session on Sundays, only talk in groups and gifts', () => {
    const village = new Village(people, { weekday: 'sunday' });
    expect(village.step).toBe('sunday');
    village.invokes(2, 'sunday.join', { do: 'join', group: 3 });
    expect(village.told(5, 'sunday.joined')).toEqual({ player: 2, group: 3 });
    village.invokes(1, 'gift.give', { do: 'give', player: [2], coins: 1 });
    expect(village.coins(2)).toBe(2);
    village.wait();
    expect(village.state.weekday).toBe('monday');
    expect(village.state.richest).toBe(2);
  });

  it('Q27: on Sunday killings, the radiant conversion and the show are refused, other invocations stand', () => {
    const cast = [
      'black',
      'red',
      'sheherazade',
      'villager assassin',
      { is: 'poirot', conditions: ['showman' as const] },
      { is: 'prophet' },
      { is: 'villager', fate: 'ghost' as const, coins: 0 },
      'villager',
    ];
    const village = new Village(cast, { weekday: 'sunday' });
    expect(village.rights(1)).not.toContain('red.kill');
    expect(village.rights(2)).not.toContain('sheherazade.convert');
    expect(village.rights(3)).not.toContain('assassin.kill');
    expect(village.rights(4)).not.toContain('poirot.show');
    expect(village.refusal(3, 'assassin.kill', on('kill', 0))).toBe('right.closed');
    expect(village.rights(0)).toContain('black.convert');
    village.invokes(5, 'prophet.resurrect', on('resurrect', 6));
    expect(village.fate(6)).toBe('alive');
  });

  it('Q28: Saturday’s and Monday’s nights are consecutive for the guarded house', () => {
    const ghost = { is: 'villager', fate: 'ghost' as const, coins: 0 };
    const village = new Village(['alpha', 'villager', 'villager', 'villager', 'villager', ghost], {
      weekday: 'saturday',
      offices: { chief: 5 },
    });
    village.to('ghosts').says(5, 'ghosts.guard', { do: 'guard', house: [2] });
    village.until('sunday').wait();
    expect(village.state.weekday).toBe('monday');
    village.to('ghosts');
    expect(village.offered(5, 'ghosts.guard', 'guard', 'house')).toEqual([0, 1, 3, 4]);
  });

  it('Q28: Sunday breaks the run for special sessions', () => {
    const village = new Village(people, { weekday: 'saturday', offices: { president: 1 } });
    village.until('session').says(1, 'president.session', 'peace');
    village.until('sunday').wait();
    village.until('session');
    expect(Object.keys(village.prompt(1, 'president.session').form)).toEqual(['normal', 'peace', 'purge']);
  });

  it('never has special sessions two days running', () => {
    const village = new Village(people, { offices: { president: 1 } });
    village.until('session').says(1, 'president.session', 'peace');
    village.nextDay().until('session');
    expect(Object.keys(village.prompt(1, 'president.session').form)).toEqual(['normal']);
  });

  it('Q2: the dead leave the circle; a resurrected player comes back after the nearest former predecessor', () => {
    const ghosts = { fate: 'ghost' as const, coins: 0 };
    const village = new Village(
      [
        'alpha',
        'prophet',
        { is: 'villager', ...ghosts },
        { is: 'villager', ...ghosts },
        'villager',
        'villager',
        'villager',
      ],
      {},
    );
    expect(village.state.circle).toEqual([0, 1, 4, 5, 6]);
    village.invokes(1, 'prophet.resurrect', on('resurrect', 3));
    expect(village.state.circle).toEqual([0, 1, 3, 4, 5, 6]);
  });

  it('Q29: moving house is entering any gap of the circle but one’s own', () => {
    expect(gaps([0, 1, 2, 3, 4], 2)).toEqual([3, 4, 0]);
    const village = new Village(
      ['alpha', 'villager artist', 'villager', 'villager', 'villager', 'villager'],
      { weekday: 'wednesday' },
    );
    village.to('pairing').says(1, 'artist.sculpt', on('sculpt', 3)).until('removal');
    expect(village.offered(3, 'moving.house', 'move', 'after')).toEqual([4, 5, 0, 1]);
    village.says(3, 'moving.house', { do: 'move', after: [0] });
    expect(village.state.circle).toEqual([0, 3, 1, 2, 4, 5]);
  });
});
