import type { CampId, ConditionId, OfficeId, RoleId, SpecialityId } from '../ids.ts';

export const pageIds = ['how', 'calendar', 'night', 'death', 'laws', 'money'] as const;
export type PageId = (typeof pageIds)[number];

export type EntryId =
  | PageId
  | RoleId
  | `camp-${CampId}`
  | `office-${OfficeId}`
  | `speciality-${SpecialityId}`
  | `condition-${ConditionId}`;

const thieves = ['speciality-thief', 'speciality-brigand', 'speciality-burglar'] as const;
const abductors = ['speciality-psychopath', 'speciality-madman'] as const;
const pairers = ['speciality-eris', 'speciality-freyja'] as const;
const trainers = ['speciality-dogTrainer', 'speciality-bearTrainer', 'speciality-raptorTrainer'] as const;
const snoopers = [
  'speciality-ferreter',
  'speciality-indiscreet',
  'speciality-reporter',
  'speciality-journalist',
  'speciality-voyeur',
  'speciality-curious',
] as const;
const engineers = [
  'speciality-engineer',
  'speciality-inventor',
  'speciality-scientist',
  'speciality-scholar',
  'speciality-tinkerer',
  'speciality-technophile',
] as const;
const mice = ['camp-mice', 'minus', 'cortex'] as const;
const pack = ['camp-reptilians', 'reptilian', 'alpha', 'black', 'red', 'seth'] as const;
const deputies = ['office-randy', 'office-armish', 'office-prosecutor'] as const;

/** Every ruling by its number, with the pages it belongs on. */
export const touches = {
  Q0: ['how'],
  Q1: ['calendar'],
  Q2: ['calendar'],
  Q3: mice,
  Q4: mice,
  Q5: [...pack, 'night'],
  Q6: ['camp-musicians', 'orpheus', 'siren'],
  Q7: ['poirot', 'condition-showman'],
  Q8: ['poirot', 'condition-showman'],
  Q9: ['camp-lovers'],
  Q10: ['camp-lovers'],
  Q11: ['how'],
  Q12: ['night', 'speciality-sandman', ...abductors],
  Q13: abductors,
  Q14: snoopers,
  Q15: ['night', 'speciality-laura'],
  Q16: [...engineers, ...snoopers, ...trainers, ...thieves],
  Q17: ['night', ...pack],
  Q18: ['night', ...pack],
  Q19: ['night', ...trainers, 'office-prosecutor'],
  Q20: ['office-notary', 'office-scrutineer', 'death'],
  Q21: ['office-senator'],
  Q22: ['office-president'],
  Q23: ['office-president', 'office-prosecutor', 'office-notary', 'office-senator', 'office-scrutineer'],
  Q24: ['laws'],
  Q25: ['money'],
  Q26: ['sesiano', 'condition-romantic', 'camp-lovers'],
  Q27: ['calendar'],
  Q28: ['calendar', 'office-president'],
  Q29: ['calendar', 'speciality-artist'],
  Q30: ['how'],
  Q31: ['how'],
  Q32: ['money'],
  Q33: ['camp-idealists', 'sheherazade', 'prophet'],
  Q34: ['camp-seths', 'seth', 'fennec'],
  Q35: ['how'],
  Q36: ['how'],
  Q37: [...pack, 'night'],
  Q38: ['black', 'sheherazade', 'camp-reptilians'],
  Q39: ['orpheus', 'siren', 'camp-musicians', 'condition-musicLover'],
  Q40: ['greedy', 'condition-greedy'],
  Q41: ['holmes', 'monk', 'poirot', 'pach', 'rappaz', 'sesiano'],
  Q42: ['poirot', 'condition-showman'],
  Q43: ['camp-lovers'],
  Q44: ['camp-lovers'],
  Q45: ['camp-lovers'],
  Q46: ['camp-lovers', 'camp-reptilians'],
  Q47: ['how'],
  Q48: ['sheherazade', 'prophet', 'fennec', 'seth', 'black', 'red', 'poirot'],
  Q49: ['death', 'fennec', 'red', 'seth', 'speciality-assassin', 'speciality-murderer', 'speciality-killer'],
  Q50: ['seth', 'red', 'how', 'speciality-artist', 'speciality-freyja'],
  Q51: ['how'],
  Q52: ['how', 'office-executioner'],
  Q53: ['night', 'speciality-sandman'],
  Q54: ['night', 'speciality-sandman', 'speciality-artist'],
  Q55: pairers,
  Q56: [...snoopers, ...trainers, ...engineers],
  Q57: thieves,
  Q58: ['night', ...pack],
  Q59: ['night', 'money'],
  Q60: ['night', ...trainers],
  Q61: ['death'],
  Q62: ['death'],
  Q63: ['death', 'money'],
  Q64: ['prophet', 'death'],
  Q65: ['office-scrutineer'],
  Q66: ['office-scrutineer', 'speciality-artist'],
  Q67: ['office-chief', 'night'],
  Q68: ['office-chief'],
  Q69: [...mice, 'speciality-freyja', 'office-scrutineer'],
  Q70: ['speciality-eris'],
  Q71: ['speciality-freyja'],
  Q72: ['office-scrutineer', 'death'],
  Q73: deputies,
  Q74: [
    'office-priest',
    'office-randy',
    'office-armish',
    'office-mirko',
    'office-mirka',
    'office-executioner',
  ],
  Q75: ['office-president', 'how'],
  Q76: ['office-president', 'office-prosecutor'],
  Q77: ['laws', 'office-senator'],
  Q78: ['laws'],
  Q79: ['office-priest', 'money'],
  Q80: ['camp-musicians', 'orpheus', 'siren'],
  Q81: ['speciality-artist'],
  Q82: ['how', 'martyr', 'condition-musicLover', 'condition-romantic'],
} as const satisfies { readonly [number: string]: readonly EntryId[] };

export type RulingId = keyof typeof touches;
export const rulingIds = Object.keys(touches) as readonly RulingId[];

export const rulingsOf = (entry: EntryId): readonly RulingId[] =>
  rulingIds.filter((id) => (touches[id] as readonly EntryId[]).includes(entry));
