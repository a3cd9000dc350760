import { outfitOf } from '../deck.ts';
import type { RoleId } from '../ids.ts';
import { type CallTextId, callTextIds } from '../text/types.ts';
import { agendaOf } from './calls.ts';

type Deck = readonly RoleId[];

const lacks = (deck: Deck, ...roles: readonly RoleId[]): boolean =>
  !roles.some((role) => deck.includes(role));

/** The variants of a call's text that a public deck asks for (section G). */
const variants: { readonly [variant in CallTextId]?: (deck: Deck) => boolean } = {
  'renfield.alone': (deck) => lacks(deck, 'vampire', 'master', 'count'),
  'assassin.stays': (deck) => deck.includes('apprentice-assassin'),
  'apprentice-assassin.alone': (deck) => lacks(deck, 'assassin'),
  'mark-check.fear': (deck) => deck.includes('count'),
  'werewolves.dream': (deck) => deck.includes('dream-wolf'),
  'aura-seer.cards': (deck) => !outfitOf(deck).marks,
};

/** Which text a narrator reads for a call; `copy` is the Doppelgänger's turn right after the original. */
export function callTextOf(call: string, copy: boolean, deck: Deck): CallTextId {
  const found = callTextIds.find((id) => {
    if (copy) return id === `${call}.copy`;
    return id.startsWith(`${call}.`) && variants[id]?.(deck) === true;
  });
  return found ?? (call as CallTextId);
}

/** How many times the narrator calls in the dark with this deck, the mark check included. */
export const callsInTheDark = (deck: Deck): number =>
  agendaOf(deck).filter(({ type }) => type === 'call' || type === 'markCheck').length;
