import { isKeyOf } from '@veillee/kernel';
import { names } from '@veillee/one-night/words';
import { outcomeOf } from '../../defineFace.ts';
import type { Speaker } from '../../speaker.ts';
import type { Judged, Shown } from '../shown.ts';

export const outcome = ({ sight, say }: Shown): string =>
  headlineOf(sight.verdict ?? { teams: [], winners: [] }, say);

/** The teams that won, or, where none did, the winners. */
export function headlineOf({ teams, winners }: Pick<Judged, 'teams' | 'winners'>, say: Speaker): string {
  const from = names[say.lang].teams;
  const won = teams.map((team) => (isKeyOf(from, team) ? from[team].the : team));
  return outcomeOf(won.length > 0 ? won : winners, say);
}
