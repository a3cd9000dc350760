import { expect, it } from 'vitest';
import { fr } from './fr.ts';

it('a candle is feminine', () => {
  const { candles } = fr.lobby;
  expect([0, 1, 2].map((lit) => candles(lit, 5))).toEqual([
    'Zéro chandelle sur cinq.',
    'Une chandelle sur cinq.',
    'Deux chandelles sur cinq.',
  ]);
});
