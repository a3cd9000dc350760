import type { Rng } from '@veillee/kernel';
import { artefactIds } from '../../src/artefacts/index.ts';
import { turnedIds } from '../../src/ids.ts';
import { markIds } from '../../src/marks/index.ts';
import { type RoleId, roleIds } from '../../src/roles/index.ts';
import type { FinalTable, Place } from '../../src/verdict/finalTable.ts';

/** The cards that matter at the end, so that a random table is seldom dull. */
const lively: readonly RoleId[] = [
  'copycat',
  'doppelganger',
  'paranormal-investigator',
  'vampire',
  'master',
  'renfield',
  'assassin',
  'apprentice-assassin',
  'werewolf',
  'minion',
  'squire',
  'hunter',
  'tanner',
  'bodyguard',
  'prince',
  'cursed',
  'villager',
];

const pick = <T>(things: readonly T[], rng: Rng): T => things[rng.below(things.length)] as T;
const often = (rng: Rng, outOf: number): boolean => rng.below(outOf) === 0;

/** Any final table of up to ten players, whatever the decks; few targets, so that counts differ. */
export function randomTable(rng: Rng): FinalTable {
  const count = 1 + rng.below(10);
  const targets = 1 + rng.below(count);
  const tame = often(rng, 2);
  const players = Array.from({ length: count }, (_, me): Place => {
    const card = often(rng, 3) ? pick(roleIds, rng) : pick(lively, rng);
    const target = rng.below(targets);
    return {
      card,
      mark: often(rng, tame ? 4 : 2) ? pick(markIds, rng) : 'clarity',
      artefact: often(rng, tame ? 12 : 4) ? pick(artefactIds, rng) : null,
      copied: often(rng, 5) ? null : pick(often(rng, 3) ? roleIds : lively, rng),
      turned: often(rng, 2) ? null : pick(turnedIds, rng),
      fromCentre: often(rng, 4),
      votes: target === me || often(rng, tame ? 40 : 8) ? otherThan(me, count, rng) : target,
    };
  });
  return { players, options: often(rng, 4) ? { replacementMin: 1 + rng.below(4) } : {} };
}

function otherThan(me: number, count: number, rng: Rng): number | null {
  if (count === 1 || often(rng, 3)) return null;
  return (me + 1 + rng.below(count - 1)) % count;
}
