import { begin, fingerprint, isSealedBy, quick } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import { describe, expect, it } from 'vitest';
import {
  checkComposition,
  quinteBourg,
  type RoleId,
  specialityIds,
  specialityPack,
  suggest,
} from '../src/index.ts';

const seed = '0'.repeat(63);
const keys = (faults: readonly { key: string }[]): string[] => faults.map(({ key }) => key);

describe('the composition', () => {
  it('Q0: is for 6 to 40 players', () => {
    expect(quinteBourg.check({}, 5).ok).toBe(false);
    expect(quinteBourg.check({}, 6).ok).toBe(true);
    expect(quinteBourg.check({}, 40).ok).toBe(true);
    expect(quinteBourg.check({}, 41).ok).toBe(false);
  });

  it('Q30: named roles exist once, Minus and Cortex come together, the Fennec only with Seth', () => {
    const wrong = ['alpha', 'alpha', 'minus', 'fennec', 'mouse', 'mouse', 'dragon'];
    const faults = checkComposition({ roles: wrong, specialities: null, lovers: false }, 8);
    expect(keys(faults)).toEqual([
      'composition.count',
      'composition.once',
      'composition.role',
      'composition.needs',
      'composition.needs',
    ]);
  });

  it('Q30: each speciality exists once, beyond 28 players the engineers and snoopers twice', () => {
    const all = specialityIds.length;
    expect(specialityPack(all)).toEqual(specialityIds);
    const engineers = ['engineer', 'inventor', 'scientist', 'scholar', 'tinkerer', 'technophile'];
    const snoopers = ['ferreter', 'indiscreet', 'reporter', 'journalist', 'voyeur', 'curious'];
    expect(specialityPack(all + 1)).toEqual([...specialityIds, ...engineers, ...snoopers]);
    const roles: RoleId[] = ['alpha', ...Array.from({ length: 5 }, () => 'villager' as const)];
    const twice = ['thief', 'thief', 'engineer', 'engineer', 'laura', 'golem'];
    expect(keys(checkComposition({ roles, specialities: twice, lovers: false }, 6))).toEqual([
      'composition.tooMany',
      'composition.tooMany',
      'composition.speciality',
    ]);
  });

  it('needs somebody on both sides', () => {
    const all = (id: RoleId) => ({
      roles: Array.from({ length: 6 }, () => id),
      specialities: null,
      lovers: false,
    });
    expect(keys(checkComposition(all('villager'), 6))).toEqual(['composition.noReptilian']);
    expect(keys(checkComposition(all('reptilian'), 6))).toEqual(['composition.onlyReptilians']);
  });

  it('Q31: is suggested for every number of players', () => {
    for (let players = 6; players <= 40; players += 1) {
      const suggested = suggest(players, quick(players));
      expect(checkComposition(suggested, players)).toEqual([]);
    }
    const eight = suggest(8, quick(1));
    expect(eight.roles.filter((id) => ['alpha', 'black'].includes(id))).toHaveLength(2);
    expect(eight.roles).toContain('greedy');
    expect(eight.roles).toContain('sheherazade');
    expect(eight.lovers).toBe(true);
    expect(suggest(7, quick(1)).lovers).toBe(false);
    const twenty = suggest(20, quick(1)).roles;
    for (const id of [
      'alpha',
      'black',
      'reptilian',
      'red',
      'seth',
      'fennec',
      'martyr',
      'orpheus',
      'siren',
      'prophet',
      'mouse',
      'minus',
      'cortex',
    ])
      expect(twenty).toContain(id);
    const all = suggest(24, quick(1)).roles;
    for (const id of ['holmes', 'monk', 'poirot', 'pach', 'rappaz', 'sesiano']) expect(all).toContain(id);
  });

  it('may be secret with the deal, and the deal explicit by seat', () => {
    const roles: RoleId[] = ['alpha', 'villager', 'villager', 'greedy', 'martyr', 'villager'];
    const begun = begin(quinteBourg, { seats: 6, seed: `${seed}1`, deal: { roles, lovers: [1, 4] } });
    if (!begun.ok) throw new Error('refused');
    const { players, lovers } = stateOf(begun.value);
    expect(players.map(({ role }) => role)).toEqual(roles);
    expect(lovers).toEqual([1, 4]);
    expect(begun.value.start.options).not.toHaveProperty('deal');
  });

  it('is kept in the deal as it was written, so that the seal on it holds', () => {
    const roles: RoleId[] = ['alpha', 'villager', 'villager', 'greedy', 'martyr', 'villager'];
    const cards = { roles, lovers: false };
    for (const composition of [cards, { ...cards, specialities: null }]) {
      const sealed = { salt: 'salt', seed: `${seed}1`, deal: { composition } };
      const begun = begin(quinteBourg, { seats: 6, ...sealed });
      if (!begun.ok) throw new Error('refused');
      expect(isSealedBy(fingerprint(sealed), { salt: 'salt', ...begun.value.start })).toBe(true);
    }
  });

  it('has every wrong option and deal named', () => {
    const faults = quinteBourg.check(
      { start: 'Monday', weeks: 0, snoop: 'all', pace: { line: -1, tea: 3 }, offices: ['bishop'], colour: 1 },
      3,
    );
    expect(faults.ok ? [] : keys(faults.error)).toEqual([
      'options.unknown',
      'options.choice',
      'options.office',
      'options.choice',
      'options.number',
      'options.unknown',
      'options.number',
      'options.players',
    ]);
    const deal = quinteBourg.check({}, 6, { roles: ['alpha'], lovers: [1, 1], more: 0 });
    expect(deal.ok ? [] : keys(deal.error)).toEqual([
      'options.unknown',
      'composition.count',
      'composition.onlyReptilians',
      'deal.lovers',
    ]);
    const given = (conditions: unknown) =>
      quinteBourg.check({}, 6, {
        roles: ['alpha', 'pach', 'villager', 'villager', 'villager', 'villager'],
        conditions,
      });
    const wrong = (conditions: unknown): string[] => {
      const checked = given(conditions);
      return checked.ok ? [] : keys(checked.error);
    };
    expect(wrong({ pach: 'both' })).toEqual([]);
    expect(wrong({ pach: 'all' })).toEqual(['deal.conditions']);
    expect(wrong({ alpha: 'own' })).toEqual(['deal.conditions']);
    expect(wrong({ pach: 'own', holmes: 'group' })).toEqual(['deal.noCard']);
    const appointing = (offices: unknown): string[] => {
      const checked = quinteBourg.check({}, 6, { offices });
      return checked.ok ? [] : keys(checked.error);
    };
    const all = { president: 0, prosecutor: 1, notary: 2, senator: 3, scrutineer: 4 };
    expect(appointing(all)).toEqual([]);
    expect(appointing({ ...all, senator: 0 })).toEqual(['deal.offices']);
    expect(appointing({ ...all, senator: 6 })).toEqual(['deal.offices']);
    expect(appointing({ president: 0 })).toEqual(['deal.offices']);
    expect(appointing({ ...all, priest: 5 })).toEqual(['deal.offices']);
  });
});
