import type { ComponentChildren, JSX } from 'preact';
import { classes } from '../../kit/classes.ts';
import { clockFace, longest, useLeft } from '../../kit/Fuse.tsx';
import { Glyph } from '../../kit/marks.tsx';
import { isHost, match, tell } from '../../line/session.ts';
import { evening } from '../../words/evening.ts';
import { lang, words } from '../../words/language.ts';
import css from './Pace.module.css';

/** The time that is left, large, with the host's hands on it, and whatever a screen puts beside them. */
export function Pace({
  look,
  children,
}: {
  /** A class of whoever shows it: it may say --pace-wrap, and --pace-clock, how much of a row the clock takes. */
  readonly look?: string | undefined;
  readonly children?: ComponentChildren;
}): JSX.Element | null {
  const left = useLeft();
  const say = words.value.play;
  const paused = match.value?.paused ?? false;
  if (match.value?.state !== 'running' || left === null || left > longest)
    return children === undefined ? null : <div class={classes('pad', css.pace, look)}>{children}</div>;
  return (
    <div class={classes('pad', css.pace, look)}>
      <span class={css.clock} role="timer" aria-label={say.time(clockFace(left))}>
        {clockFace(left)}
      </span>
      {isHost.value ? <Hands paused={paused} /> : null}
      {children}
    </div>
  );
}

/** The host's hands on the time. */
function Hands({ paused }: { readonly paused: boolean }): JSX.Element {
  const say = words.value.play;
  return (
    <>
      <button
        type="button"
        class={`button ${css.act}`}
        aria-label={paused ? say.resume : say.pause}
        aria-pressed={paused}
        onClick={() => tell({ t: 'pause', paused: !paused })}
      >
        <Glyph name={paused ? 'next' : 'pause'} />
      </button>
      <button type="button" class={`button ${css.act}`} onClick={() => tell({ t: 'more', seconds: 60 })}>
        {say.minute}
      </button>
      <button type="button" class={`button ${css.act}`} disabled={paused} onClick={() => tell({ t: 'skip' })}>
        {evening[lang.value].next}
      </button>
    </>
  );
}

/** Time stands still: the same plate on every phone, and whoever may goes on from here. */
export function Paused(): JSX.Element | null {
  const say = evening[lang.value];
  if (match.value?.state !== 'running' || !match.value.paused) return null;
  return (
    <section class={css.paused} role="status">
      <h2>{say.pausedTitle}</h2>
      <p>{isHost.value ? say.pausedHost : say.pausedHint}</p>
      {isHost.value ? (
        <button
          type="button"
          class={`button ${css.goOn}`}
          onClick={() => tell({ t: 'pause', paused: false })}
        >
          {words.value.play.resume}
        </button>
      ) : null}
    </section>
  );
}
