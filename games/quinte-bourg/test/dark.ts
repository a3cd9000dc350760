import type { Rng } from '@veillee/kernel';
import type { PositionPlayer } from '../src/index.ts';

/** A village on the eve of a night in which killings, thefts and charms come thick and fast. */
const players: readonly PositionPlayer[] = [
  { role: 'alpha', speciality: 'assassin', coins: 4 },
  { role: 'reptilian', speciality: 'thief', coins: 3 },
  { role: 'seth', speciality: 'murderer', coins: 2 },
  { role: 'fennec', speciality: 'freyja', coins: 2 },
  { role: 'red', speciality: 'sandman', coins: 2 },
  { role: 'minus', speciality: 'killer', coins: 4 },
  { role: 'cortex', speciality: 'eris', coins: 2 },
  { role: 'reptilian', speciality: 'dogTrainer', coins: 1 },
  { role: 'orpheus', speciality: 'engineer', coins: 1 },
  { role: 'villager', speciality: 'brigand', coins: 5 },
  { role: 'villager', speciality: 'laura', fate: 'ghost' },
  { role: 'martyr', speciality: 'artist', fate: 'spirit' },
];

/** A setup of it for the laws: another night of the week, another couple, purses private or public. */
export function darkNight(rng: Rng) {
  const couple = [rng.below(5), 5 + rng.below(5)] as const;
  return {
    seats: players.length,
    options: { offices: [], privatePurses: rng.below(2) === 0 },
    master: 'app' as const,
    deal: {
      position: {
        weekday: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'][rng.below(5)],
        players,
        lovers: couple,
        extraLife: rng.below(2) === 0,
        offices: { scrutineer: 9, notary: 5, president: 8, chief: 10, senator: 3 },
      },
    },
  };
}
