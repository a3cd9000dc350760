import { describe, expect, it } from 'vitest';
import { filmOf } from './film.ts';

const player = { fate: 'alive', spouse: null, role: null, speciality: null, coins: null } as const;
const died = (day: number, by: number, cause: string, stage: 'night.attack' | 'day.sentence') => ({
  day,
  stage,
  by,
  did: 'died',
  params: { cause },
});

describe('the film of the week', () => {
  it('counts the living each evening, names the dead of each day, and counts those who came back', () => {
    const view = { day: 3, weekday: 'wednesday', players: new Array(8).fill(player) } as const;
    const deeds = [
      died(1, 2, 'attack', 'night.attack'),
      died(1, 5, 'execution', 'day.sentence'),
      { ...died(2, 1, 'killing', 'day.sentence'), did: 'spared' },
      died(3, 7, 'grief', 'night.attack'),
    ];
    const facts = [
      { key: 'night.fell', to: 'all' },
      { key: 'night.fell', to: 'all' },
      { key: 'resurrection.done', to: 'all', params: { player: 2 } },
      { key: 'night.fell', to: 'all' },
    ] as const;
    expect(filmOf(view, deeds, facts)).toEqual([
      {
        day: 1,
        weekday: 'monday',
        alive: 6,
        deaths: [
          { seat: 2, cause: 'attack', atNight: true },
          { seat: 5, cause: 'execution', atNight: false },
        ],
        risen: [],
      },
      { day: 2, weekday: 'tuesday', alive: 7, deaths: [], risen: [2] },
      {
        day: 3,
        weekday: 'wednesday',
        alive: 6,
        deaths: [{ seat: 7, cause: 'grief', atNight: true }],
        risen: [],
      },
    ]);
  });
});
