import { type Around, isRemark, type Policy, usualStyle } from '@veillee/bots';
import { clockOf, type Match, quick, type Seat, see, submit } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import { describe, expect, it } from 'vitest';
import { bot } from '../../src/bot/index.ts';
import type { Quinte, View } from '../../src/index.ts';
import { Village } from '../village.ts';

/**
 * What a bot does, and at which of its looks, follows from its own sight. Two villages that differ only in what the bot
 * cannot know: the others do the same in both, and so must the bot.
 */

const village = (third: string, fourth: string): Match<Quinte> =>
  new Village([
    'villager scholar',
    'reptilian thief',
    `${third} voyeur`,
    `${fourth} tinkerer`,
    'alpha brigand',
    'villager technophile',
    'orpheus burglar',
    'villager dogTrainer',
  ]).match;

type Acts = readonly string[];
type Peeking = (match: Match<Quinte>) => Policy<View>;

const looks = 130;

/** Whose cards may lie open, which the bot then knows of. */
const areAlive = (match: Match<Quinte>): boolean =>
  [2, 3].every((seat) => see(match, 'table').view.players[seat]?.fate === 'alive');

/** Everybody looks up in turn; the others do as they did before, where they did. */
function played(match: Match<Quinte>, peeking: Peeking, script?: readonly Acts[]): readonly Acts[] {
  const chances = Array.from({ length: 8 }, (_, seat) => quick(seat + 60));
  const heard: Around['heard'][number][] = [];
  const acts: string[][] = chances.map(() => []);
  for (let look = 0; look < looks && !match.over && areAlive(match); look += 1) {
    let idle = true;
    for (let seat = 0; seat < 8 && !match.over; seat += 1) {
      const done =
        script === undefined || seat === 0 ? decide(seat) : JSON.parse(script[seat]?.[look] ?? 'null');
      acts[seat]?.push(JSON.stringify(done ?? null));
      if (done === undefined || done === null) continue;
      idle = false;
      if (isRemark(done)) heard.push({ seat, phrase: done.say });
      else submit(match, { by: seat, ...done });
    }
    const clock = match.over || (!idle && see(match, 'table').view.phase !== 'night') ? null : clockOf(match);
    if (clock !== null && (idle || 'lasts' in clock.pace)) submit(match, { elapsed: clock.step });
  }
  return acts;

  function decide(seat: Seat) {
    const rng = chances[seat];
    return rng && peeking(match)(see(match, seat), rng, { style: usualStyle, heard, hurried: true });
  }
}

const honest: Peeking = () => bot;
/** Acts a look later where the third is the Martyr. */
const impatient: Peeking = (match) => (sight, rng, around) =>
  stateOf(match).players[2]?.role === 'martyr' && rng.below(2) === 0 ? undefined : bot(sight, rng, around);
/** Votes as it should not know. */
const knowing: Peeking = (match) => (sight, rng, around) => {
  const act = bot(sight, rng, around);
  if (act === undefined || isRemark(act) || !['name', 'blank'].includes(act.answer.do)) return act;
  return { ...act, answer: { do: 'name', player: [stateOf(match).players[2]?.role === 'martyr' ? 3 : 2] } };
};

describe('what a bot of Quinte-Bourg does', () => {
  const one = () => village('martyr', 'villager');
  const other = () => village('villager', 'martyr');
  const before = played(one(), honest);

  it('is the same, look by look, in two villages that differ in what it cannot know', () => {
    expect(before[0]?.filter((act) => act !== 'null').length).toBeGreaterThan(4);
    expect(played(other(), honest, before)[0]).toEqual(before[0]);
  });

  it('would differ in time or in deed if it peeked', () => {
    const late = played(one(), impatient);
    expect(played(other(), impatient, late)[0]).not.toEqual(late[0]);
    const wise = played(one(), knowing);
    expect(played(other(), knowing, wise)[0]).not.toEqual(wise[0]);
  });
});
