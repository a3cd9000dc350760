import type { View } from '@veillee/one-night';
import type { Ending } from '../../face.ts';
import { endWords } from '../endWords.ts';
import type { Judged } from '../shown.ts';
import { Chart } from './Chart.tsx';
import { crestOf } from './crest.ts';
import { drama } from './drama.tsx';
import { outcome } from './outcome.ts';
import { Story } from './Story.tsx';
import { TurnedUp } from './TurnedUp.tsx';

export const ending: Partial<Ending<View, Judged>> = {
  outcome,
  crest: ({ verdict }) => crestOf(verdict?.teams[0] ?? ''),
  drama,
  // What lies open on the table and what was said: all else is told.
  lasting: ({ claims, table, end }) => [
    claims,
    table?.shield ?? null,
    table?.faceUp ?? [],
    table?.artefacts ?? [],
    end !== null,
  ],
  // Only a battle is worth a word.
  isUsual: ({ key }) => key === 'deaths.classic',
  together({ key, params }, who, say) {
    if (key !== 'players.team.won' && key !== 'players.team.lost') return undefined;
    const team = say.format('team', params?.team ?? null) ?? '';
    const words = endWords[say.lang];
    return (key === 'players.team.won' ? words.winTogether : words.loseTogether)(team, who);
  },
  TurnedUp,
  Chart,
  Story,
  thoughts: async (script) => (await import('@veillee/one-night/thoughts')).thoughtsOf(script),
  knew: async (script) => (await import('@veillee/one-night/knew')).knewOf(script),
};
