import { isOffice, isRole, isSpeciality } from '@veillee/quinte-bourg';
import type { Speaker } from '../../speaker.ts';

/** A card or an office in words, whatever it is. */
export function cardName(card: string, say: Speaker): string {
  const kind = isRole(card) ? 'role' : isSpeciality(card) ? 'speciality' : isOffice(card) ? 'office' : null;
  return kind === null ? card : (say.format(kind, card) ?? card);
}
