import { expect, it } from 'vitest';
import { app } from './app.ts';

it('a candle is feminine', () => {
  const { candles } = app.lobby;
  expect([0, 1, 2].map((lit) => candles(lit, 5))).toEqual([
    'Zéro chandelle sur cinq.',
    'Une chandelle sur cinq.',
    'Deux chandelles sur cinq.',
  ]);
});
