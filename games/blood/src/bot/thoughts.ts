import { isStyle, type Thought, usualStyle } from '@veillee/bots';
import { type Phrase, replay, type Seat, see, type Transcript } from '@veillee/kernel';
import { blood } from '../index.ts';
import { chanceOf, mindOf } from './mind.ts';

/**
 * Who each bot took itself for by the cards it saw, told after the end. What it made of others' words is not among it:
 * talk is no part of what is kept of a match.
 */
export function thoughtsOf(script: Transcript): readonly Thought[] {
  const first = new Map<Seat, Guess>();
  const last = new Map<Seat, Guess>();
  replay(blood, script, (match) => {
    const { player, stage } = see(match, 'table').view.turn;
    if (stage !== 'open' || !isStyle(script.bots?.[player])) return;
    const mind = mindOf(see(match, player), { style: usualStyle, heard: [] }, 'cards');
    if (mind === undefined) return;
    const guess = guessOf(chanceOf(mind, 'human'));
    if (!first.has(player)) first.set(player, guess);
    last.set(player, guess);
  });
  return [...first]
    .sort(([a], [b]) => a - b)
    .map(([seat, guess]) => {
      const phrases = [told('thought.first', seat, guess)];
      const now = last.get(seat);
      const isNews = now !== undefined && (now.camp !== guess.camp || now.percent !== guess.percent);
      return { seat, phrases: isNews ? [...phrases, told('thought.last', seat, now)] : phrases };
    });
}

interface Guess {
  readonly camp: 'human' | 'werewolf';
  readonly percent: number;
}
const guessOf = (human: number): Guess =>
  human >= 0.5
    ? { camp: 'human', percent: Math.round(100 * human) }
    : { camp: 'werewolf', percent: Math.round(100 * (1 - human)) };

const told = (key: string, by: Seat, guess: Guess): Phrase => ({ key, params: { by, ...guess } });
