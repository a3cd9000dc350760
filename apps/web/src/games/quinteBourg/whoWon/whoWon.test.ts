import { quick, type Rng } from '@veillee/kernel';
import { judgePosition, type RoleId, readPosition, roleIds, roles } from '@veillee/quinte-bourg';
import { expect, it } from 'vitest';
import { tellByTouches } from '../../../../test/tellByTouches.ts';
import { remembering } from '../../../whoWon/walk.ts';
import { endOf, judgedIn, telling } from './telling.ts';

/** What somebody answers who remembers this village: everything by chance, the same for the same cell. */
function anyVillage(rng: Rng) {
  const players = 6 + rng.below(9);
  const named = roleIds.filter((id) => !roles[id].any);
  const many = roleIds.filter((id) => roles[id].any);
  const left = [...named];
  const cards = Array.from({ length: players }, (): RoleId => {
    const pool = rng.below(2) === 0 && left.length > 0 ? left : many;
    const at = rng.below(pool.length);
    const role = pool[at] as RoleId;
    if (pool === left) left.splice(at, 1);
    return role;
  });
  const lovers = rng.below(3) === 0 ? ['0', '1'] : [];
  const rich = rng.below(players);
  const answers = new Map<string, string>();
  const answerTo = (cell: string): string => {
    const known = answers.get(cell);
    if (known !== undefined) return known;
    const [what = '', at = ''] = cell.split('.');
    const yes = (odds: number): string => (rng.below(odds) === 0 ? 'yes' : 'no');
    const given =
      what === 'role'
        ? (cards[Number(at)] as string)
        : what === 'goal'
          ? (['group', 'own', 'both'][rng.below(3)] as string)
          : what === 'lovers'
            ? lovers.includes(at)
              ? 'yes'
              : 'no'
            : what === 'office'
              ? rng.below(2) === 0
                ? 'none'
                : String(rng.below(players))
              : what === 'coins'
                ? rng.below(3) > 0 && Number(at) !== rich
                  ? '0'
                  : String(rng.below(5))
                : yes(what === 'dead' ? 3 : what === 'charmed' ? 2 : 6);
    answers.set(cell, given);
    return given;
  };
  return { players, cards, answers, answerTo };
}

/** The same written down, only what was asked. */
function writtenDown({ players, cards, answers }: ReturnType<typeof anyVillage>): object {
  const is = (what: string, seat: number): boolean => answers.get(`${what}.${seat}`) === 'yes';
  return {
    game: 'quinte-bourg',
    players: Array.from({ length: players }, (_, seat) => {
      const role = cards[seat] as RoleId;
      const { condition } = roles[role];
      const goal = answers.get(`goal.${seat}`);
      const own = goal === 'group' ? [] : [condition?.own];
      return {
        name: `#${seat + 1}`,
        role,
        conditions: condition === undefined ? [] : [...(goal === 'own' ? [] : [condition.group]), ...own],
        joined: ['lovers', 'idealists', 'reptilians'].filter((camp) => is(camp, seat)),
        alive: !is('dead', seat),
        offices: [...answers].flatMap(([cell, to]) =>
          cell.startsWith('office.') && to === String(seat) ? [cell.slice('office.'.length)] : [],
        ),
        coins: Number(answers.get(`coins.${seat}`) ?? 0),
        charmed: is('charmed', seat),
        executed: is('executed', seat),
        show: is('show', seat),
      };
    }),
  };
}

it('who won at Quinte-Bourg, told touch by touch, is what is said of the same village written down; what cannot be is named', () => {
  let [sound, odd] = [0, 0];
  for (let seed = 0; seed < 600; seed += 1) {
    const rng = quick(seed);
    const village = anyVillage(rng);
    const told = { players: village.players, options: {} };
    const pagesOf = remembering((answers) => telling.pages(told, answers, 'en', String));
    const { walk } = tellByTouches(pagesOf, village.answerTo, rng);
    const end = endOf(told, walk.answers);
    const read = readPosition(writtenDown(village));
    if (!read.ok) {
      odd += 1;
      expect(judgedIn(end).doubts(), `${seed}`).not.toEqual([]);
      continue;
    }
    sound += 1;
    expect(judgedIn(end).doubts(), `${seed}`).toEqual([]);
    expect(end.judgement, `${seed}`).toEqual(judgePosition(read.value));
  }
  expect(Math.min(sound, odd)).toBeGreaterThan(20);
});
