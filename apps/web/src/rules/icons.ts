import type { Entry } from '@veillee/kernel';
import '../games/icons.ts';
import { ruleIcon as inBlood } from '../games/blood/ruleIcons.ts';
import { ruleIcon as inOneNight } from '../games/oneNight/ruleIcons.ts';
import type { IconName } from '../kit/iconNames.ts';

/** What an entry is drawn with where its game has no picture of its own for it. */
const ofKind: { readonly [kind: string]: IconName } = {
  page: 'candle-light',
  scenario: 'moon',
  camp: 'guards',
  role: 'domino-mask',
  speciality: 'spyglass',
  office: 'ringing-bell',
  condition: 'crown',
  character: 'farmer',
};

const ofGame: { readonly [game: string]: (entry: Entry) => IconName | undefined } = {
  'one-night': inOneNight,
  blood: inBlood,
};

/** The picture of an entry; a numbered rule has none, its number is its picture. */
export const iconOf = (game: string, entry: Entry): IconName | undefined =>
  ofGame[game]?.(entry) ?? ofKind[entry.kind];
