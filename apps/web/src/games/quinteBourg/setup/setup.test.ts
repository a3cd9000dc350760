import { quick } from '@veillee/kernel';
import { maxPlayers, quinteBourg, roleIds } from '@veillee/quinte-bourg';
import { describe, expect, it } from 'vitest';
import { sheetsOf } from '../slips/slip.ts';
import { advised, balanceOf, cardsOf, drawn, faultsOf, missingFor, restOf, rows } from './composing.ts';
import { readNames } from './readNames.ts';

describe('pasted names', () => {
  const read = (text: string) => readNames(text, maxPlayers, 20);

  it('come one a line, in their order, doubles and blanks left out and counted', () => {
    expect(read('Agathe\nMalo\n\nJeanne\n\nMALO\n Élise ')).toEqual({
      names: ['Agathe', 'Malo', 'Jeanne', 'Élise'],
      twice: ['MALO'],
      genders: new Map(),
      blank: 2,
      beyond: [],
    });
  });
  it('may be parted by commas or come as a numbered list', () => {
    expect(read('Ana, Bo; Cy').names).toEqual(['Ana', 'Bo', 'Cy']);
    expect(read('1. Ana\n2) Bo\n- Cy\n4 Dan').names).toEqual(['Ana', 'Bo', 'Cy', 'Dan']);
  });
  it('beyond forty are said', () => {
    const many = Array.from({ length: 42 }, (_, i) => `N${i}`).join('\n');
    expect(read(many).names).toHaveLength(40);
    expect(read(many).beyond).toEqual(['N40', 'N41']);
  });
  it('say how French speaks of somebody, in either language, and the name is without it', () => {
    const { names, genders } = read('Agathe (elle)\n2. Malo (He)\nJeanne\nÉlie (le grand)');
    expect(names).toEqual(['Agathe', 'Malo', 'Jeanne', 'Élie (le grand)']);
    expect([...genders]).toEqual([
      ['Agathe', 'she'],
      ['Malo', 'he'],
    ]);
  });
  it('of nothing are none', () => {
    expect(read(' \n ')).toEqual({ names: [], genders: new Map(), twice: [], blank: 0, beyond: [] });
  });
});

describe('a composition by counters', () => {
  it('has every role once in its rows but the Villagers, who fill the circle', () => {
    const listed = rows.flatMap(({ once, any }) => [...once, ...any]);
    expect([...listed, 'villager'].toSorted()).toEqual([...roleIds].toSorted());
    expect(restOf({ alpha: 1, reptilian: 2 }, 10)).toBe(7);
  });
  it('as it is advised, is sound and in balance from six to forty', () => {
    for (let players = 6; players <= 40; players += 1) {
      const { counts, lovers } = advised(players, quick(players));
      expect(cardsOf(counts, players)).toHaveLength(players);
      expect(faultsOf(counts, players, lovers)).toEqual([]);
      expect(balanceOf(counts, players).lean).toBe(0);
    }
  });
  it('wants more people where its cards are more than the circle, or the village is too small', () => {
    expect(missingFor({ alpha: 1, reptilian: 9 }, 8)).toBe(2);
    expect(missingFor({ alpha: 1 }, 4)).toBe(2);
    expect(missingFor({ alpha: 1 }, 8)).toBeLessThanOrEqual(0);
  });
  it('leans, and says why the game would refuse it', () => {
    expect(balanceOf({ reptilian: 5 }, 12).lean).toBe(2);
    expect(faultsOf({ reptilian: 2, fennec: 1 }, 12, false).map(({ key }) => key)).toEqual([
      'composition.needs',
    ]);
  });
  it('is dealt by chance as the game wants it', () => {
    for (const players of [6, 13, 30, 40]) {
      const { counts, lovers } = advised(players, quick(1));
      const deal = drawn(counts, players, lovers, quick(players));
      const checked = quinteBourg.check({}, players, deal);
      expect(checked.ok).toBe(true);
    }
  });
});

describe('slips', () => {
  it('of thirty villagers take five sheets', () => {
    expect(sheetsOf(Array.from({ length: 30 }, (_, i) => i)).map((sheet) => sheet.length)).toEqual([
      6, 6, 6, 6, 6,
    ]);
    expect(sheetsOf([1, 2, 3, 4, 5, 6, 7])).toEqual([[1, 2, 3, 4, 5, 6], [7]]);
  });
});
