import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { classes } from '../kit/classes.ts';
import { rays } from '../kit/engrave.ts';
import { usePhase } from '../kit/SkyView.tsx';
import { loudness } from '../stage/levels.ts';
import { voice } from '../stage/senses.ts';
import { stageWords } from '../stage/words.ts';
import { lang } from '../words/language.ts';
import { onePhoneWords } from '../words/onePhone.ts';
import css from './CountThree.module.css';
import { MatchDoors } from './MatchDoors.tsx';
import sides from './sides.module.css';

/** One, two, three, a second each, said and shown; then the fingers are up. */
function useCounting(done: () => void): { readonly at: number | null; begin(): void } {
  const at = useSignal<number | null>(null);
  useEffect(() => {
    const now = at.value;
    if (now === null) return undefined;
    const word = stageWords[lang.value].count[now - 1];
    if (word !== undefined && loudness('voice') > 0) voice.say([word], lang.value);
    const isLast = now === stageWords[lang.value].count.length;
    const next = (): void => {
      at.value = now + 1;
    };
    const timer = isLast ? setTimeout(done, 1600) : setTimeout(next, 1000);
    return () => clearTimeout(timer);
  }, [at.value]);
  return {
    at: at.value,
    begin() {
      at.value = 1;
    },
  };
}

interface Props {
  readonly title: string;
  done(): void;
  readonly doors?: ComponentChildren;
  /** What follows, on the button that does not wait for the count. */
  readonly label?: string;
}

/** Fists up, and the phone counts. */
export function CountThree({
  title,
  done,
  doors = <MatchDoors />,
  label = onePhoneWords[lang.value].enter,
}: Props): JSX.Element {
  const { at, begin } = useCounting(done);
  usePhase('vote');
  return (
    <main class={`screen ${sides.sides} ${css.three}`}>
      <header class="bar">
        <p class="bar-title">{title}</p>
        {doors}
      </header>
      <Counted at={at} />
      <div class={`dock ${sides.foot}`}>
        <button type="button" class={classes('button', at === null && 'ember')} onClick={begin}>
          {at === null ? onePhoneWords[lang.value].count : onePhoneWords[lang.value].recount}
        </button>
        <button type="button" class="text-button" onClick={done}>
          {label}
        </button>
      </div>
    </main>
  );
}

/** The word that is said now, before the eclipse. */
function Counted({ at }: { readonly at: number | null }): JSX.Element {
  const say = onePhoneWords[lang.value];
  const { count } = stageWords[lang.value];
  return (
    <>
      <div class={`${sides.board} ${css.eclipse}`} data-full={at === count.length}>
        <svg viewBox="0 0 400 400" aria-hidden="true">
          <path d={rays(200, 200, 128, 196, 90, 5)} />
          <circle cx="200" cy="200" r="112" />
        </svg>
        <h1 aria-live="assertive" data-said={at !== null}>
          {at === null ? say.ready : count[at - 1]}
        </h1>
      </div>
      <div class={`pad ${sides.words} ${css.more}`}>
        <p>{say.readyMore}</p>
        <ol class={css.count} aria-hidden="true">
          {count.map((word, i) => (
            <li key={word} class={classes(at === i + 1 && css.now)}>
              {word}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
