import type { Grammar } from './grammar.ts';
import { type ByLang, capital } from './language.ts';
import { genderOf, isSelf, nameAt, type People } from './people.ts';
import { english } from './text/en/grammar.ts';
import { french } from './text/fr/grammar.ts';
import type { Format, Json } from './text.ts';

const grammars: ByLang<Grammar> = { fr: french, en: english };

/** A seat, several, or somebody on paper who is only a name. */
const seatsOf = (value: Json): readonly number[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => (typeof one === 'number' ? [one] : []));

const namesOf = (value: Json, people: People): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => {
    if (typeof one === 'string') return [one];
    return one === people.self ? [] : [nameAt(people.names, Number(one))];
  });

const said =
  (form: Exclude<keyof Grammar, 'oneself'>): Format =>
  (value, say) =>
    grammars[say.lang][form](namesOf(value, say), isSelf(say, seatsOf(value)));
const begun =
  (format: Format): Format =>
  (value, say, forms) =>
    capital(format(value, say, forms));
const { subject, object, of, that } = {
  subject: said('subject'),
  object: said('object'),
  of: said('of'),
  that: said('that'),
};

/** The formatters that every game has: how people stand in a sentence, and what the sentence changes for their sake. */
export const seatFormats = {
  seat: object,
  seats: object,
  Seat: begun(object),
  subject,
  Subject: begun(subject),
  of,
  that,
  /** Whoever does it, or somebody else: of oneself in the third person it is said otherwise. */
  other: (value, say) =>
    value === say.about && value !== say.self
      ? grammars[say.lang].oneself(genderOf(say, seatsOf(value)))
      : object(value, say),
  /** `{seats:any|with |alone}`: some, with what stands before them; or none, and what stands instead. */
  any: (value, say, [before = '', none = ''] = []) =>
    value === null || (Array.isArray(value) && value.length === 0) ? none : before + object(value, say),
  /** `{who:verb|dies|die}`: what one does, then what you do. `{who:verb|dies|die|die|die}`: several, too, then with you. */
  verb: (value, say, [one = '', second = one, you = second, all = you] = []) => {
    const seats = seatsOf(value);
    const many = seats.length > 1;
    const list = Array.isArray(value);
    if (isSelf(say, seats)) return many ? all : list ? you : second;
    return many ? second : one;
  },
  /** `{who:as|élue|élu|à ce poste}`: as of a woman, as of a man, and with neither. */
  as: (value, say, [she = '', he = '', neither = ''] = []) => {
    const gender = genderOf(say, seatsOf(value));
    return gender === 'she' ? she : gender === 'he' ? he : neither;
  },
} satisfies { readonly [kind: string]: Format };
