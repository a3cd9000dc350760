import type { Phrase, Sight } from '@veillee/kernel';
import type { Everything, Mine, View } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import { Icon } from '../../kit/marks.tsx';
import { useHold } from '../../prompt/useHold.ts';
import type { Shown } from '../face.ts';
import type { Speaker } from '../speaker.ts';
import { Ledger } from './Ledger.tsx';
import { own } from './ownWords.ts';

export const viewOf = ({ sight }: Shown): View => sight.view as View;
/** Eyes are closed; the master's are not. */
export const isDark = ({ chair, view }: Sight): boolean =>
  chair !== 'master' && ['opening', 'night'].includes((view as View).phase);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What belongs to one's cards, line by line. */
function cardLines(mine: Mine, say: Speaker): readonly (readonly [string, string])[] {
  const words = own[say.lang];
  const names = (seats: readonly number[]): string => say.list(seats.map((seat) => say.names[seat] ?? '…'));
  const inherited = mine.held.length !== 1 || mine.held[0] !== mine.speciality;
  const lines: (readonly [string, string])[] = [
    [words.camps, say.list(mine.camps.map((camp) => say.format('camp', camp) ?? camp))],
    [words.held, inherited ? say.list(mine.held.map((id) => say.format('speciality', id) ?? id)) : ''],
    [
      words.conditions,
      mine.conditions.map((condition) => say.format('condition', condition) ?? condition).join(' · '),
    ],
    [words.purse, say.format('coins', mine.coins) ?? String(mine.coins)],
    [words.lover, mine.lover === null ? '' : names([mine.lover])],
    [words.met, names(mine.met)],
    [words.spent, mine.spent.map((topic) => say.say({ key: topic })).join(' · ')],
    [words.before, mine.notes.join(' · ')],
  ];
  return lines.filter(([, told]) => told !== '');
}

/** My two cards and all that hangs on them, only while I hold the pad: neighbours must not read them at a glance. */
export function MyCards(shown: Shown): JSX.Element | null {
  const { held, pad } = useHold();
  const { mine, phase } = viewOf(shown);
  if (mine === null || typeof shown.sight.chair !== 'number') return null;
  const words = own[shown.say.lang];
  return (
    <section class="pad stack village-cards">
      <button
        type="button"
        class={`button hold${phase === 'deal' && !held.value ? ' ember' : ''}`}
        aria-pressed={held.value}
        {...pad}
      >
        <Icon name="semi-closed-eye" />
        {held.value ? words.release : words.cards}
      </button>
      {held.value ? <TwoCards shown={shown} mine={mine} /> : null}
    </section>
  );
}

function TwoCards({ shown, mine }: { readonly shown: Shown; readonly mine: Mine }): JSX.Element {
  const { sight, say } = shown;
  const words = own[say.lang];
  const spouse = viewOf(shown).players[sight.chair as number]?.spouse ?? null;
  return (
    <div aria-live="polite">
      <p class="village-pair">
        <b>{say.format('role', mine.role)}</b>
        <b>{say.format('speciality', mine.speciality)}</b>
      </p>
      <dl class="pairs">
        {[
          ...cardLines(mine, say),
          ...(spouse === null ? [] : [[words.spouse, say.names[spouse] ?? '…'] as const]),
        ].map(([what, told]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{told}</dd>
          </div>
        ))}
      </dl>
      {mine.asleep ? <p class="hint">{words.asleep}</p> : null}
    </div>
  );
}

/** What everybody may read: the gazette, the day's session, offices; for master and spirits everything. */
export function Village(shown: Shown): JSX.Element | null {
  const view = viewOf(shown);
  const { say } = shown;
  if (isDark(shown.sight)) return null;
  return (
    <section class="pad village">
      <Session view={view} say={say} />
      <Gazette view={view} say={say} />
      <Offices view={view} say={say} />
      {view.all === null ? null : <AllCards all={view.all} view={view} say={say} />}
      {view.ledger === null ? null : <Ledger book={view.ledger} say={say} />}
    </section>
  );
}

interface Part {
  readonly view: View;
  readonly say: Speaker;
}

