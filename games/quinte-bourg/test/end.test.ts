import { describe, expect, it } from 'vitest';
import type { Final, FinalPlayer } from '../src/index.ts';
import { judge } from '../src/index.ts';
import { isMet } from '../src/verdict/conditions.ts';
import { on, Village } from './village.ts';

const one = (more: Partial<FinalPlayer> = {}): FinalPlayer => ({
  isSeth: false,
  camps: ['villagers'],
  conditions: [],
  alive: true,
  offices: [],
  coins: 1,
  charmed: false,
  ...more,
});
const reptile = (more: Partial<FinalPlayer> = {}): FinalPlayer => one({ camps: ['reptilians'], ...more });
const final = (...players: FinalPlayer[]): Final => ({ players, martyred: [], showWon: null });
const dead = { alive: false } as const;

describe('camp victories', () => {
  it('Lovers win as the last two alive, and console themselves with the Villagers', () => {
    const lovers = [one({ camps: ['villagers', 'lovers'] }), one({ camps: ['villagers', 'lovers'] })];
    expect(judge(final(...lovers, reptile(dead), one(dead)), 'condition').teams).toContain('lovers');
    const lost = judge(final(...lovers, reptile(dead), one()), 'condition');
    expect(lost.consoled).toEqual([0, 1]);
  });

  it('Q33: Idealists win with at least half of all who started alive', () => {
    const idealist = one({ camps: ['idealists'] });
    expect(judge(final(idealist, reptile(), one(dead), one(dead)), 'few').teams).toContain('idealists');
    expect(judge(final(idealist, reptile(), one(dead), one(dead), one(dead)), 'few').teams).not.toContain(
      'idealists',
    );
  });

  it('Q34: Seths win with at most two alive, one of them Seth', () => {
    const seth = one({ isSeth: true, camps: ['seths', 'reptilians'] });
    expect(judge(final(seth, one(dead), one(dead)), 'few').winners).toEqual([0]);
    expect(judge(final(seth, one(), one()), 'few').teams).not.toContain('seths');
  });

  it('Mice win by three offices among theirs', () => {
    const mice = [
      one({ camps: ['mice'], offices: ['president'] }),
      one({ camps: ['mice'], offices: ['notary'] }),
    ];
    const chief = one({ camps: ['mice'], offices: ['chief'], ...dead });
    expect(judge(final(...mice, chief, reptile()), 'condition').winners).toEqual([0, 1, 2]);
    expect(
      judge(final(...mice, one({ camps: ['mice'], offices: ['prosecutor'] }), reptile()), 'condition').teams,
    ).toEqual([]);
  });

  it('Q40: a dead owner of every coin is no winner', () => {
    const owner = one({ conditions: ['greedy'], coins: 3 });
    const rest = [reptile({ coins: 0 }), one({ coins: 0 })];
    expect(judge(final(owner, ...rest), 'condition').winners).toEqual([0]);
    expect(judge(final({ ...owner, ...dead }, ...rest), 'master').winners).toEqual([]);
  });

  it('Q82: a camp that dominates nobody wins for nobody, the Music lover and the consoled included', () => {
    const charmed = { charmed: true };
    const lover = one({ conditions: ['musicLover'], ...charmed });
    const rest = [reptile(charmed), one({ camps: ['lovers', 'villagers'], ...charmed })];
    const plain = final(one({ camps: ['musicians'] }), lover, ...rest);
    expect(judge(plain, 'condition').teams).toEqual(['musicians', 'musicLover']);
    expect(isMet(plain)).toBe(true);
    const enamoured = final(one({ camps: ['lovers', 'musicians'] }), lover, ...rest);
    expect(judge(enamoured, 'master').teams).toEqual([]);
    expect(isMet(enamoured)).toBe(false);
    const { reasons } = judge(enamoured, 'master');
    expect(reasons.find(({ params }) => params?.camp === 'musicians')?.rule).toBe('Q82');
    // No Villager but dominated ones: their camp consoles nobody either.
    const lovers = [one({ camps: ['lovers', 'villagers'] }), one({ camps: ['lovers', 'villagers'] })];
    const village = final(...lovers, one({ camps: ['musicians'] }), reptile(dead));
    expect(judge(village, 'master').consoled).toEqual([]);
  });

  it('Q35: a condition counts all members whatever camp dominates them, each player wins by the dominant camp only', () => {
    const lover = one({ camps: ['mice', 'lovers'], offices: ['senator'] });
    const mice = [
      one({ camps: ['mice'], offices: ['president'] }),
      one({ camps: ['mice'], offices: ['notary'] }),
    ];
    const verdict = judge(final(...mice, lover, reptile()), 'condition');
    expect(verdict.winners).toEqual([0, 1]);
    expect(judge(final(one({ camps: ['martyrs'] }), one({ camps: ['martyrs'] })), 'few').teams).toEqual([]);
  });

  it('Reptilians win when all others and Seth are dead', () => {
    expect(judge(final(reptile(), reptile(), reptile(), one(dead)), 'condition').winners).toEqual([0, 1, 2]);
    const seth = one({ isSeth: true, camps: ['seths', 'reptilians'] });
    expect(judge(final(reptile(), reptile(), seth), 'condition').teams).toEqual([]);
  });

  it('Musicians win when every living non-musician has been charmed', () => {
    const orpheus = one({ camps: ['musicians'] });
    expect(
      judge(final(orpheus, one({ charmed: true }), reptile({ charmed: true }), one(dead)), 'condition').teams,
    ).toContain('musicians');
    expect(judge(final(orpheus, one({ charmed: true }), reptile()), 'few').teams).not.toContain('musicians');
  });

  it('Villagers win when all Reptilians, Seth and converts included, are dead', () => {
    expect(judge(final(one(), reptile(dead)), 'condition').winners).toEqual([0]);
    expect(
      judge(final(one(), one({ camps: ['villagers', 'reptilians'] }), reptile(dead)), 'few').teams,
    ).not.toContain('villagers');
  });

  it('the Martyr wins when executed by a day session', () => {
    const village = new Village(['alpha', 'martyr', 'villager', 'villager', 'villager', 'villager'])
      .sentences(1)
      .until('over');
    expect(village.winners()).toEqual([1]);
    const killed = new Village([
      'alpha',
      'martyr',
      'villager assassin',
      'villager',
      'villager',
      'villager',
    ]).until('debate');
    killed.invokes(2, 'assassin.kill', on('kill', 1));
    expect(killed.state.stop).toBeNull();
  });
});

