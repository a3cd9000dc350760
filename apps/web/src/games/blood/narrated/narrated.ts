import { blood, charactersFor, mutationsFor, numberOf } from '@veillee/blood';
import type { Narrated } from '../../narrated.ts';
import { toldWords } from '../toldWords.ts';
import { Help } from './Help.tsx';

const highest = (numbers: readonly number[]): number => Math.max(...numbers);

/** Blood with real cards: what leaves the box, then a table whose turns, tokens and trials the phone keeps. */
export const narrated: Narrated = {
  settled: (options, players) => (blood.check(options, players).ok ? options : undefined),
  // One box has it all.
  boxes: () => [],
  lacking: () => [],
  cards: () => [],
  laid(_, players, lang) {
    const say = toldWords[lang];
    const [characters, mutations] = [charactersFor(players), mutationsFor(players)];
    const [character, mutation] = [highest(characters.map(numberOf)), highest(mutations)];
    return [
      say.characters(character),
      say.mutations(mutation),
      say.box(say.boxCharacters(character + 1), say.boxMutations(mutation + 1)),
      // Two lie under the tokens, one before each.
      say.deal(characters.length - 2 - players, mutations.length - players),
    ];
  },
  Help,
};
