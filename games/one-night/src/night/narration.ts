import { outfitOf } from '../deck.ts';
import type { RoleId } from '../ids.ts';
import { type CallTextId, callTextIds } from '../text/types.ts';
import { agendaOf } from './calls.ts';

type Deck = readonly RoleId[];

const lacks = (deck: Deck, ...roles: readonly RoleId[]): boolean =>
  !roles.some((role) => deck.includes(role));

/** What a view tells of the table that changes what its narrator reads. */
export interface Public {
  readonly deck: Deck;
  readonly gremlinSelf: boolean;
}

/** The variants of a call's text that the public deck (section G) and settings ask for. */
const variants: { readonly [variant in CallTextId]?: (deck: Deck, table: Public) => boolean } = {
  'renfield.alone': (deck) => lacks(deck, 'vampire', 'master', 'count'),
  'assassin.stays': (deck) => deck.includes('apprentice-assassin'),
  'apprentice-assassin.alone': (deck) => lacks(deck, 'assassin'),
  'mark-check.fear': (deck) => deck.includes('count'),
  'werewolves.dream': (deck) => deck.includes('dream-wolf'),
  'aura-seer.cards': (deck) => !outfitOf(deck).marks,
  'gremlin.self': (_, { gremlinSelf }) => gremlinSelf,
};

/** Which text a narrator reads for a call; `copy` is the Doppelgänger's turn right after the original. */
export function callTextOf(call: string, copy: boolean, table: Public): CallTextId {
  const found = callTextIds.find((id) => {
    if (copy) return id === `${call}.copy`;
    return id.startsWith(`${call}.`) && variants[id]?.(table.deck, table) === true;
  });
  return found ?? (call as CallTextId);
}

/** A call in the dark, as the narrator's list has it; the mark check stands among them. */
export interface Stop {
  readonly call: string;
  readonly copy: boolean;
}

/** The narrator's whole list for this deck, in order: the same for every deal. */
export const roadOf = (deck: Deck): readonly Stop[] =>
  agendaOf(deck).flatMap((step): Stop[] => {
    if (step.type === 'markCheck') return [{ call: 'mark-check', copy: false }];
    return step.type === 'call' ? [{ call: step.call, copy: step.copy === true }] : [];
  });

/** How many times the narrator calls in the dark with this deck, the mark check included. */
export const callsInTheDark = (deck: Deck): number => roadOf(deck).length;
