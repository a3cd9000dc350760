import { isKeyOf, keysOf } from '@veillee/kernel';
import { outfitOf } from '../deck.ts';
import type { CallText } from '../definition.ts';
import { marks as definitions, markIn, type SlotId } from '../marks/index.ts';
import { type RoleId, roleOf } from '../roles/index.ts';
import type { CallTextId } from '../text/keys.ts';
import { names } from '../text/names.ts';
import { agendaOf, callOf } from './calls.ts';

type Deck = readonly RoleId[];

/** What a view tells of the table that changes what its narrator reads. */
export interface Public {
  readonly deck: Deck;
  readonly gremlinSelf: boolean;
}

const markCheck = 'mark-check';
const keepsAsleep = (slot: SlotId): boolean => definitions[markIn(slot)].keepsAsleep === true;

/** The texts a narrator may read for a call: every language has the same. */
export const callTextIds: readonly CallTextId[] = keysOf(names.fr.calls);

/** The variant of a call's text that the public deck (section G) and settings ask for. */
function variantOf(call: string, copy: boolean, { deck, gremlinSelf }: Public): string | undefined {
  if (copy) return 'copy';
  const { marks, slots } = outfitOf(deck);
  if (call === markCheck) return slots.some(keepsAsleep) ? 'fear' : undefined;
  const table = { deck, cards: deck.map(roleOf), marks, gremlinSelf };
  return Object.entries(callOf(call).variants).find(([, applies]) => applies(table))?.[0];
}

/** Which text a narrator reads for a call; `copy` is the Doppelgänger's turn right after the original. */
export function callTextOf(call: string, copy: boolean, table: Public): CallTextId {
  const variant = variantOf(call, copy, table);
  const text = variant === undefined ? call : `${call}.${variant}`;
  if (!isKeyOf(names.fr.calls, text)) throw new Error(`nothing to read for "${text}"`);
  return text;
}

/** All of a call, where nobody's hands need a silence in between. */
export const readAtOnce = ({ open, after }: CallText): string =>
  after === undefined ? open : `${open} ${after}`;

/** A call in the dark, as the narrator's list has it; the mark check stands among them. */
export interface Stop {
  readonly call: string;
  readonly copy: boolean;
}

/** The narrator's whole list for this deck, in order: the same for every deal. */
export const roadOf = (deck: Deck): readonly Stop[] =>
  agendaOf(deck).flatMap((step): Stop[] => {
    if (step.type === 'markCheck') return [{ call: markCheck, copy: false }];
    return step.type === 'call' ? [{ call: step.call, copy: step.copy === true }] : [];
  });

/** How many times the narrator calls in the dark with this deck, the mark check included. */
export const callsInTheDark = (deck: Deck): number => roadOf(deck).length;
