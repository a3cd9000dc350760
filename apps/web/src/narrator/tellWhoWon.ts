import { making } from '../screens/entrance/making.ts';
import { handed } from '../whoWon/handed.ts';
import { type Evening, forgetTonight } from './kept.ts';

/** On to who won, with the deck of this evening, and with the names of those who said theirs. */
export function tellWhoWon({ game, players, options }: Evening, names: readonly string[]): void {
  forgetTonight();
  handed.value = { game, players, options, names };
  making.value = 'whoWon';
}
