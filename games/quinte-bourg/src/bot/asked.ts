import { isOneOf } from '@veillee/kernel';
import { cards } from '../cards.ts';
import { type OfficeId, officeIds, offices } from '../offices/index.ts';
import { roleIds, roles } from '../roles/index.ts';
import { specialities, specialityIds } from '../specialities/index.ts';
import type { Aims } from './aim.ts';
import type { ForBots } from './clue.ts';
import { villageAims } from './village.ts';

/** Where it stands what an answer is worth: with whatever asks. */

const held: { readonly [id in OfficeId]: ForBots & { readonly right?: { readonly verb: string } } } = offices;

/** Whoever uses it shows no more than everybody knows: it is an office’s. */
export const isOfOffice = (topic: string): boolean =>
  officeIds.some((office) => held[office].right?.verb === topic);

/** Undefined: nothing is known of it. */
export function aimsAt(topic: string): Aims | undefined {
  const dot = topic.indexOf('.');
  const [card, verb] = [topic.slice(0, dot), topic.slice(dot + 1)];
  if (isOneOf(roleIds, card)) return roles[card].aims?.[verb] ?? anywhere(topic);
  if (isOneOf(specialityIds, card)) return specialities[card].power.aims?.[verb] ?? anywhere(topic);
  return villageAims[topic] ?? anywhere(topic);
}

/** What an office asks, or a card in a step of its own: by the whole topic. */
function anywhere(topic: string): Aims | undefined {
  for (const office of officeIds)
    if (held[office].aims?.[topic] !== undefined) return held[office].aims?.[topic];
  return cards.find(({ aims }) => aims?.[topic] !== undefined)?.aims?.[topic];
}
