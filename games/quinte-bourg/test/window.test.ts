import { begin, clockOf, type Match, promptsOf, see, submit } from '@veillee/kernel';
import { stateOf, stepOf } from '@veillee/kernel/inside';
import { describe, expect, it } from 'vitest';
import { type Quinte, quinteBourg } from '../src/index.ts';
import { at, on, Village } from './village.ts';

const villagers = (count: number) => Array.from({ length: count }, () => 'villager');
const slow = (people: ConstructorParameters<typeof Village>[0], setting = {}) =>
  new Village(people, { options: { pace: 'slow' }, ...setting });

describe('a night by phone, over hours', () => {
  it('asks all its questions at once, in the order of the lines, and waits its whole time', () => {
    const village = slow(['alpha laura', 'villager sandman', 'orpheus', ...villagers(4)]);
    expect(village.step).toBe('window');
    expect(village.asked(0)).toEqual(['reptilians.prey', 'laura.squat']);
    expect(village.asked(1)).toEqual(['sandman.sand']);
    expect(clockOf(village.match)?.pace).toEqual({ lasts: 12 * 3600 * 1000 });
    village.says(1, 'sandman.sand', on('sand', 2));
    village.says(1, 'sandman.sand', on('sand', 0));
    expect(village.state.night.asleep).toEqual([]);
    expect(village.step).toBe('window');
    expect(see(village.match, 'table').view.moment).toMatchObject({
      stage: 'window',
      stages: ['nightfall', 'window', 'dawn'],
    });
  });

  it('then resolves the lines in their order: who is put to sleep does nothing they wished after', () => {
    const village = slow(['alpha', 'villager sandman', 'villager laura', ...villagers(4)]);
    village.says(0, 'reptilians.prey', on('player', 4));
    village.says(2, 'laura.squat', at('squat', 4));
    village.says(1, 'sandman.sand', on('sand', 2)).wait();
    expect(village.state.night.squat).toBeNull();
    expect(village.state.night.dead.map(({ seat }) => seat)).toEqual([4]);
    expect(village.heard(2, 'sleep.fell')).toBe(true);
    expect(village.state.phase).toBe('morning');
  });

  it('takes silence as silence, and lets chance choose where one must', () => {
    const village = slow(['alpha', 'villager sandman', 'villager laura', ...villagers(4)]).wait();
    expect(village.state.night.squat).toMatchObject({ by: 2 });
    expect(village.state.night.prey).toBeNull();
  });

  it('hears two Lovers who agree, and chance where they do not', () => {
    const agreed = slow(['alpha', ...villagers(6)], { lovers: [2, 3] });
    agreed.says(2, 'lovers.house', at('sleep', 3)).says(3, 'lovers.house', at('sleep', 3)).wait();
    expect(agreed.state.night.loversHouse).toBe(3);
    const silent = slow(['alpha', ...villagers(6)], { lovers: [2, 3] }).wait();
    expect([2, 3]).toContain(silent.state.night.loversHouse);
  });

  it('tells the spirits’ signs to the question the app asks', () => {
    const village = slow(['alpha', ...villagers(6), { is: 'villager', fate: 'spirit' }], {
      weekday: 'wednesday',
    });
    village.says(7, 'dream.sign', { do: 'sign', sign: ['3'] }).wait();
    expect(village.told(2, 'dream.seen')).toMatchObject({ signs: ['3'] });
  });

  it('lets the pack, the Lovers and the ghosts talk all the while', () => {
    const village = slow(['alpha', 'reptilian', ...villagers(5), { is: 'villager', fate: 'ghost' }], {
      lovers: [3, 4],
    });
    const heard = (seat: number) => see(village.match, seat).circles.map(({ id }) => id);
    expect(heard(0)).toEqual(['reptilians']);
    expect(heard(3)).toEqual(['lovers']);
    expect(heard(7)).toEqual(['ghosts']);
    expect(heard(2)).toEqual([]);
  });

  it('Q38: has whoever was converted by day meet the pack as it begins, and confer', () => {
    const village = slow(['black', 'alpha', ...villagers(5)]).until('debate');
    village.invokes(0, 'black.convert', on('convert', 4)).until('window');
    expect(village.asked(4)).toEqual(['reptilians.prey']);
    expect(see(village.match, 4).circles.map(({ id }) => id)).toEqual(['reptilians']);
    expect(village.told(4, 'reptilians.met')).toEqual({ players: [0, 1] });
  });

  it('Q38: lets whoever is converted while it lasts attack from the next night on', () => {
    const village = slow(['black', 'alpha', ...villagers(5)]);
    village.invokes(0, 'black.convert', on('convert', 4)).wait();
    expect(village.state.players[4]?.confers).toBe(false);
    village.until('window');
    expect(village.state.players[4]?.confers).toBe(true);
  });

  it('shows nobody else who is asked or has answered', () => {
    const village = slow(['alpha', 'villager sandman', ...villagers(5)]);
    const before = JSON.stringify([see(village.match, 3), see(village.match, 'table')]);
    village.says(1, 'sandman.sand', on('sand', 2)).says(0, 'reptilians.prey', on('player', 5));
    expect(JSON.stringify([see(village.match, 3), see(village.match, 'table')])).toBe(before);
  });

  it('is ready soon after the deal: nobody waits for what others are told', () => {
    const begun = begin(quinteBourg, { seats: 12, seed: '3'.padStart(64, '0'), options: { pace: 'slow' } });
    if (!begun.ok) throw new Error('refused');
    const match: Match<Quinte> = begun.value;
    for (let seat = 0; seat < 12; seat += 1)
      for (const { number } of promptsOf(match, seat))
        submit(match, { by: seat, prompt: number, answer: { do: 'yes' } });
    expect(stepOf(match)?.type).toBe('window');
    expect(stateOf(match).lovers).not.toBeNull();
  });
});
