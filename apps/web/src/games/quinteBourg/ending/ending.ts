import type { Verdict } from '@veillee/kernel';
import { type CampId, campIds, type View } from '@veillee/quinte-bourg';
import { campIcons } from '@veillee/quinte-bourg/icons';
import { outcomeOf } from '../../defineFace.ts';
import type { Ending } from '../../face.ts';
import { phoneWords } from '../phoneWords.ts';
import type { Seen, Shown } from '../shown.ts';
import { strongestOf } from './Camps.tsx';
import { decisive } from './decisive.ts';
import { Film } from './Film.tsx';
import { Nights } from './Nights.tsx';
import { TurnedUp } from './TurnedUp.tsx';

export const ending: Partial<Ending<View, Verdict>> = {
  outcome,
  crest: (sight) => campIcons[campsThatWin(sight)[0] ?? 'villagers'],
  decisive,
  TurnedUp,
  Film,
  Story: Nights,
  storyName: (lang) => phoneWords[lang].end.story,
  thoughts: async (script) => (await import('@veillee/quinte-bourg/thoughts')).thoughtsOf(script),
};

/** From the strongest down. */
const campsThatWin = ({ verdict }: Seen): readonly CampId[] =>
  campIds.filter((camp) => verdict?.teams?.includes(camp));

/** The camps that win, and by name those who win by a condition of their own. */
function outcome({ sight, say }: Shown): string {
  const camps = campsThatWin(sight);
  const players = sight.view.all?.players ?? [];
  const alone = (sight.verdict?.winners ?? []).filter((seat) => {
    const player = players[seat];
    return player === undefined || !camps.includes(strongestOf(player));
  });
  const who = [...camps.map((camp) => say.format('camp', camp) ?? camp), ...alone];
  // One person is the Martyr, or whoever wins alone; every other camp is many.
  const many = who.length > 1 || camps.some((camp) => camp !== 'martyrs');
  return outcomeOf(who, say, many);
}
