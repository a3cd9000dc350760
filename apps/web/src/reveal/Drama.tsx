import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { classes } from '../kit/classes.ts';
import { usePhase } from '../kit/SkyView.tsx';
import { Bar } from '../screens/parts.tsx';
import { lang, words } from '../words/language.ts';
import type { Beat, Caption } from './beat.ts';
import css from './Drama.module.css';
import { usePassed } from './usePassed.ts';
import { revealWords } from './words.ts';

interface Props {
  readonly beats: readonly Beat[];
  /** On a screen that nobody touches even the verdict goes on by itself. */
  readonly isWatched: boolean;
  /** The one action of the screen, once the verdict is there. */
  readonly action?: ComponentChildren;
  /** The last beat has come: whoever comes back finds the verdict. */
  shown(): void;
  /** The verdict stands on the screen. */
  judged(): void;
  done(): void;
}

const wideEnough = '(min-width: 960px) and (min-height: 600px)';

/** The end, beat by beat, at the same pace on the table's screen and on every phone; a tap goes on, and one may skip it. */
export function Drama({ beats: all, ...props }: Props): JSX.Element | null {
  const at = useSignal(0);
  const beats = matchMedia(wideEnough).matches ? all : all.filter(({ wide }) => !wide);
  const last = beats.length - 1;
  const beat = beats[Math.min(at.value, last)];
  usePhase(beat?.phase ?? 'reveal');
  useEffect(() => {
    if (at.value >= last) props.shown();
  }, [at.value >= last]);
  if (beat === undefined) return null;
  const goOn = (): void => {
    if (at.value >= last) props.done();
    else at.value += 1;
  };
  return (
    <main class={classes('screen', css.drama, beat.ends && css.ended)} data-beat={beat.id}>
      <Bar title={words.value.play.phases.reveal}>
        <button type="button" class="text-button" onClick={props.done}>
          {revealWords[lang.value].skip}
        </button>
      </Bar>
      <BeatView key={beat.id} {...props} beat={beat} at={at.value} of={beats.length} goOn={goOn} />
    </main>
  );
}

interface Shown extends Omit<Props, 'beats'> {
  readonly beat: Beat;
  readonly at: number;
  readonly of: number;
  goOn(): void;
}

function BeatView(shown: Shown): JSX.Element {
  const { beat, isWatched, goOn } = shown;
  const passed = usePassed(beat, isWatched, goOn);
  const isJudged = beat.ends === true && passed >= beat.moments.length;
  useEffect(() => {
    if (isJudged) shown.judged();
  }, [isJudged]);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button below does the same by keyboard. */}
      <div class={css.stage} onClick={beat.ends ? undefined : goOn}>
        {beat.draw(passed)}
      </div>
      <section class={classes(css.caption, beat.caption === undefined && css.silent)}>
        {beat.caption === undefined ? null : <Said beat={beat} caption={beat.caption(passed)} />}
        <Beats at={shown.at} of={shown.of} />
      </section>
      <Foot {...shown} />
    </>
  );
}

function Said({
  beat,
  caption: { says, more },
}: {
  readonly beat: Beat;
  readonly caption: Caption;
}): JSX.Element {
  const Title = beat.headed ? 'p' : 'h1';
  return (
    <>
      <Title class={css.title}>{beat.title}</Title>
      <p class={css.says} role="status">
        <b>{says}</b> {more}
      </p>
    </>
  );
}

/** How far it has gone. */
function Beats({ at, of }: Pick<Shown, 'at' | 'of'>): JSX.Element {
  return (
    <>
      <ol class={css.beats} aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          <li key={i} class={i <= at ? css.past : ''} />
        ))}
      </ol>
      <p class="unseen">{revealWords[lang.value].beat(at + 1, of)}</p>
    </>
  );
}

/** The button that goes on; beside it, once the verdict is there, what comes after it. */
function Foot({ beat, at, of, isWatched, action, goOn }: Shown): JSX.Element {
  const say = revealWords[lang.value];
  const last = at >= of - 1;
  const hasAction = beat.ends === true && action !== undefined && !isWatched;
  return (
    <div class={`dock ${css.foot}`}>
      <div class="pair">
        <button type="button" class={classes('button', !hasAction && 'ember')} onClick={goOn}>
          {beat.ends ? say.whyAll : last ? say.print : say.next}
        </button>
        {hasAction ? action : null}
      </div>
    </div>
  );
}
