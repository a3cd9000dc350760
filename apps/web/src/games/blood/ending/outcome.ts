import { outcomeOf } from '../../defineFace.ts';
import { own } from '../ownWords.ts';
import type { Shown } from '../shown.ts';

/** The camp that wins, or the one who does without sharing. */
export function outcome({ sight, say }: Shown): string {
  const { winners = [], camp = null } = sight.verdict ?? {};
  if (camp !== null) return outcomeOf([say.format('Camp', camp) ?? camp], say, true);
  return own[say.lang].alone(say.list(winners.map((seat) => say.names[seat] ?? '…')));
}
