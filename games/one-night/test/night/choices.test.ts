import { describe, expect, it } from 'vitest';
import type { RoleId } from '../../src/roles/index.ts';
import { deal } from '../table.ts';

/** Dealt to Ana and called; everybody else is idle. */
const called = (role: RoleId, call: string = role) =>
  deal({ Ana: role, Bob: 'villager', Cyd: 'hunter', Dan: 'prince' }, ['tanner', 'bodyguard', 'werewolf'], {
    options: { extras: true },
  }).until(call);

/** B1's “may” and “must”; those who only see or are asked nothing are left out. */
const may: readonly RoleId[] = [
  ...(['cupid', 'instigator', 'priest', 'marksman', 'pickpocket', 'gremlin', 'seer', 'robber'] as const),
  ...(['troublemaker', 'sentinel', 'mystic-wolf', 'apprentice-seer', 'paranormal-investigator'] as const),
  ...(['witch', 'village-idiot', 'revealer', 'curator'] as const),
];
const must = [
  ['copycat', 'copycat'],
  ['vampire', 'vampires'],
  ['master', 'vampires'],
  ['count', 'count'],
  ['diseased', 'diseased'],
  ['assassin', 'assassin'],
  ['apprentice-assassin', 'apprentice-assassin'],
  ['thing', 'thing'],
  ['doppelganger', 'doppelganger'],
  ['drunk', 'drunk'],
  ['alpha-wolf', 'alpha-wolf'],
] as const;

describe('may and must (G2)', () => {
  it.each(may)('G2: the %s may pass, and out of time has passed', (role) => {
    const t = called(role);
    expect(t.offers('Ana')).toHaveProperty('pass');
    expect(t.timeUp().notes('Ana')).toEqual(expect.arrayContaining(['wereLate', 'passed']));
  });

  it.each(must)('G2: the %s must choose, and out of time chance has chosen something legal', (role, call) => {
    const t = called(role, call);
    const offered = Object.values(t.offers('Ana') ?? {}).flat();
    expect(t.offers('Ana')).not.toHaveProperty('pass');
    const before = t.notes('Ana').length;
    const [late, deed] = t.timeUp().notes('Ana').slice(before);
    expect(late).toBe('leftToChance');
    const [, chosen] = deed?.split(/[ +](?=\S)/) ?? [];
    expect([...offered, 'Ana']).toContain(chosen);
  });

  it('R66: an optional step is passed, a compulsory one drawn, the same draw for the same seed', () => {
    const once = () => called('diseased').timeUp().marks;
    expect(once()).toBe(once());
    const draws = [1, 2, 3, 4, 5, 6].map(
      (seed) =>
        deal({ Ana: 'diseased', Bob: 'hunter', Cyd: 'seer' }, ['tanner', 'prince', 'robber'], { seed })
          .until('diseased')
          .timeUp().marks,
    );
    expect(new Set(draws).size).toBe(2);
  });
});

describe('the order inside a call (R77)', () => {
  it.each([
    ['cupid', 'unite', ['Ana', 'Bob']],
    ['seer', 'centre', ['c1', 'c2']],
    ['troublemaker', 'swap', ['Bob', 'Cyd']],
    ['gremlin', 'marks', ['Bob', 'Cyd']],
  ] as const)('R77: the %s names two together, before anything is seen (%s)', (role, way, two) => {
    const t = called(role);
    expect(t.tries('Ana', way, two[0])).toBe('answer.count');
    expect(t.answers('Ana', way, ...two).asked('Ana')).toBeNull();
  });

  it.each([
    ['paranormal-investigator', 'look', 'Bob', 'paranormal-investigator.look-again'],
    ['marksman', 'look', 'Bob', 'marksman.peek'],
    ['witch', 'look', 'c1', 'witch.swap'],
    ['pickpocket', 'steal', 'Bob', 'pickpocket.peek'],
  ] as const)('R77: the %s goes step by step: after the %s of %s comes %s', (role, way, first, next) => {
    const t = called(role).answers('Ana', way, first);
    expect(t.told('Ana')).toHaveLength(1);
    expect(t.asked('Ana')).toBe(next);
  });

  it('R77: the Priest’s other player is asked for when his own mark is done with', () => {
    const t = called('priest');
    expect([t.told('Ana'), t.asked('Ana')]).toEqual([['gaveMark Ana clarity'], 'priest.cleanse']);
  });

  it('R53: a second step lives inside the same call and its time', () => {
    const t = called('witch').answers('Ana', 'look', 'c1');
    const { clock } = t.sees('Bob');
    expect(t.answers('Ana', 'swap', 'Bob').sees('Bob').clock).toEqual(clock);
    expect(t.calling).toBe('witch');
  });
});
