import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { setTo } from '../../../kit/setTo.ts';
import { isPocket } from '../../../line/session.ts';
import { putOnPaper } from '../../../shell/onPaper.ts';
import { nightsOfWeek } from '../cards/cardFacts.ts';
import { paperWords } from '../paperWords.ts';
import { phoneWords } from '../phoneWords.ts';
import type { Shown } from '../shown.ts';
import { Articles, Marked } from './Articles.tsx';
import css from './Gazette.module.css';
import { GazettePage } from './GazettePage.tsx';
import { OnTheWall } from './OnTheWall.tsx';
import { type Paper, usePapers } from './usePapers.ts';
import { Woodcut } from './Woodcut.tsx';

/** The village's newspaper in one column, with every issue so far; it fills the page it stands on. */
export function Gazette({ sight, say }: Shown): JSX.Element {
  const words = paperWords[say.lang];
  const papers = usePapers({ sight, say });
  /** The number that is read; null: the latest, whichever that is. */
  const chosen = useSignal<number | null>(null);
  const sheet = useRef<HTMLElement>(null);
  const paper = papers.find(({ issue }) => issue.number === chosen.value) ?? papers.at(-1);
  const number = paper?.issue.number;
  useEffect(() => {
    if (number !== undefined) sheet.current?.scrollTo(0, 0);
  }, [number]);
  if (paper === undefined) return <p class={`hint ${css.none}`}>{words.none}</p>;
  const choose = (number: number): void => {
    chosen.value = number === papers.length ? null : number;
  };
  return (
    <div class={css.gazette}>
      <Days papers={papers} at={paper} say={say} choose={choose} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <article class={css.sheet} ref={sheet} lang={say.lang} tabIndex={0} aria-label={words.title}>
        <h2 class={css.masthead}>{words.title}</h2>
        <Woodcut />
        <header>
          <p class={css.ears}>{paper.printed.ears[0]}</p>
          <h3 class={css.headline}>{paper.printed.headline}</h3>
          <p class={css.stand}>
            <Marked text={paper.printed.standfirst} />
          </p>
          {paper.issue.inPress && paper.issue.headline.key !== 'lead.press' ? (
            <p class={css.press}>{words.inPress}</p>
          ) : null}
        </header>
        <Articles {...paper} say={say} />
        <p class={css.signature}>{words.signature}</p>
        <Copies paper={paper} say={say} />
      </article>
    </div>
  );
}

interface Choosing {
  readonly papers: readonly Paper[];
  readonly at: Paper;
  readonly say: Shown['say'];
  choose(number: number): void;
}

/** The issues by day; those of the week that are still to come are there and shut. */
function Days({ papers, at, say, choose }: Choosing): JSX.Element {
  const words = paperWords[say.lang];
  const { days } = phoneWords[say.lang];
  const row = useRef<HTMLElement>(null);
  const { number } = at.issue;
  useEffect(() => {
    const pressed = row.current?.querySelector(`[data-issue="${number}"]`);
    pressed?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [number]);
  const last = papers.at(-1)?.issue.weekday;
  const coming =
    last === undefined || last === 'sunday' ? [] : nightsOfWeek.slice(nightsOfWeek.indexOf(last) + 1);
  return (
    <nav class={css.days} ref={row} aria-label={words.issues}>
      {papers.map(({ issue }) => (
        <button
          key={issue.number}
          type="button"
          data-issue={issue.number}
          aria-pressed={issue === at.issue}
          onClick={() => choose(issue.number)}
        >
          {days[issue.weekday]}
          <span class="unseen">, {words.issue(issue.number)}</span>
        </button>
      ))}
      {coming.map((day) => (
        <span key={day} class={css.coming} aria-hidden="true">
          {days[day]}
        </span>
      ))}
    </nav>
  );
}

/** More copies of it: on paper, or on anybody's phone by a code on the wall. */
function Copies({ paper, say }: { readonly paper: Paper; readonly say: Shown['say'] }): JSX.Element {
  const words = paperWords[say.lang];
  const onTheWall = useSignal(false);
  return (
    <div class={css.copies}>
      <button type="button" class={css.copy} onClick={() => putOnPaper(<GazettePage {...paper} say={say} />)}>
        {words.print}
      </button>
      {isPocket.value ? null : (
        <button type="button" class={css.copy} onClick={setTo(onTheWall, true)}>
          {words.wall}
        </button>
      )}
      {onTheWall.value ? <OnTheWall say={say} close={setTo(onTheWall, false)} /> : null}
    </div>
  );
}
