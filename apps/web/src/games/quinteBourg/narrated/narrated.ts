import type { Narrated } from '../../narrated.ts';
import { consoleWords } from '../consoleWords.ts';

/** Quinte-Bourg with paper cards: somebody leads at the console, and the device says what is to be said. */
export const narrated: Narrated = {
  settled: (options) => options,
  boxes: () => [],
  lacking: () => [],
  cards: () => [],
  laid: (_options, _players, lang) => [consoleWords[lang].paper],
  led: true,
};
