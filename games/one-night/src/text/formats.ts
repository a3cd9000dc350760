import { type Json, list, type Option, type Speaking, seatFormats, type Text } from '@veillee/kernel';
import type { ArtefactId, MarkId, RoleId, SoloId, TeamId } from '../ids.ts';
import type {
  Artefacts,
  Calls,
  CallTextId,
  Characters,
  ClaimId,
  Claims,
  Marks,
  Teams,
  Terms,
} from './types.ts';

/** The names of things in one language. */
export interface Names {
  readonly characters: Characters;
  readonly marks: Marks;
  readonly artefacts: Artefacts;
  readonly teams: Teams;
  readonly terms: Terms;
  readonly calls: Calls;
  readonly claims: Claims;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const fill = (template: string, words: { readonly [slot: string]: string }): string =>
  template.replace(/\{(\w+)\}/g, (_, slot: string) => words[slot] ?? '');

/** How parameters read: seats by name, ids by their names, places by where they are. */
export function formatsOf(names: Names): Text['formats'] {
  const { characters, marks, artefacts, teams, terms, calls } = names;
  const seat = (value: Json, say: Speaking): string =>
    (seatFormats.seat as Text['formats'][string])(value, say);
  const seats = (value: Json, say: Speaking): string =>
    list(
      (value as readonly Json[]).map((one) => seat(one, say)),
      say.lang,
    );
  const centre = (value: string): string =>
    value === 'across' ? terms['centre.the-across'] : fill(terms['centre.the-card'], { n: value.slice(1) });
  const where = (value: Json, say: Speaking): string => {
    if (typeof value === 'number') return fill(terms['place.seat'], { player: seat(value, say) });
    return value === 'across'
      ? terms['place.across']
      : fill(terms['place.centre'], { n: String(value).slice(1) });
  };
  return {
    ...seatFormats,
    orNobody: (value, say) => {
      const some = value === null ? [] : Array.isArray(value) ? value : [value];
      return some.length === 0 ? terms.nobody : seats(some, say);
    },
    counts: (value, say) =>
      (value as readonly (readonly [number, number])[])
        .map(([who, count]) => `${seat(who, say)} ${count}`)
        .join(', '),
    votes: (value, say) =>
      (value as readonly (number | null)[])
        .map((vote, who) => `${seat(who, say)} → ${vote === null ? terms.nobody : seat(vote, say)}`)
        .join(', '),
    where,
    Where: (value, say) => capital(where(value, say)),
    wheres: (value, say) =>
      list(
        (value as readonly Option[]).map((place) => where(place, say)),
        say.lang,
      ),
    card: (value) => characters[value as RoleId].name,
    theCard: (value) => characters[value as RoleId].the,
    of: (value) => characters[value as RoleId].of,
    mark: (value) => marks[value as MarkId].name,
    theMark: (value) => marks[value as MarkId].the,
    artefact: (value) => artefacts[value as ArtefactId].name,
    team: (value) => teams[value as TeamId | SoloId].the,
    shoulder: (value) => terms[value === 'left' ? 'shoulder.left' : 'shoulder.right'],
    towards: (value) => terms[value === 'left' ? 'to-left' : 'to-right'],
    call: (value) => calls[value as CallTextId].title,
    centre: (value) =>
      capital(
        value === 'across'
          ? terms['centre.across']
          : fill(terms['centre.card'], { n: String(value).slice(1) }),
      ),
    side: (value) => terms[value === 'left' ? 'left' : 'right'],
    claim: (value) => fill(terms['claim.number'], { n: String(value) }),
    claimed: (value, say) =>
      claimed(names, value as { readonly [field: string]: Json }, say, { seat, seats, centre }),
  };
}

/** A claim begins with a button, like any way to answer. */
export const claimWays = (claims: Claims): { readonly [key: string]: string } =>
  Object.fromEntries(Object.entries(claims).map(([id, { button }]) => [`way.${id}`, button]));

interface Tongue {
  seat(value: Json, say: Speaking): string;
  seats(value: Json, say: Speaking): string;
  centre(value: string): string;
}

/** A claim on the public record: `said` is the answer with the claimant's seat as `who`. */
function claimed(
  names: Names,
  said: { readonly [field: string]: Json },
  say: Speaking,
  tongue: Tongue,
): string {
  const { characters, marks, artefacts, terms, claims } = names;
  const one = (field: string): Json | undefined => (said[field] as readonly Json[] | undefined)?.[0];
  const shoulder = said.do === 'tapped';
  const words: { [slot: string]: string } = { who: tongue.seat(said.who as Json, say) };
  if (said.player) words.player = tongue.seat(one('player') as Json, say);
  if (said.players) words.players = tongue.seats(said.players, say);
  if (said.role) words.role = characters[one('role') as RoleId].a;
  if (said.card) words.card = tongue.centre(one('card') as string);
  if (said.mark) words.mark = marks[one('mark') as MarkId].the;
  if (said.artefact) words.artefact = artefacts[one('artefact') as ArtefactId].the;
  if (said.side) {
    const left = one('side') === 'left';
    words.side = shoulder
      ? terms[left ? 'shoulder.left' : 'shoulder.right']
      : terms[left ? 'to-left' : 'to-right'];
  }
  return fill(claims[said.do as ClaimId].told, words);
}
