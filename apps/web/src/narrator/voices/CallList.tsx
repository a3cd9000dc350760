import type { JSX } from 'preact';
import { classes } from '../../kit/classes.ts';
import { lang } from '../../words/language.ts';
import { narratorWords } from '../../words/narrator.ts';
import type { Saying } from '../plan.ts';
import css from './CallList.module.css';
import type { Group } from './sayings.ts';
import { strokesOf } from './sound.ts';
import { takeOf } from './tell.ts';
import type { Lending } from './useLending.ts';
import { Wave } from './Wave.tsx';

interface Props {
  readonly groups: readonly Group[];
  readonly sayings: readonly Saying[];
  readonly lending: Lending;
}

/** Every sentence of tonight: those that were said look like a voice, the others wait. */
export function CallList({ groups, sayings, lending }: Props): JSX.Element {
  const say = narratorWords[lang.value].voices;
  return (
    <section class={`pad ${css.list}`}>
      <header>
        <h2>{say.calls}</h2>
        <span>{say.rest}</span>
      </header>
      <ul>
        {groups.flatMap(({ number, title = say.evening, sayings: own }) =>
          own.map((saying, i) => (
            <Row
              key={saying.id}
              number={number}
              title={own.length === 1 ? title : `${title}, ${say.partOf(i + 1, own.length)}`}
              saying={saying}
              at={sayings.indexOf(saying)}
              lending={lending}
            />
          )),
        )}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly number: string;
  readonly title: string;
  readonly saying: Saying;
  readonly at: number;
  readonly lending: Lending;
}

function Row({ number, title, saying, at, lending }: RowProps): JSX.Element {
  const say = narratorWords[lang.value].voices;
  const take = takeOf(lending.lent, saying);
  const isNow = lending.at === at;
  return (
    <li class={classes(css.row, isNow && css.now)}>
      <i>{number}</i>
      <button
        type="button"
        class={css.name}
        aria-label={say.choose(title)}
        aria-current={isNow}
        disabled={lending.tape !== null}
        onClick={() => lending.choose(at)}
      >
        {title}
      </button>
      {take === undefined ? (
        <em>{isNow ? say.saying : say.toSay}</em>
      ) : (
        <>
          <span class={css.wave}>
            <Wave strokes={strokesOf(take.words, 24)} live={lending.playing === saying.id} />
          </span>
          <button
            type="button"
            class="round"
            aria-label={say.listen(title)}
            disabled={lending.tape !== null}
            onClick={() => lending.play(saying)}
          >
            <svg class={css.play} viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 3l15 9-15 9Z" />
            </svg>
          </button>
        </>
      )}
    </li>
  );
}
