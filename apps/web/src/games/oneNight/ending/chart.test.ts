import { quick, type Rng } from '@veillee/kernel';
import { artefactIds, identify, judge, markIds, type RoleId, roleIds } from '@veillee/one-night';
import { describe, expect, it } from 'vitest';
import { type Result, resultOf, walk } from './chartTree.ts';

type Table = Parameters<typeof judge>[0];

const pick = <T>(things: readonly T[], rng: Rng): T => things[rng.below(things.length)] as T;
/** The cards the chart asks about, so that every box is come by. */
const asked: readonly RoleId[] = [
  'vampire',
  'werewolf',
  'villager',
  'tanner',
  'hunter',
  'assassin',
  'renfield',
];

/** Any final table: some with all kinds, some with few, so that each of the three charts is read. */
function randomTable(rng: Rng): Table {
  const seats = 3 + rng.below(8);
  const some = asked.filter(() => rng.below(2) === 0);
  const cards = [...some, ...(some.length === 0 || rng.below(2) === 0 ? roleIds : [])];
  return {
    players: Array.from({ length: seats }, (_, me) => ({
      card: pick(cards, rng),
      mark: rng.below(3) === 0 ? pick(markIds, rng) : 'clarity',
      artefact: rng.below(8) === 0 ? pick(artefactIds, rng) : null,
      copied: null,
      turned: null,
      fromCentre: rng.below(5) === 0,
      // One finger each now and then: nobody dies (E2).
      votes: seats % 2 === 0 && rng.below(9) > 0 ? (me + 1) % seats : (me + 1 + rng.below(seats - 1)) % seats,
    })),
    options: {},
  };
}

/** F4, from who died and who was what: neither the walk nor the path is asked. */
function expected(table: Table): { result: Result; asides: readonly string[] } {
  const { mode, dead } = judge(table);
  const { kinds, roles, sides } = identify(table.players).judging;
  const died = (holds: (seat: number) => boolean): boolean => dead.some(holds);
  const dV = died((seat) => kinds[seat] === 'vampire');
  const dW = died((seat) => kinds[seat] === 'werewolf');
  const dT = died((seat) => sides[seat] === 'tanner');
  const lovers = table.players.flatMap(({ mark }, seat) => (mark === 'love' ? [seat] : []));
  const asides = [
    ...(died((seat) => roles[seat]?.id === 'hunter') ? ['hunter'] : []),
    ...(lovers.length === 2 && died((seat) => lovers.includes(seat)) ? ['love'] : []),
    ...(died((seat) => table.players[seat]?.mark === 'assassin') ? ['assassin'] : []),
    ...(mode !== 'classic' && dT ? ['tanner'] : []),
  ];
  const monsters = kinds.some((kind) => kind !== null);
  const result = (): Result => {
    if (mode !== 'classic') {
      if (dW && dV) return mode === 'epic' ? 'village' : 'nobody';
      return dW ? 'vampire' : dV ? 'werewolf' : 'nobody';
    }
    if (dead.length === 0) return monsters ? 'monsters' : 'village';
    if (dT) return dV || dW ? 'village-tanner' : 'tanner';
    if (dV || dW) return 'village';
    return monsters ? 'monsters' : 'nobody';
  };
  return { result: result(), asides };
}

describe('the chart of the verdict', () => {
  const tables = Array.from({ length: 2000 }, (_, seed) => randomTable(quick(seed)));

  it('F1–F4: the lit way ends where the dead and the living say, in all three charts', () => {
    const seen = new Set<string>();
    for (const table of tables) {
      const { mode, path, teams } = judge(table);
      const { asked, leaf } = walk(mode, path);
      const { result, asides } = expected(table);
      expect(leaf).toBe(result);
      const said = resultOf(path);
      if (leaf === 'monsters') expect(teams).toEqual([said]);
      else expect(said).toBe(leaf);
      expect(teams.includes('village')).toBe(leaf === 'village' || leaf === 'village-tanner');
      const beside =
        mode === 'classic' ? ['hunter', 'love', 'assassin'] : ['hunter', 'love', 'assassin', 'tanner'];
      expect(asked.map(({ box }) => box).filter((box) => beside.includes(box))).toEqual(asides);
      for (const { box, answer } of asked) expect(path).toContain(`${box}.${answer}`);
      expect(new Set(asked.map(({ box }) => box)).size).toBe(asked.length);
      seen.add(`${mode} ${leaf}`);
    }
    expect([...seen].sort()).toEqual([
      'classic monsters',
      'classic nobody',
      'classic tanner',
      'classic village',
      'classic village-tanner',
      'epic nobody',
      'epic vampire',
      'epic village',
      'epic werewolf',
      'monsters nobody',
      'monsters vampire',
      'monsters werewolf',
    ]);
  });
});
