import { charactersFor, judgePosition, offersTwins, readings, readPosition, stakeIds } from '@veillee/blood';
import { quick, type Rng, shuffled } from '@veillee/kernel';
import { expect, it } from 'vitest';
import { tellByTouches } from '../../../../test/tellByTouches.ts';
import { remembering } from '../../../whoWon/walk.ts';
import { judgedBy, telling, verdictOf } from './telling.ts';

const one = <T>(things: readonly T[], rng: Rng): T => things[rng.below(things.length)] as T;

/** A table as a person writes it down, and what the same person answers when asked about it. */
function anyTable(rng: Rng) {
  const count = 4 + rng.below(6);
  const cards = shuffled(charactersFor(count), rng);
  const players = Array.from({ length: count }, (_, seat) => ({
    name: `P${seat}`,
    card: cards[seat] as string,
    alive: rng.below(3) > 0,
  }));
  const by = one(['points', 'points', 'claim', ...stakeIds], rng);
  const actor = rng.below(count);
  const last = by === 'points' ? rng.below(count) : actor;
  const threshold = one(readings, rng);
  const twins = by !== 'points' && offersTwins(count) && rng.below(2) === 0;
  const written = {
    game: 'blood',
    players,
    tokens: cards.slice(count, count + 2),
    wilderness: cards.slice(count + 2),
    lastTurn: `P${last}`,
    ending: by === 'points' ? by : { [by]: `P${actor}` },
    options: { threshold, twins },
  };
  const answerTo = (cell: string): string => {
    const [what = '', at = ''] = cell.split('.');
    if (what === 'card') return players[Number(at)]?.card ?? '';
    if (what === 'under') return cards[count + (at === 'token-1' ? 0 : 1)] ?? '';
    if (what === 'end') return by;
    if (what === 'actor') return String(actor);
    if (what === 'dead') return players[Number(at)]?.alive ? 'no' : 'yes';
    if (what === 'last') return String(last);
    return twins ? 'yes' : 'no';
  };
  return { told: { players: count, options: { threshold } }, written, answerTo };
}

it('who won at Blood, told touch by touch, is what is said of the same table written down', () => {
  let asked = 0;
  for (let seed = 0; seed < 600; seed += 1) {
    const rng = quick(seed);
    const { told, written, answerTo } = anyTable(rng);
    const pagesOf = remembering((answers) => telling.pages(told, answers, 'fr', String));
    const { walk } = tellByTouches(pagesOf, answerTo, rng);
    const read = readPosition(written);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const verdict = verdictOf(told, walk.answers);
    const expected = judgePosition(read.value);
    // Whose turn was the last is asked where it decides, and only there.
    const isTie = expected.points !== undefined && expected.points.human === expected.points.werewolf;
    expect({ ...verdict, reasons: [] }, `${seed}`).toEqual({ ...expected, reasons: [] });
    expect(verdict.reasons.map(({ key }) => key)).toEqual(expected.reasons.map(({ key }) => key));
    expect(walk.answers.last !== undefined, `${seed}`).toBe(isTie && written.ending === 'points');
    if (walk.answers.last !== undefined) asked += 1;
    expect(judgedBy(told, walk.answers, verdict).winners).toEqual(expected.winners);
  }
  expect(asked).toBeGreaterThan(10);
});
