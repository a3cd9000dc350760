import type { RoleId, View } from '@veillee/one-night';
import type { Saying } from '@veillee/protocol';
import { claimedRole } from '../answers/claimedRole.ts';

/** What was said by day, the newest first: claims on slips of paper, and among them what was written or signed. */

type Claim = View['claims'][number];

/** What somebody claimed in one breath: nobody else said anything in between. */
export interface Slip {
  readonly key: string;
  readonly seat: number;
  readonly at: number | null;
  readonly role: RoleId | undefined;
  /** Whatever they claim besides being that character. */
  readonly more: readonly Claim[];
}
export interface Word {
  readonly key: string;
  /** Null: somebody who only watches. */
  readonly seat: number | null;
  readonly name: string;
  readonly at: number | null;
  readonly text: string;
  /** It is a sign, not words. */
  readonly signed: boolean;
}
export type Item = Slip | Word;
export const isSlip = (item: Item): item is Slip => 'more' in item;

const end = 'note.ended';

/** What was said in the match that is on, as far as it is known when; `wordsFor` puts a line into words. */
export function wordsOf(
  talk: readonly Saying[],
  holders: readonly number[],
  wordsFor: (line: Extract<Saying, { readonly who: number }>) => string,
): readonly Word[] {
  const from = talk.findLastIndex((one) => 'note' in one && one.note.key === end) + 1;
  return talk.slice(from).flatMap((one, i) => {
    if ('note' in one || one.at === undefined) return [];
    const seat = holders.indexOf(one.who);
    const { name, at, circle } = one;
    const text = wordsFor(one);
    return [
      {
        key: `word ${from + i}`,
        seat: seat < 0 ? null : seat,
        name,
        at,
        text,
        signed: circle === 'reactions',
      },
    ];
  });
}

const slipOf = ({ number, seat, at, said }: Claim): Slip => ({
  key: `claim ${number}`,
  seat,
  at,
  role: claimedRole(said),
  more: [],
});

/** Claims and words in the order they were said, each claim with those of the same person that follow at once. */
export function feedOf(claims: readonly Claim[], words: readonly Word[]): readonly Item[] {
  const before = [...words];
  const said: Item[] = [];
  for (const claim of claims) {
    while (before[0] !== undefined && claim.at !== null && (before[0].at ?? 0) <= claim.at)
      said.push(...before.splice(0, 1));
    const last = said.at(-1);
    const more = claimedRole(claim.said) === undefined ? [claim] : [];
    if (last !== undefined && isSlip(last) && last.seat === claim.seat && more.length > 0)
      said[said.length - 1] = {
        ...last,
        key: `claim ${claim.number}`,
        at: claim.at,
        more: [...last.more, claim],
      };
    else said.push({ ...slipOf(claim), more });
  }
  return [...said, ...before].reverse();
}

/** The character each seat claims now, by its last word on it. */
export function claimedBy({ claims }: View): ReadonlyMap<number, RoleId> {
  const known = new Map<number, RoleId>();
  for (const { seat, said } of claims) {
    const role = claimedRole(said);
    if (role !== undefined) known.set(seat, role);
  }
  return known;
}

/** Who else claims to be that character, where the deck has not enough of it for all of them. */
export function rivalsOf(view: View, seat: number): readonly number[] {
  const claimed = claimedBy(view);
  const role = claimed.get(seat);
  if (role === undefined) return [];
  const all = [...claimed].filter(([, other]) => other === role).map(([other]) => other);
  const cards = view.deck.filter((card) => card === role).length;
  return all.length > cards ? all.filter((other) => other !== seat) : [];
}
