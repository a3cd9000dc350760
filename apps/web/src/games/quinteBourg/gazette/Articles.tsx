import type { Issue, Printed } from '@veillee/quinte-bourg';
import type { ComponentChildren, JSX } from 'preact';
import { classes } from '../../../kit/classes.ts';
import type { Speaker } from '../../speaker.ts';
import { paperWords } from '../paperWords.ts';
import css from './Articles.module.css';
import type { Paper } from './usePapers.ts';

interface Part extends Paper {
  readonly say: Speaker;
}

/** What is between ‹these› stands out. */
export function Marked({ text }: { readonly text: string }): JSX.Element {
  return <>{text.split(/‹([^›]*)›/).map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part))}</>;
}

/** All but the lead: the articles with their figures, in the order they are read. */
export function Articles({ issue, printed, say }: Part): JSX.Element {
  const [first, ...rest] = printed.articles;
  const article = (one: Printed['articles'][number], opens = false): JSX.Element => (
    <Piece key={one.section} title={one.title} text={one.text} list={one.section === 'ads'} opens={opens}>
      {one.section === 'court' ? <Tally issue={issue} say={say} /> : null}
      {one.section === 'chairs' ? <Posts issue={issue} say={say} /> : null}
    </Piece>
  );
  return (
    <>
      {first === undefined ? null : article(first, true)}
      <Counts issue={issue} say={say} />
      {rest.map((one) => article(one))}
    </>
  );
}

function Piece({
  title,
  text,
  list,
  opens,
  children,
}: {
  readonly title: string;
  readonly text: readonly string[];
  readonly list: boolean;
  readonly opens: boolean;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <section class={css.article}>
      <h4>{title}</h4>
      {list ? (
        <ul class={css.ads}>
          {text.map((one, i) => (
            <li key={i}>
              <Marked text={one} />
            </li>
          ))}
        </ul>
      ) : (
        <p class={classes(opens && text.join(' ').length > 140 && css.opens)}>
          <Marked text={text.join(' ')} />
        </p>
      )}
      {children}
    </section>
  );
}

interface Figures {
  readonly issue: Issue;
  readonly say: Speaker;
}

/** How many live, and how many do not quite; red is what changed since the paper before. */
function Counts({ issue: { counts, countsBefore }, say }: Figures): JSX.Element {
  const words = paperWords[say.lang];
  const figures = [
    [counts.alive, words.alive, countsBefore.alive],
    [counts.ghosts, words.ghosts(counts.ghosts), countsBefore.ghosts],
    [counts.spirits, words.spirits(counts.spirits), countsBefore.spirits],
  ] as const;
  return (
    <dl class={css.counts} aria-label={words.counts}>
      {figures.map(([n, what, before], i) => (
        <div key={i}>
          <dt>{what}</dt>
          <dd class={classes(n !== before && css.fresh)}>
            {n}
            {n === before ? null : <span class="unseen">, {words.changed}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Yesterday's fingers, whose most first. */
function Tally({ issue: { tally }, say }: Figures): JSX.Element | null {
  const words = paperWords[say.lang];
  const most = Math.max(...tally.map(({ votes }) => votes), 1);
  if (tally.length === 0) return null;
  return (
    <ul class={css.tally} aria-label={words.tally}>
      {tally.slice(0, 8).map(({ player, votes, sentenced }) => (
        <li key={player ?? 'blank'} class={classes(sentenced && css.fresh)}>
          <span class={css.who}>{player === null ? words.blank : (say.names[player] ?? '…')}</span>
          <i class={css.bar} style={{ '--share': votes / most }} />
          <b>
            {votes}
            {sentenced ? <span class="unseen">, {words.sentenced}</span> : null}
          </b>
        </li>
      ))}
    </ul>
  );
}

/** Who holds what. */
function Posts({ issue: { offices }, say }: Figures): JSX.Element {
  const words = paperWords[say.lang];
  return (
    <dl class={css.posts} aria-label={words.posts}>
      {offices.map(({ office, holder, isNew }) => (
        <div key={office}>
          <dt>{say.format('office', office, holder)}</dt>
          <dd class={classes(isNew && css.fresh)}>
            {holder === null ? words.vacant : (say.names[holder] ?? '…')}
            {isNew ? <span class="unseen">, {words.changed}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
