import {
  capital,
  type Format,
  isRecord,
  type Json,
  listInWords,
  type Speaking,
  seatFormats,
  type Text,
} from '@veillee/kernel';
import type { Names } from './names.ts';

const fill = (template: string, words: { readonly [slot: string]: string }): string =>
  template.replace(/\{(\w+)\}/g, (_, slot: string) => words[slot] ?? '');

/** The words of an id; one that has none is a broken invariant. */
function knownIn<T>(table: { readonly [id: string]: T }, id: Json | undefined): T {
  const found = typeof id === 'string' ? table[id] : undefined;
  if (found === undefined) throw new Error(`no words for ${JSON.stringify(id)}`);
  return found;
}

const several = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const nameOf = seatFormats.seat;
const allNames = (seats: Json | undefined, say: Speaking): string =>
  listInWords(
    several(seats).map((seat) => nameOf(seat, say)),
    say.lang,
  );

/** How parameters read: seats by name, ids by their names, places by where they are. */
export function formatsOf(names: Names): Text['formats'] {
  const { characters, marks, artefacts, teams, terms, calls } = names;
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
    card: (value) => knownIn(characters, value).name,
    theCard: (value) => knownIn(characters, value).the,
    of: (value) => knownIn(characters, value).of,
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
    claimed: (value, say) => claimed(names, value, say, 'told'),
    stated: (value, say) => claimed(names, value, say, 'said'),
  };
}

function tallyFormats({ terms }: Names): Text['formats'] {
  return {
    orNobody: (value, say) => {
      const some = value === null ? [] : Array.isArray(value) ? value : [value];
      return some.length === 0 ? terms.nobody : allNames(some, say);
    },
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

const isPart = (value: Json): value is { readonly [field: string]: Json } => isRecord(value);

/** A claim on the public record, in the claimant's words or told of them: `said` is the answer with their seat as `who`. */
function claimed(names: Names, said: Json, say: Speaking, as: 'said' | 'told'): string {
  const { characters, marks, artefacts, terms, claims } = names;
  if (!isPart(said)) throw new Error(`no claim: ${JSON.stringify(said)}`);
  const centre = (card: Json): string =>
    card === 'across'
      ? terms['centre.the-across']
      : fill(terms['centre.the-card'], { n: String(card).slice(1) });
  const side = (value: Json): string =>
    said.do === 'tapped'
      ? terms[value === 'left' ? 'shoulder.left' : 'shoulder.right']
      : terms[value === 'left' ? 'to-left' : 'to-right'];
  const words: { [slot: string]: string } = {
    who: nameOf(said.who ?? null, say),
    players: allNames(said.players, say),
  };
  const fillIn = (slot: string, word: (value: Json) => string): void => {
    const [value] = several(said[slot]);
    if (value !== undefined) words[slot] = word(value);
  };
  fillIn('player', (seat) => nameOf(seat, say));
  fillIn('role', (id) => knownIn(characters, id).a);
  fillIn('card', centre);
  fillIn('mark', (id) => knownIn(marks, id).the);
  fillIn('artefact', (id) => knownIn(artefacts, id).the);
  fillIn('side', side);
  return fill(knownIn(claims, said.do)[as], words);
}
