import { see } from '@veillee/kernel';
import { limits } from '@veillee/protocol';
import { personOf, type Room, type RoomData, type Score } from './room.ts';

/** Adds a match that came to its end: whoever holds a seat then has played, and may have won. */
export function addScores({ data, match }: Room): void {
  const verdict = match === null ? null : see(match, 'table').verdict;
  if (verdict === null) return;
  for (const [seat, person] of (data.sitting?.holders ?? []).entries()) {
    const score = scoreOf(data, person);
    score.name = personOf(data, person)?.name ?? score.name;
    score.played += 1;
    if (verdict.winners.includes(seat)) score.won += 1;
  }
  forget(data);
}

/** Of those who are gone only so many are remembered: people may come and go without end. */
function forget(data: RoomData): void {
  const gone = data.scores.filter(({ person }) => personOf(data, person) === undefined);
  const most = data.scores.length - limits.scores;
  if (most > 0) data.scores = data.scores.filter((score) => !gone.slice(0, most).includes(score));
}

function scoreOf({ scores }: RoomData, person: number): Score {
  const known = scores.find((score) => score.person === person);
  if (known !== undefined) return known;
  const first: Score = { person, name: '', played: 0, won: 0 };
  scores.push(first);
  return first;
}

/** Most games won first; then who came first. Names are those of now. */
export const scoresOf = (data: RoomData): Score[] =>
  data.scores
    .map((score) => ({ ...score, name: personOf(data, score.person)?.name ?? score.name }))
    .sort((a, b) => b.won - a.won || a.person - b.person);
