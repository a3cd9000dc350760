import type { Params } from '@veillee/kernel';
import { isOneOf } from '@veillee/kernel';
import { outfitOf } from '../deck.ts';
import { type MarkId, markIn } from '../marks/index.ts';
import { everyone } from '../places.ts';
import { type RoleId, roleOf } from '../roles/index.ts';
import type { Claim } from '../state.ts';
import type { TalkId } from '../text/fr/talk.ts';
import type { Known } from './worlds/index.ts';

/** What the public record shows to anybody who reads it: true whoever says it. */

export interface Reason {
  readonly id: TalkId;
  readonly params: Params;
  /** Whom it throws a shadow on. */
  readonly about: readonly number[];
}

export const reasonsOn = (known: Known): readonly Reason[] => [
  ...clashes(known),
  ...denials(known),
  ...changes(known),
  ...inTheCentre(known),
  ...marksAmiss(known),
  ...moved(known),
  ...unheard(known),
  ...agreements(known),
];

export const copies = (deck: readonly RoleId[], role: RoleId): number => {
  const { across } = outfitOf(deck);
  return deck.filter((card) => card === role).length + (across === role ? 1 : 0);
};

export const claimants = ({ claims }: Known, role: RoleId): readonly number[] => [
  ...new Set(claims.filter(({ said }) => said.do === 'was' && said.role[0] === role).map(({ seat }) => seat)),
];

/** More say they had a card than there are of it. */
const clashes = (known: Known): readonly Reason[] =>
  [...new Set(known.deck)].flatMap((card) => {
    const seats = claimants(known, card);
    return seats.length > copies(known.deck, card)
      ? [{ id: 'clash', params: { card, seats }, about: seats }]
      : [];
  });

const saidCard = ({ claims }: Known, seat: number): RoleId | undefined => {
  for (const { seat: who, said } of claims) if (who === seat && said.do === 'was') return said.role[0];
  return undefined;
};

/** Nobody says that he touched it. */
const isUntouched = ({ claims }: Known, seat: number): boolean =>
  !claims.some(
    ({ said }) =>
      said.do === 'shifted' ||
      (said.do === 'swapped-cards' && said.players.includes(seat)) ||
      ((said.do === 'took-card' || said.do === 'gave-card') && said.player[0] === seat) ||
      said.do === 'took-centre',
  );

/** One saw another's card, and that one says it was another. */
const denials = (known: Known): readonly Reason[] =>
  known.claims.flatMap(({ seat: by, said }): Reason[] => {
    if (said.do !== 'saw-card') return [];
    const [seat] = said.player;
    const [card] = said.role;
    const own = saidCard(known, seat);
    const isDenied = own !== undefined && own !== card && seat !== by && isUntouched(known, seat);
    return isDenied ? [{ id: 'denied', params: { by, seat, card, own }, about: [by, seat] }] : [];
  });

/** One said another card before. */
const changes = (known: Known): readonly Reason[] =>
  known.takenBack.flatMap(({ seat, card }): Reason[] => {
    const own = saidCard(known, seat);
    return own === undefined || own === card
      ? []
      : [{ id: 'recanted', params: { seat, card, own }, about: [seat] }];
  });

/** One saw another's card, and that one says the same. */
export const agreements = (known: Known): readonly Reason[] =>
  known.claims.flatMap(({ seat: by, said }): Reason[] => {
    if (said.do !== 'saw-card') return [];
    const [seat] = said.player;
    const [card] = said.role;
    return seat !== by && saidCard(known, seat) === card
      ? [{ id: 'agrees', params: { by, seat, card }, about: [] }]
      : [];
  });

/** One saw the only card of its kind in the centre, and another says he had it. */
const inTheCentre = (known: Known): readonly Reason[] =>
  known.claims.flatMap(({ seat: by, said }): Reason[] => {
    if (said.do !== 'saw-centre') return [];
    const [card] = said.role;
    const seat = claimants(known, card).find((one) => one !== by);
    return seat === undefined || copies(known.deck, card) > 1
      ? []
      : [{ id: 'centre', params: { by, seat, card }, about: [by, seat] }];
  });

const laysMark = (role: RoleId, mark: MarkId): boolean =>
  (roleOf(role).slots ?? []).some((slot) => markIn(slot) === mark);

/** One says he laid his mark elsewhere than where another says it was. */
const marksAmiss = (known: Known): readonly Reason[] =>
  known.claims.flatMap(({ seat, said }): Reason[] => {
    if (said.do !== 'held-mark') return [];
    const [mark] = said.mark;
    const by = everyone(known.seats).find((one) => {
      const card = saidCard(known, one);
      const given = known.claims.filter((claim) => gives(claim, one, mark));
      return (
        one !== seat &&
        card !== undefined &&
        laysMark(card, mark) &&
        given.length > 0 &&
        !given.some((claim) => names(claim, seat))
      );
    });
    return by === undefined ? [] : [{ id: 'mark', params: { by, seat, mark }, about: [by, seat] }];
  });

const gives = ({ seat, said }: Claim, giver: number, mark: MarkId): boolean =>
  seat === giver && said.do === 'gave-mark' && isOneOf(said.mark, mark);
const names = ({ said }: Claim, seat: number): boolean => 'players' in said && said.players.includes(seat);

/** If that is so, somebody has another card now than he was dealt. */
const moved = ({ claims }: Known): readonly Reason[] =>
  claims.flatMap(({ seat: by, said }): Reason[] => {
    if (said.do === 'took-card') return [{ id: 'taken', params: { by, seat: said.player[0] }, about: [] }];
    if (said.do !== 'swapped-cards') return [];
    return [{ id: 'swapped', params: { by, seats: said.players }, about: [] }];
  });

/** Nearly all have spoken, and somebody has not. */
function unheard({ claims, seats }: Known): readonly Reason[] {
  const heard = new Set(claims.map(({ seat }) => seat));
  if (heard.size < seats - 2) return [];
  return everyone(seats)
    .filter((seat) => !heard.has(seat))
    .map((seat) => ({ id: 'unheard', params: { seat }, about: [seat] }));
}
