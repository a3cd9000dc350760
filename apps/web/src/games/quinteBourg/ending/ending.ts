import type { Verdict } from '@veillee/kernel';
import type { View } from '@veillee/quinte-bourg';
import { outcomeOf } from '../../defineFace.ts';
import type { Ending } from '../../face.ts';
import type { Shown } from '../shown.ts';
import { TurnedUp } from './TurnedUp.tsx';

export const ending: Partial<Ending<View, Verdict>> = { outcome, TurnedUp };

/** The camps that win, or, where none does, the winners. */
function outcome({ sight, say }: Shown): string {
  const { teams = [], winners = [] } = sight.verdict ?? {};
  if (teams.length === 0)
    return outcomeOf(
      winners.map((winner) => say.names[winner] ?? '…'),
      say,
    );
  // One person is the Martyr; every other camp is many.
  return outcomeOf(
    teams.map((team) => campWords(team, say)),
    say,
    teams.join() !== 'martyrs',
  );
}

function campWords(team: string, say: Shown['say']): string {
  try {
    return say.format('camp', team) ?? team;
  } catch {
    return (say.format('condition', team) ?? team).split(/\s?:/)[0] ?? team;
  }
}