function Session({ view, say }: Part): JSX.Element | null {
  const words = own[say.lang];
  const { law, ballots, groups, phase } = view;
  const name = (seat: number): string => say.names[seat] ?? '…';
  const numbers = [...new Set(groups)].filter((group) => group !== null).toSorted((a, b) => a - b);
  if (phase !== 'day' && phase !== 'sunday') return null;
  return (
    <>
      {phase === 'day' ? (
        <p>
          {words.week(view.week)} {words.session(say.format('session', view.session) ?? view.session)}{' '}
          {law === null ? '' : words.law(say.format('law', law) ?? law.id)}
        </p>
      ) : null}
      {ballots.length > 0 ? (
        <details class="more" open>
          <summary>{words.votes}</summary>
          <ul class="entries">
            {ballots.map(({ voter, named }) => (
              <li key={voter}>
                {name(voter)} → {named.length === 0 ? words.blank : named.map(name).join(' > ')}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {numbers.length > 0 ? (
        <ul class="entries">
          {numbers.map((group) => (
            <li key={group}>
              <b>{words.group(group)}</b>{' '}
              {say.list(groups.flatMap((its, seat) => (its === group ? [name(seat)] : [])))}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** So much of a long page is read at a glance. */
const latest = 6;

function News({ news, say }: { readonly news: readonly Phrase[]; readonly say: Speaker }): JSX.Element {
  return (
    <ul class="entries">
      {news.map((one, i) => (
        <li key={i}>{say.say(one)}</li>
      ))}
    </ul>
  );
}

function Gazette({ view, say }: Part): JSX.Element {
  const words = own[say.lang];
  const { gazette } = view;
  if (gazette === null) return <p class="hint">{words.noGazette}</p>;
  const weekday = say.format('weekday', gazette.weekday) ?? '';
  const earlier = Math.max(0, gazette.news.length - latest);
  return (
    <article class="paper gazette">
      <h2>{words.gazette(say.lang === 'fr' ? weekday : capital(weekday))}</h2>
      {earlier > 0 ? (
        <details>
          <summary>{words.earlier(earlier)}</summary>
          <News news={gazette.news.slice(0, earlier)} say={say} />
        </details>
      ) : null}
      <News news={gazette.news.slice(earlier)} say={say} />
    </article>
  );
}

function Offices({ view, say }: Part): JSX.Element {
  const words = own[say.lang];
  const held = Object.entries(view.offices).filter(
    ([office, seat]) => seat !== null || !['chief', ...unused(view)].includes(office),
  );
  return (
    <details class="more">
      <summary>{words.offices}</summary>
      <dl class="pairs">
        {held.map(([office, seat]) => (
          <div key={office}>
            <dt>{say.format('office', office)}</dt>
            <dd>{seat === null ? words.vacant : (say.names[seat] ?? '…')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Optional offices that are not in this game, or no longer. */
const unused = ({ offices, optional }: View): readonly string[] =>
  Object.keys(offices).filter(
    (office) =>
      !['scrutineer', 'chief', 'president', 'prosecutor', 'notary', 'senator', ...optional].includes(office),
  );

export function AllCards({ all, view, say }: Part & { readonly all: Everything }): JSX.Element {
  const words = own[say.lang];
  return (
    <details class="more" open={view.phase === 'end'}>
      <summary>{words.allCards}</summary>
      <ul class="entries">
        {all.players.map((player, seat) => (
          <li key={seat}>
            <b>{say.names[seat]}</b>{' '}
            {[
              say.format('role', player.role),
              say.list(player.held.map((id) => say.format('speciality', id) ?? id)),
              player.camps.map((camp) => say.format('camp', camp)).join(' + '),
              say.format('coins', player.coins),
              player.charmed ? words.charmed : '',
              words.fates[player.fate],
              ...player.conditions.map(
                (condition) => (say.format('condition', condition) ?? '').split(/\s?:/)[0],
              ),
            ]
              .filter(Boolean)
              .join(', ')}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Everything turned up, under the verdict. */
export function Ending(shown: Shown): JSX.Element | null {
  const view = viewOf(shown);
  if (view.all === null) return null;
  return (
    <>
      <AllCards all={view.all} view={view} say={shown.say} />
      {view.ledger === null ? null : <Ledger book={view.ledger} say={shown.say} />}
    </>
  );
}
