import { type Format, type Json, seatFormats } from '@veillee/kernel';
import { fill, several } from './filling.ts';
import type { Names } from './names.ts';

/** Cards and marks by whom they lie before; `about` is whoever lays hand on them, or `mine` says so in their own words. */
export function swapFormats(
  { terms }: Names,
  whose: 'mine' | 'theirs' = 'theirs',
): {
  readonly [kind in 'cardAt' | 'markAt' | 'twoCards' | 'twoMarks']: Format;
} {
  const at =
    (thing: 'card' | 'mark'): Format =>
    (place, say) => {
      if (place === 'across') return terms['centre.the-across'];
      if (typeof place === 'string') return fill(terms['centre.the-card'], { n: place.slice(1) });
      if (place === say.self) return terms[`${thing}.yours`];
      if (place === say.about) return terms[`${thing}.${whose}`];
      return fill(terms[`${thing}.of`], { of: seatFormats.of(place, say) });
    };
  /** The doer's own first, then the reader's; of two before players the thing is named once. */
  const two =
    (thing: 'card' | 'mark'): Format =>
    (value, say) => {
      const rank = (place: Json): number =>
        place === (say.about ?? say.self) ? 0 : place === say.self ? 1 : typeof place === 'number' ? 2 : 3;
      const [one = null, other = null] = several(value).toSorted((a, b) => rank(a) - rank(b));
      const that =
        typeof other !== 'number'
          ? at(thing)(other, say)
          : other === say.self
            ? terms[`${thing}.thatYours`]
            : fill(terms['that.of'], { of: seatFormats.of(other, say) });
      return fill(terms['swap.with'], { one: at(thing)(one, say), other: that });
    };
  return { cardAt: at('card'), markAt: at('mark'), twoCards: two('card'), twoMarks: two('mark') };
}
