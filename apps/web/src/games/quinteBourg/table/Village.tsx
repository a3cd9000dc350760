import type { Phrase } from '@veillee/kernel';
import { isOptional, type OfficeId, officeIds, offices as posts, type View } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import paper from '../../../kit/paper.module.css';
import unfold from '../../../kit/unfold.module.css';
import type { Speaker } from '../../speaker.ts';
import entries from '../entries.module.css';
import { own } from '../ownWords.ts';
import type { Shown } from '../shown.ts';
import { AllCards } from './AllCards.tsx';
import { isDark } from './isDark.ts';
import { Ledger } from './Ledger.tsx';
import css from './Village.module.css';

/** What everybody may read: the gazette, the day's session, offices; for master and spirits everything. */
export function Village(shown: Shown): JSX.Element | null {
  const view = shown.sight.view;
  const { say } = shown;
  if (isDark(shown.sight)) return null;
  return (
    <section class={`pad ${css.village}`}>
      <Session view={view} say={say} />
      <LastNews view={view} say={say} />
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
          <ul class={entries.entries}>
            {ballots.map(({ voter, named }) => (
              <li key={voter}>
                {name(voter)} → {named.length === 0 ? words.blank : named.map(name).join(' > ')}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {numbers.length > 0 ? (
        <ul class={entries.entries}>
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
    <ul class={entries.entries}>
      {news.map((one, i) => (
        <li key={i}>{say.say(one)}</li>
      ))}
    </ul>
  );
}

function LastNews({ view, say }: Part): JSX.Element {
  const words = own[say.lang];
  const { gazette } = view;
  if (gazette === null) return <p class="hint">{words.noGazette}</p>;
  const weekday = say.format('weekday', gazette.weekday) ?? '';
  const earlier = Math.max(0, gazette.news.length - latest);
  return (
    <article class={`${paper.paper} ${css.gazette}`}>
      <h2>{words.gazette(weekday)}</h2>
      {earlier > 0 ? (
        <details class={unfold.unfold}>
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
  const listed = officeIds.filter((office) => view.offices[office] !== null || isOpen(office, view));
  return (
    <details class="more">
      <summary>{words.offices}</summary>
      <dl class={entries.pairs}>
        {listed.map((office) => (
          <div key={office}>
            <dt>{say.format('office', office)}</dt>
            <dd>{holderOf(office, view, say) ?? words.vacant}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function holderOf(office: OfficeId, { offices }: View, say: Speaker): string | undefined {
  const seat = offices[office];
  return seat === null ? undefined : (say.names[seat] ?? '…');
}

/** Whether a vacant office waits for somebody alive: an optional one may not be in this game, or no longer. */
const isOpen = (office: OfficeId, { optional }: View): boolean =>
  isOptional(office) ? optional.includes(office) : posts[office].ghosts !== 'only';