describe('personal conditions', () => {
  const verdict = (condition: FinalPlayer['conditions'][number], ...others: FinalPlayer[]) =>
    judge(final(one({ conditions: [condition] }), ...others), 'few').winners;

  it('Q40: who owns every coin wins alone, and nobody else at all', () => {
    const greedy = one({ conditions: ['greedy'], coins: 5 });
    expect(
      judge(final(greedy, one({ coins: 0 }), reptile({ coins: 0, ...dead })), 'condition').winners,
    ).toEqual([0]);
    expect(
      judge(final(one({ conditions: ['greedy'], coins: 0 }), reptile({ coins: 0 })), 'few').winners,
    ).toEqual([]);
    const village = new Village([
      { is: 'greedy', coins: 5 },
      'alpha',
      ...Array.from({ length: 4 }, () => ({ is: 'villager', coins: 0 })),
    ]).until('debate');
    village.invokes(1, 'gift.give', { do: 'give', player: [0], coins: 1 });
    expect(village.winners()).toEqual([0]);
  });

  it('Q40: a dead’s coins must have been handed on', () => {
    const greedy = one({ conditions: ['greedy'], coins: 5 });
    expect(judge(final(greedy, reptile({ coins: 1, ...dead }), reptile()), 'few').teams).not.toContain(
      'greedy',
    );
  });

  it('Music lover and Romantic win with the Musicians and the Lovers', () => {
    expect(verdict('musicLover', one({ camps: ['musicians'] }), reptile({ charmed: true }))).not.toContain(0);
    const charmed = judge(
      final(
        one({ conditions: ['musicLover'], charmed: true }),
        one({ camps: ['musicians'] }),
        reptile({ charmed: true }),
      ),
      'condition',
    );
    expect(charmed.winners).toEqual([0, 1]);
    const lovers = [one({ camps: ['lovers', 'villagers'] }), one({ camps: ['lovers', 'reptilians'] })];
    expect(judge(final(one({ conditions: ['romantic'], ...dead }), ...lovers), 'condition').winners).toEqual([
      0, 1, 2,
    ]);
  });

  it('Pentaphile wins with a multiple of five alive, the 58-er with exactly 5 or 8', () => {
    const alive = (n: number) => [...Array.from({ length: n - 2 }, () => one()), reptile()];
    expect(verdict('pentaphile', ...alive(5))).toEqual([0]);
    expect(verdict('pentaphile', ...alive(8))).toEqual([]);
    expect(verdict('fiftyEighter', ...alive(5))).toEqual([0]);
    expect(verdict('fiftyEighter', ...alive(8))).toEqual([0]);
    expect(verdict('fiftyEighter', ...alive(7))).toEqual([]);
  });

  it('the Perfect matcher wins with exactly as many Reptilians as others alive', () => {
    expect(verdict('matcher', reptile())).toEqual([0]);
    expect(verdict('matcher', one(), reptile())).toEqual([]);
  });

  it('Detectives and Mathematicians win by three offices among theirs', () => {
    const holding = (
      condition: FinalPlayer['conditions'][number],
      ...offices: FinalPlayer['offices'][number][]
    ) =>
      judge(
        final(...offices.map((office) => one({ conditions: [condition], offices: [office] })), reptile()),
        'condition',
      ).teams;
    expect(holding('detectives', 'president', 'prosecutor', 'senator')).toEqual(['detectives']);
    expect(holding('detectives', 'president', 'prosecutor', 'notary')).toEqual([]);
    expect(holding('mathematicians', 'notary', 'prosecutor', 'chief')).toEqual(['mathematicians']);
    expect(holding('mathematicians', 'president', 'prosecutor', 'chief')).toEqual([]);
  });

  it('Q41: one of the six turned Reptilian wins with the Reptilians, or by the condition', () => {
    const turned = one({ camps: ['villagers', 'reptilians'], conditions: ['pentaphile'] });
    expect(judge(final(turned, reptile(), one(dead)), 'condition').winners).toEqual([0, 1]);
    expect(judge(final({ ...turned, ...dead }, one(), reptile(dead)), 'condition').winners).toEqual([1]);
  });
});

