import { capital, type Format, listInWords, seatFormats, type Text } from '@veillee/kernel';
import { claimed, inOwnWords } from './claimed.ts';
import { fill, knownIn, several } from './filling.ts';
import type { Names } from './names.ts';
import { swapFormats } from './swaps.ts';

const nameOf = seatFormats.seat;

/** A claim, told of whoever made it and in their own words. */
const claimFormats = (names: Names): Text['formats'] => ({
  claimed: (value, say) => claimed(names, value, say),
  stated: (value, say) => inOwnWords(names, value, say),
});

/** How parameters read: seats by name, ids by their names, places by where they are. */
export function formatsOf(names: Names): Text['formats'] {
  const { marks, artefacts, teams, terms, calls } = names;
  const where: Format = (value, say) => {
    if (typeof value === 'number') return fill(terms['place.seat'], { player: nameOf(value, say) });
    return value === 'across'
      ? terms['place.across']
      : fill(terms['place.centre'], { n: String(value).slice(1) });
  };
  return {
    ...seatFormats,
    ...tallyFormats(names),
    where,
    Where: (value, say) => capital(where(value, say)),
    wheres: (value, say) =>
      listInWords(
        several(value).map((place) => where(place, say)),
        say.lang,
      ),
    ...cardFormats(names),
    ...swapFormats(names),
    mark: (value) => knownIn(marks, value).name,
    theMark: (value) => knownIn(marks, value).the,
    artefact: (value) => knownIn(artefacts, value).name,
    team: (value) => knownIn(teams, value).the,
    shoulder: (value) => terms[value === 'left' ? 'shoulder.left' : 'shoulder.right'],
    towards: (value) => terms[value === 'left' ? 'to-left' : 'to-right'],
    call: (value) => knownIn(calls, value).title,
    centre: (value) =>
      capital(
        value === 'across'
          ? terms['centre.across']
          : fill(terms['centre.card'], { n: String(value).slice(1) }),
      ),
    side: (value) => terms[value === 'left' ? 'left' : 'right'],
    claim: (value) => fill(terms['claim.number'], { n: String(value) }),
    ...claimFormats(names),
  };
}

const cardFormats = ({ characters }: Names): Text['formats'] => ({
  card: (value) => knownIn(characters, value).name,
  theCard: (value) => knownIn(characters, value).the,
  aCard: (value) => knownIn(characters, value).a,
  ofCard: (value) => knownIn(characters, value).of,
});

function tallyFormats({ terms }: Names): Text['formats'] {
  return {
    counts: (value, say) =>
      several(value)
        .map((pair) => {
          const [who = null, count = null] = several(pair);
          return `${nameOf(who, say)} ${count}`;
        })
        .join(', '),
    votes: (value, say) =>
      several(value)
        .map((vote, who) => `${nameOf(who, say)} → ${vote === null ? terms.nobody : nameOf(vote, say)}`)
        .join(', '),
  };
}

/** A claim begins with a button, like any way to answer. */
export const claimWays = (claims: Names['claims']): { readonly [key: string]: string } =>
  Object.fromEntries(Object.entries(claims).map(([id, { button }]) => [`way.${id}`, button]));
