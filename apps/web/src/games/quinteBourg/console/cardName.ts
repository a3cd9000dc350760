import { isKeyOf } from '@veillee/kernel';
import { offices, roles, specialities } from '@veillee/quinte-bourg';
import type { Speaker } from '../../speaker.ts';

/** A card or an office in words, whatever it is. */
export function cardName(card: string, say: Speaker): string {
  const kind = isKeyOf(roles, card)
    ? 'role'
    : isKeyOf(specialities, card)
      ? 'speciality'
      : isKeyOf(offices, card)
        ? 'office'
        : null;
  return kind === null ? card : (say.format(kind, card) ?? card);
}
