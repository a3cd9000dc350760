import { titled } from '@veillee/kernel';
import type { Ledger as Book } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import { asList } from '../../asList.ts';
import type { Speaker } from '../../speaker.ts';
import entries from '../entries.module.css';
import { ledgerWords } from '../ledgerWords.ts';
import { own } from '../ownWords.ts';

type Deed = Book['deeds'][number];

/** The master's book as plain lists, the latest first. */
export function Ledger({ book, say }: { readonly book: Book; readonly say: Speaker }): JSX.Element {
  const words = own[say.lang];
  const name = (place: number | 'out' | null): string =>
    place === 'out' ? words.out : place === null ? words.vacant : (say.names[place] ?? '…');
  const why = (key: string): string => {
    const [first = '', card] = key.split(':');
    const of = card === undefined ? '' : ` (${say.format('speciality', card) ?? card})`;
    return `${ledgerWords[say.lang].why[first] ?? first}${of}`;
  };
  const line = (day: number, title: string, text: string): string =>
    `${words.dayNumber(day)} · ${titled(title, text, say.lang)}`;
  const coins = book.coins.map(({ day, coins, from, to, why: key }) =>
    line(day, say.format('coins', coins) ?? '', `${name(from)} → ${name(to)} (${why(key)})`),
  );
  const terms = book.terms.map(({ day, office, seat }) =>
    line(day, say.format('office', office, seat) ?? '', name(seat)),
  );
  const deeds = book.deeds.map((deed) => `${words.dayNumber(deed.day)} · ${deedWords(deed, say)}`);
  return (
    <details class="more">
      <summary>{words.ledger}</summary>
      <div class="stack">
        <Lines title={words.deeds} lines={deeds} none={words.nothing} />
        <Lines title={words.coins} lines={coins} none={words.nothing} />
        <p class="hint">{words.coinsOut(say.format('coins', book.coinsOut) ?? String(book.coinsOut))}</p>
        <Lines title={words.terms} lines={terms} none={words.nothing} />
      </div>
    </details>
  );
}

function Lines({
  title,
  lines,
  none,
}: {
  readonly title: string;
  readonly lines: readonly string[];
  readonly none: string;
}): JSX.Element {
  return (
    <section>
      <h3>{title}</h3>
      {lines.length === 0 ? <p class="hint">{none}</p> : null}
      <ol class={entries.entries} reversed>
        {lines.toReversed().map((line, i) => (
          <li key={lines.length - i}>{line}</li>
        ))}
      </ol>
    </section>
  );
}

/** One deed: who, what, whom, and what came of it; `under`: beneath a title that names the card already. */
export function deedWords({ by, did, params }: Deed, say: Speaker, under = false): string {
  const words = ledgerWords[say.lang];
  const seat = (value: unknown): string => (typeof value === 'number' ? (say.names[value] ?? '…') : '–');
  const seats = (value: unknown): string => say.list(asList(value).map(seat));
  if (did === 'places') return placesWords(params, say);
  if (did.startsWith('master.')) return titled(say.say({ key: did }), String(params.reason ?? ''), say.lang);
  const [card = ''] = did.split('.');
  const whole = words.did[did];
  const doing = whole ?? saidByCard(`did.${did}`, say) ?? did;
  const who =
    by === null ? '' : whole === undefined && !under ? `${seat(by)} (${cardWords(card, say)})` : seat(by);
  const { first, second } = params;
  const whom = [
    ...['target', 'house', 'player'].flatMap((key) => (key in params ? [seat(params[key])] : [])),
    ...(params.players === undefined ? [] : [seats(params.players)]),
    ...(first === undefined ? [] : [seats([first, second])]),
    ...(typeof params.camp === 'string' ? [say.format('camp', params.camp) ?? ''] : []),
    ...(typeof params.speciality === 'string' ? [say.format('speciality', params.speciality) ?? ''] : []),
  ];
  return [who, doing, ...whom, deedOutcome(params, say, seats)].filter(Boolean).join(' ');
}

/** What a card itself says of it, if one does. */
const saidByCard = (key: string, say: Speaker): string | undefined =>
  say.has(key) ? say.say({ key }) : undefined;

/** What stands in brackets after a deed. */
function deedOutcome(params: Deed['params'], say: Speaker, seats: (value: unknown) => string): string {
  const words = ledgerWords[say.lang];
  const { coins, price, cause, failed, inside, way } = params;
  const told = [
    typeof coins === 'number' ? (say.format('coins', coins) ?? '') : '',
    typeof price === 'number' ? (say.format('coins', price) ?? '') : '',
    typeof cause === 'string' ? (words.causes[cause] ?? cause) : '',
    typeof way === 'string' ? (words.clockwise[way] ?? way) : '',
    typeof failed === 'string' ? (words.failed[failed] ?? failed) : '',
    Array.isArray(inside) ? `${words.inside} ${seats(inside)}` : '',
  ].filter(Boolean);
  return told.length === 0 ? '' : `(${told.join(', ')})`;
}

function cardWords(card: string, say: Speaker): string {
  for (const kind of ['role', 'speciality', 'office']) {
    try {
      const found = say.format(kind, card);
      if (found !== undefined) return found;
    } catch {
      // Not a card of this kind: the next may have a word for it.
    }
  }
  return card;
}

function placesWords({ places, why }: Deed['params'], say: Speaker): string {
  const words = ledgerWords[say.lang];
  const away = asList(places).flatMap((house, who) => {
    if (typeof house !== 'number' || house === who) return [];
    const action = String(asList(why)[who] ?? '');
    const name = (at: number): string => say.names[at] ?? '…';
    return [
      `${words.at(name(who), name(house))} (${words.actions[action] ?? saidByCard(`stay.${action}`, say) ?? action})`,
    ];
  });
  return `${words.places} ${away.length === 0 ? '–' : away.join(', ')}`;
}
