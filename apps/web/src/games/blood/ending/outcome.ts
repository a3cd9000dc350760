import type { BloodVerdict } from '@veillee/blood';
import { outcomeOf } from '../../defineFace.ts';
import type { Speaker } from '../../speaker.ts';
import { own } from '../ownWords.ts';
import type { Shown } from '../shown.ts';

export const outcome = ({ sight, say }: Shown): string =>
  headlineOf(sight.verdict ?? { winners: [], camp: null }, say);

/** The camp that wins, or the one who does without sharing. */
export function headlineOf({ winners, camp }: Pick<BloodVerdict, 'winners' | 'camp'>, say: Speaker): string {
  if (camp !== null) return outcomeOf([say.format('Camp', camp) ?? camp], say, true);
  const [only] = winners;
  if (only !== undefined && only === say.people.self) return own[say.lang].youAlone;
  return own[say.lang].alone(say.list(winners.map((seat) => say.names[seat] ?? '…')));
}
