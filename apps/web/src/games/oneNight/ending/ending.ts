import { isKeyOf } from '@veillee/kernel';
import type { View } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import { outcomeOf } from '../../defineFace.ts';
import type { Ending } from '../../face.ts';
import type { Judged, Shown } from '../shown.ts';
import { Chart } from './Chart.tsx';
import { crestOf } from './crest.ts';
import { drama } from './drama.ts';
import { Story } from './Story.tsx';
import { TurnedUp } from './TurnedUp.tsx';

export const ending: Partial<Ending<View, Judged>> = {
  outcome,
  crest: ({ verdict }) => crestOf(verdict?.teams[0] ?? ''),
  drama,
  TurnedUp,
  Chart,
  Story,
  thoughts: async (script) => (await import('@veillee/one-night/thoughts')).thoughtsOf(script),
};

/** The teams that won, or, where none did, the winners. */
function outcome({ sight, say }: Shown): string {
  const from = names[say.lang].teams;
  const { teams = [], winners = [] } = sight.verdict ?? {};
  const won = teams.map((team) => (isKeyOf(from, team) ? from[team].the : team));
  return outcomeOf(won.length > 0 ? won : winners.map((seat) => say.names[seat] ?? '…'), say);
}
