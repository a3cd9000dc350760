import { quinteBourg, specialityIds } from '@veillee/quinte-bourg';
import { describe, expect, it } from 'vitest';
import {
  type Begun,
  fresh,
  type Known,
  knownOf,
  learnt,
  positionOf,
  rolesLeft,
  unsettledIn,
} from './begun.ts';

const names = ['Agathe', 'Malo', 'Jeanne', 'Quentin', 'Bo', 'Sami', 'Dina', 'Hugo'];

const village = (more: { readonly [name: string]: Partial<Known> } = {}): Begun =>
  names.reduce<Begun>(
    (begun, name, i) =>
      learnt(begun, name, {
        role: i === 0 ? 'alpha' : 'villager',
        speciality: specialityIds[i] ?? null,
        ...more[name],
      }),
    { ...fresh, offices: { scrutineer: 'Malo' } },
  );

const faults = (begun: Begun): readonly string[] => {
  const checked = quinteBourg.check({}, names.length, { position: positionOf(begun, names, []) });
  return checked.ok ? [] : checked.error.map(({ key }) => key);
};

describe('a village copied from paper', () => {
  it('is no position before both cards of everybody are known', () => {
    const { Hugo: _, ...others } = village().known;
    const begun = { ...village(), known: others };
    expect(unsettledIn(begun, names)).toEqual(['Hugo']);
    expect(positionOf(begun, names, [])).toBeNull();
    expect(unsettledIn(village(), names)).toEqual([]);
  });

  it('is one that the game takes, with its dead, its couples, its purses and its night', () => {
    let begun = village({ Dina: { fate: 'ghost' }, Hugo: { fate: 'legacy' }, Bo: { coins: 4 } });
    begun = learnt(begun, 'Malo', { spouse: 'Jeanne', inherited: specialityIds[7] ?? null });
    begun = {
      ...begun,
      weekday: 'thursday',
      week: 2,
      guarded: 'Bo',
      lovers: ['Quentin', 'Sami'],
      saved: true,
    };
    expect(faults(begun)).toEqual([]);
    expect(positionOf(begun, names, [])).toMatchObject({
      weekday: 'thursday',
      day: 11,
      lovers: [3, 5],
      extraLife: false,
      guardedLast: 4,
      offices: { scrutineer: 1 },
    });
    expect(knownOf(begun, 'Jeanne').spouse).toBe('Malo');
    expect(knownOf(begun, 'Dina').coins).toBe(0);
  });

  it('is refused in the game’s words where no village comes to it', () => {
    expect(faults({ ...village(), offices: {} })).not.toEqual([]);
    expect(faults(learnt(village(), 'Malo', { joined: ['reptilians'] }))).toContain('paper.noConverter');
  });

  it('has whoever exists once only once, and a death or another wedding ends a marriage', () => {
    const begun = village();
    expect(rolesLeft(begun, 'Agathe', names)).toContain('alpha');
    expect(rolesLeft(begun, 'Malo', names)).not.toContain('alpha');
    expect(rolesLeft(begun, 'Malo', names)).toContain('villager');
    const wed = learnt(begun, 'Malo', { spouse: 'Jeanne' });
    expect(knownOf(learnt(wed, 'Malo', { spouse: 'Bo' }), 'Jeanne').spouse).toBeNull();
    expect(knownOf(learnt(wed, 'Malo', { fate: 'spirit' }), 'Jeanne').spouse).toBeNull();
  });

  it('tells the latest ghost from the others', () => {
    const begun = village({ Dina: { fate: 'ghost' }, Hugo: { fate: 'ghost' } });
    expect(positionOf({ ...begun, latestGhost: 'Dina' }, names, [])?.ghosts).toEqual([7, 6]);
  });
});
