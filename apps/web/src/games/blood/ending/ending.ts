import type { BloodVerdict, View } from '@veillee/blood';
import { genderOf } from '@veillee/kernel';
import type { Ending } from '../../face.ts';
import { endingWords } from '../endingWords.ts';
import { cardOf } from '../table/handOf.ts';
import { drama } from './drama.tsx';
import { outcome } from './outcome.ts';
import { Points } from './Points.tsx';

export const ending: Partial<Ending<View, BloodVerdict>> = {
  outcome,
  was({ sight, say }) {
    const { chair } = sight;
    const card = typeof chair === 'number' ? cardOf(sight.view, chair) : undefined;
    if (typeof chair !== 'number' || card === undefined) return undefined;
    return endingWords[say.lang].were(say.format('card', card, chair) ?? card, genderOf(say.people, [chair]));
  },
  crest: ({ verdict }) => (verdict?.teams[0] === 'human' ? 'farmer' : 'wolf-head'),
  // What is worth nothing adds nothing to the sum.
  forAll: ({ stage, params }) => stage === 'ending' || (stage === 'points' && params?.points !== 0),
  drama,
  together({ key, params }, who, say) {
    if (key !== 'players.won' && key !== 'players.lost') return undefined;
    const camp = say.format('camp', params?.camp ?? null) ?? '';
    const words = endingWords[say.lang];
    return (key === 'players.won' ? words.winTogether : words.loseTogether)(camp, who);
  },
  // The stages of a turn come with what is told of it.
  lasting: ({ turn, ...view }) => view,
  TurnedUp: Points,
  thoughts: async (script) => (await import('@veillee/blood/thoughts')).thoughtsOf(script),
  knew: async (script) => (await import('@veillee/blood/knew')).knewOf(script),
};
