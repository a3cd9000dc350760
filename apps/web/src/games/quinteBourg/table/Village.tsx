import { isOptional, type OfficeId, officeIds, offices as posts, type View } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import type { Speaker } from '../../speaker.ts';
import entries from '../entries.module.css';
import { Gazette } from '../gazette/Gazette.tsx';
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
      <Gazette {...shown} />
      <Offices view={view} say={say} />
      {view.all === null ? null : <AllCards all={view.all} say={say} />}
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

function Offices({ view, say }: Part): JSX.Element {
  const words = own[say.lang];
  const listed = officeIds.filter((office) => view.offices[office] !== null || isOpen(office, view));
  return (
    <details class="more">
      <summary>{words.offices}</summary>
      <dl class={entries.pairs}>
        {listed.map((office) => (
          <div key={office}>
            <dt>{say.format('office', office, view.offices[office])}</dt>
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
