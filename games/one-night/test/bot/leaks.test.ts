import { type Around, isRemark, type Policy, usualStyle } from '@veillee/bots';
import { clockOf, type Match, quick, type Seat, see, submit } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import { describe, expect, it } from 'vitest';
import { bot } from '../../src/bot/index.ts';
import type { OneNight, RoleId, View } from '../../src/index.ts';
import { dealt } from './table.ts';

/**
 * What a bot does, and at which of its looks, follows from its own sight. Two evenings that differ only in what the bot
 * cannot know: the others do the same in both, and so must the bot.
 */

const deck: readonly RoleId[] = [
  'villager',
  'hunter',
  'werewolf',
  'troublemaker',
  'seer',
  'minion',
  'drunk',
  'tanner',
];
/** The bot has the first seat; whose card lies where among those who sleep, nobody can tell it. */
const one: readonly RoleId[] = [
  'troublemaker',
  'villager',
  'werewolf',
  'seer',
  'minion',
  'hunter',
  'drunk',
  'tanner',
];
const other: readonly RoleId[] = [
  'troublemaker',
  'hunter',
  'werewolf',
  'seer',
  'minion',
  'villager',
  'drunk',
  'tanner',
];

type Acts = readonly string[];
type Peeking = (match: Match<OneNight>) => Policy<View>;

const style = usualStyle;
const looks = 260;

/** Everybody looks up in turn; the others do as they did before, where they did. */
function played(cards: readonly RoleId[], peeking: Peeking, script?: readonly Acts[]): readonly Acts[] {
  const match = dealt({ seats: 5, seed: 3, options: { deck }, deal: cards });
  const chances = cards.slice(0, 5).map((_, seat) => quick(seat + 40));
  const heard: Around['heard'][number][] = [];
  const acts: string[][] = [[], [], [], [], []];
  for (let look = 0; look < looks && !match.over; look += 1) {
    for (let seat = 0; seat < 5 && !match.over; seat += 1) {
      const done =
        script === undefined || seat === 0 ? decide(seat) : JSON.parse(script[seat]?.[look] ?? 'null');
      acts[seat]?.push(JSON.stringify(done ?? null));
      if (done === undefined || done === null) continue;
      if (isRemark(done)) heard.push({ seat, phrase: done.say });
      else submit(match, { by: seat, ...done });
    }
    const { phase } = see(match, 'table').view;
    const clock = match.over || phase === 'day' || phase === 'vote' ? null : clockOf(match);
    if (clock !== null && 'lasts' in clock.pace) submit(match, { elapsed: clock.step });
  }
  return acts;

  function decide(seat: Seat) {
    const rng = chances[seat];
    return rng && peeking(match)(see(match, seat), rng, { style, heard });
  }
}

const honest: Peeking = () => bot;
/** Speaks a look later where somebody has the Hunter. */
const impatient: Peeking = (match) => (sight, rng, around) =>
  stateOf(match).faces[1] === 'hunter' && rng.below(2) === 0 ? undefined : bot(sight, rng, around);
/** Points at whom it should not know. */
const knowing: Peeking = (match) => (sight, rng, around) => {
  const act = bot(sight, rng, around);
  return act !== undefined && !isRemark(act) && act.answer.do === 'point'
    ? { ...act, answer: { do: 'point', player: [stateOf(match).faces[1] === 'hunter' ? 1 : 2] } }
    : act;
};

describe('what a bot does', () => {
  const before = played(one, honest);

  it('is the same, look by look, in two evenings that differ in what it cannot know', () => {
    expect(before[0]?.filter((act) => act !== 'null').length).toBeGreaterThan(4);
    expect(played(other, honest, before)[0]).toEqual(before[0]);
  });

  it('would differ in time or in deed if it peeked', () => {
    expect(played(other, impatient, played(one, impatient))[0]).not.toEqual(played(one, impatient)[0]);
    expect(played(other, knowing, played(one, knowing))[0]).not.toEqual(played(one, knowing)[0]);
  });
});
