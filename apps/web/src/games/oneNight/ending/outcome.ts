import { isKeyOf } from '@veillee/kernel';
import { names } from '@veillee/one-night/words';
import { outcomeOf } from '../../defineFace.ts';
import type { Shown } from '../shown.ts';

/** The teams that won, or, where none did, the winners. */
export function outcome({ sight, say }: Shown): string {
  const from = names[say.lang].teams;
  const { teams = [], winners = [] } = sight.verdict ?? {};
  const won = teams.map((team) => (isKeyOf(from, team) ? from[team].the : team));
  return outcomeOf(won.length > 0 ? won : winners.map((seat) => say.names[seat] ?? '…'), say);
}
