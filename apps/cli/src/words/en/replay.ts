import type { replay as fr } from '../fr/replay.ts';

export const replay: typeof fr = {
  missing: 'the transcript to replay is missing: veillee replay TRANSCRIPT',
  noSuchChair: (word, seats, people) =>
    `nobody sits there: “${word}”; there are 1 to ${seats}${people && ` (${people})`}, table and master`,
  otherRules: (played, now) =>
    `beware: played under rules ${played}, replayed under rules ${now}; what follows may differ`,
  told: 'What everybody heard',
  unfinished: 'The game is not over.',
  moment: 'Moment',
  undone: 'time is turned back',
};