describe('the stop', () => {
  it('Q11: all conditions that hold at that instant win together', () => {
    const orpheus = one({ camps: ['musicians'] });
    const verdict = judge(
      final(orpheus, one({ charmed: true }), one({ camps: ['idealists'], charmed: true }), reptile(dead)),
      'condition',
    );
    expect(verdict.teams).toEqual(['idealists', 'musicians', 'villagers']);
  });

  it('Q11: conditions are tested after deaths, conversions, office changes, coins and charms', () => {
    const charmed = { charmedBy: ['orpheus' as const] };
    const charm = new Village([
      { is: 'alpha', ...charmed },
      'orpheus',
      { is: 'villager', ...charmed },
      { is: 'villager', ...charmed },
      { is: 'villager', ...charmed },
      'villager',
    ]);
    charm.to('musicians').says(1, 'orpheus.charm', on('charm', 5));
    expect(charm.teams()).toEqual(['musicians']);
    const office = new Village(['alpha', 'mouse', 'minus', 'cortex', 'villager', 'villager'], {
      weekday: 'tuesday',
      offices: { scrutineer: 0, president: 1, notary: 2, senator: 4 },
    });
    office
      .to('offices')
      .says(3, 'cortex.name', on('name', 3))
      .says(2, 'minus.name', on('name', 4))
      .until('over');
    expect(office.teams()).toEqual(['mice']);
  });

  it('comes when at most two are alive', () => {
    const village = new Village([
      'alpha',
      'villager',
      'villager assassin',
      { is: 'villager', fate: 'spirit', coins: 0 },
      { is: 'villager', fate: 'spirit', coins: 0 },
      { is: 'villager', fate: 'spirit', coins: 0 },
    ]).until('debate');
    village.invokes(2, 'assassin.kill', on('kill', 1));
    expect(village.state.stop?.cause).toBe('few');
  });

  it('Q36: consolation is judged at the stop, for players who have not won, and named apart from a win', () => {
    const verdict = judge(
      final(one(), reptile(dead), one({ camps: ['musicians'] }), one({ camps: ['mice'] })),
      'condition',
    );
    expect(verdict.winners).toEqual([0]);
    expect(verdict.consoled).toEqual([2]);
    expect(verdict.reasons.find(({ key }) => key === 'player.consoled')?.params).toMatchObject({
      player: 2,
      wish: 'villagers',
    });
  });

  it('gives every player a reason that names its rule', () => {
    const verdict = judge(final(one(), reptile(dead), one({ camps: ['mice'] })), 'condition');
    const players = verdict.reasons
      .filter(({ stage }) => stage === 'players')
      .map(({ params }) => params?.player);
    expect(players).toEqual([0, 1, 2]);
    for (const { rule } of verdict.reasons) expect(rule).not.toBe('');
  });

  it('comes after the weeks agreed on at the latest', () => {
    const village = new Village(['alpha', 'villager', 'villager', 'villager', 'villager', 'villager'], {
      options: { weeks: 1 },
    }).until('over');
    expect(village.state.stop?.cause).toBe('weeks');
  });
});
