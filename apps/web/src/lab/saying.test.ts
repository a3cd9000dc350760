import { cellKey, type Mark, type Share, type TeamShare } from '@veillee/gamekit/lab';
import { games } from '@veillee/games';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Bench } from './bench.ts';
import { type Board, boardsOf, cellAt, cellsOf, levelsOf, ownBoard } from './boards.ts';
import { cardsInWords, cellInWords, reading } from './saying.ts';

const [listing] = games;
let bench: Pick<Bench, 'entry'>;
let board: Board;
beforeAll(async () => {
  bench = await listing.entry();
  const found = boardsOf(bench.entry, listing).find(({ id }) => id === 'marquons-les');
  if (found === undefined) throw new Error('the scenario is gone');
  board = found;
});

const share = (won: number, played = 400): Share => ({ played, won });
const camp = (team: string, won: number): TeamShare => ({ team, share: share(won) });
const said = (camps: readonly TeamShare[], home: 'same' | 'sly' = 'same', lang: 'fr' | 'en' = 'fr') =>
  reading(bench, board, cellAt(board, 7, 'skilled', home), camps, lang)
    .map(({ says }) => says)
    .join(' ');

describe('the sentence over the figures', () => {
  it('says the heavier team first, in its colour, and that it is within the noise where intervals overlap', () => {
    expect(said([camp('village', 180), camp('vampire', 188), camp('alone', 36)])).toBe(
      'Marquons-les, à sept, entre automates habiles\u00a0: le Clan des Vampires gagne 47\u00a0% des parties, le Village 45\u00a0%. L’écart est dans le bruit.',
    );
    const pieces = reading(bench, board, cellAt(board, 7, 'skilled'), [camp('vampire', 188)], 'en');
    expect(pieces.filter((piece) => piece.camp !== undefined)).toEqual([{ says: '47%', camp: 'vampire' }]);
  });

  it('says that it is clear where they do not', () => {
    expect(said([camp('village', 132), camp('vampire', 244)], 'same', 'en')).toContain(
      'The difference is clear.',
    );
    expect(said([camp('village', 132), camp('vampire', 244)])).toContain('L’écart est net.');
  });

  it('says who plays how in a mix, and never a figure that nobody measured', () => {
    expect(said([], 'sly')).toBe(
      'Marquons-les, à sept, automates rusés pour le Village, habiles pour les autres\u00a0: pas encore mesuré.',
    );
    expect(cellInWords(bench, cellAt(board, 6, 'sly'), [], 'fr')).toBe('À six, rusés, à mesurer');
    expect(cellInWords(bench, cellAt(board, 6, 'sly'), [camp('village', 200)], 'en')).toBe(
      'With six, sly, Village 50%, between 45 and 55',
    );
  });

  it('tells cards apart only as far as their intervals do', () => {
    const marks = (won: number): readonly Mark[] => [
      { of: 'a', share: share(200) },
      { of: 'b', share: share(won) },
    ];
    expect(cardsInWords(marks(190), String, 'fr')).toContain('dans le bruit');
    expect(cardsInWords(marks(80), String, 'fr')).toBe(
      'La plus chanceuse\u00a0: a (50\u00a0%)\u00a0; la moins chanceuse\u00a0: b (20\u00a0%).',
    );
  });
});

describe('what is drawn', () => {
  it('is a cell for each level and number of players, at every mix apart', () => {
    const levels = levelsOf(listing);
    const [same, mixed] = [cellsOf(board, levels, 'same'), cellsOf(board, levels, 'chance')];
    expect(same).toHaveLength(3 * 5);
    expect(new Set([...same, ...mixed].map(cellKey)).size).toBe(2 * 15);
    expect(mixed.every(({ levels: [home] }) => home === 'chance')).toBe(true);
  });

  it('is there for every game, never wider than eight numbers of players, and for a deck of one’s own', async () => {
    for (const one of games) {
      const { entry } = await one.entry();
      for (const { counts } of boardsOf(entry, one)) {
        expect(counts.length).toBeLessThanOrEqual(8);
        expect([...counts].sort((a, b) => a - b)).toEqual(counts);
      }
    }
    const own = ownBoard(bench.entry, { players: 3, deck: ['vampire', 'vampire', 'priest'] }, 1);
    expect(own).toMatchObject({ id: 'own-2', counts: [3], name: { en: 'Vampire, Priest' } });
  });
});
