import type { Json } from '@veillee/kernel';
import type { Ledger as Book } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import type { Speaker } from '../speaker.ts';
import { ledgerWords } from './ledgerWords.ts';
import { own } from './ownWords.ts';

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
  const coins = book.coins.map(
    (entry) =>
      `${words.dayNumber(entry.day)} · ${say.format('coins', entry.coins)} : ${name(entry.from)} → ${name(entry.to)} (${why(entry.why)})`,
  );
  const terms = book.terms.map(
    ({ day, office, seat }) => `${words.dayNumber(day)} · ${say.format('office', office)} : ${name(seat)}`,
  );
  const deeds = book.deeds.map((deed) => `${words.dayNumber(deed.day)} · ${deedWords(deed, say)}`);
  return (
    <details class="more ledger">
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
      <ol class="entries" reversed>
        {lines.toReversed().map((line, i) => (
          <li key={lines.length - i}>{line}</li>
        ))}
      </ol>
    </section>
  );
}

/** One deed: who, what, whom, and what came of it. */
export function deedWords({ by, did, params }: Deed, say: Speaker): string {
  const words = ledgerWords[say.lang];
  const seat = (value: unknown): string => (typeof value === 'number' ? (say.names[value] ?? '…') : '–');
  const seats = (value: unknown): string => say.list((value as readonly unknown[]).map(seat));
  if (did === 'places') return placesWords(params, say);
  if (did.startsWith('master.')) return `${say.say({ key: did })} : ${String(params.reason ?? '')}`;
  const [card = '', verb = ''] = did.split('.');
  const whole = words.did[did];
  const doing = whole ?? words.did[verb] ?? did;
  const who = by === null ? '' : whole === undefined ? `${seat(by)} (${cardWords(card, say)})` : seat(by);
  const { first, second } = params;
  const whom = [
    ...['target', 'house', 'player'].flatMap((key) => (key in params ? [seat(params[key])] : [])),
    ...(params.players === undefined ? [] : [seats(params.players)]),
    ...(first === undefined ? [] : [seats([first, second])]),
    ...(typeof params.camp === 'string' ? [say.format('camp', params.camp) ?? ''] : []),
    ...(typeof params.speciality === 'string' ? [say.format('speciality', params.speciality) ?? ''] : []),
  ];
  return [who, doing, ...whom, outcome(params, say, seats)].filter(Boolean).join(' ');
}

/** What stands in brackets after a deed. */
function outcome(params: Deed['params'], say: Speaker, seats: (value: unknown) => string): string {
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
      const found = say.format(kind, card as Json);
      if (found !== undefined) return found;
    } catch {
      // Not a card of this kind: the next may have a word for it.
    }
  }
  return card;
}

function placesWords({ places, why }: Deed['params'], say: Speaker): string {
  const words = ledgerWords[say.lang];
  const away = (places as readonly (number | null)[]).flatMap((house, who) => {
    if (house === null || house === who) return [];
    const action = String((why as readonly unknown[])[who] ?? '');
    const name = (at: number): string => say.names[at] ?? '…';
    return [`${words.at(name(who), name(house))} (${words.actions[action] ?? action})`];
  });
  return `${words.places} ${away.length === 0 ? '–' : away.join(', ')}`;
}
