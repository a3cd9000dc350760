import { type Field, type Form, isKeyOf, type Option, type Right } from '@veillee/kernel';
import { isTellable, marksIn, type RoleId, type View } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import { lang } from '../../../words/language.ts';
import type { WayGroup } from '../../face.ts';
import { dayWords } from '../dayWords.ts';
import { claimedRole } from './claimedRole.ts';

/** Of the claim board, what a character of this deck could say; whatever somebody knows or holds, the same for all. */
export function sayable(right: Right, deck: readonly RoleId[]): Right {
  const marks: readonly Option[] = marksIn(deck);
  const among = (field: Field): Field =>
    'pick' in field && field.of === 'mark'
      ? { ...field, pick: field.pick.filter((mark) => marks.includes(mark)) }
      : field;
  const form: Form = Object.fromEntries(
    Object.entries(right.form)
      .filter(([way]) => !isKeyOf(names.fr.claims, way) || isTellable(way, deck))
      .map(([way, { fields, ...more }]) => [
        way,
        {
          ...more,
          fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, among(field)])),
        },
      ]),
  );
  return { ...right, form };
}

const about: { readonly [group in 'who' | 'cards' | 'marks']: readonly string[] } = {
  who: ['was', 'became'],
  cards: ['saw-card', 'saw-centre', 'swapped-cards', 'took-card', 'took-centre', 'gave-card', 'shifted'],
  marks: ['held-mark', 'saw-mark', 'gave-mark', 'took-mark', 'swapped-marks'],
};

/** The characters somebody claims: the one they were dealt, by their last word on it, and whomever they copied. */
function claimedRoles({ claims }: View, seat: unknown): readonly RoleId[] {
  const mine = claims.filter((claim) => claim.seat === seat).map(({ said }) => said);
  const was = mine.map(claimedRole).findLast((role) => role !== undefined);
  const copied = mine.findLast((said) => said.do === 'became');
  const became = copied && claimedRole({ ...copied, do: 'was' });
  return [was, became].filter((role) => role !== undefined);
}

/** What fits the character one claims comes first, whatever one really holds; without a claim, by what it is about. */
export function grouped(right: Right, view: View, seat: unknown): readonly WayGroup[] {
  const say = dayWords[lang.value];
  const all = Object.keys(right.form);
  const claimed = claimedRoles(view, seat);
  const last = claimed.at(-1);
  if (last !== undefined) {
    const fits = all.filter((way) => !isKeyOf(names.fr.claims, way) || isTellable(way, claimed));
    return [
      { title: say.fits(names[lang.value].characters[last].a), ways: fits, folded: false },
      { title: say.otherwise, ways: all.filter((way) => !fits.includes(way)), folded: true },
    ].filter(({ ways }) => ways.length > 0);
  }
  const { who, cards, marks } = about;
  const known = [...who, ...cards, ...marks];
  return [
    { title: say.groups.who, ways: who, folded: false },
    { title: say.groups.cards, ways: cards, folded: true },
    { title: say.groups.marks, ways: marks, folded: true },
    { title: say.groups.people, ways: all.filter((way) => !known.includes(way)), folded: true },
  ]
    .map((group) => ({ ...group, ways: group.ways.filter((way) => all.includes(way)) }))
    .filter(({ ways }) => ways.length > 0);
}
