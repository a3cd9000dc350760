import { useSignal } from '@preact/signals';
import type { Chair, Phrase, Sight, Transcript } from '@veillee/kernel';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import type { Face, Shown } from '../games/face.ts';
import { readBy, speakerOf } from '../games/speaker.ts';
import facts from '../kit/facts.module.css';
import { Glyph } from '../kit/marks.tsx';
import { RoundTable } from '../kit/RoundTable.tsx';
import { SkyView } from '../kit/SkyView.tsx';
import unfold from '../kit/unfold.module.css';
import { lang, words } from '../words/language.ts';
import { givenWords, questionsOf } from './answers.ts';
import css from './Replay.module.css';
import { type Moment, momentsOf, sightAt } from './replaying.ts';
import { revealWords } from './words.ts';

/** How long a moment stands while the story runs by itself. */
const momentMs = 1800;

interface Watching {
  readonly face: Face;
  readonly script: Transcript;
  readonly chair: Chair;
}

/** The match again, moment by moment, with the eyes of one chair: what it saw then, and nothing more. */
export function Replay({
  face,
  script,
  chair,
  me,
}: Watching & {
  /** The chair of who looks on now, if any. */
  readonly me: Chair | null;
}): JSX.Element {
  const moments = useMemo(() => momentsOf(face, script, chair), [face, script, chair]);
  const run = useRun(chair, moments.ok ? moments.value.length - 1 : 0);
  if (!moments.ok) return <p role="alert">{revealWords[lang.value].checks.replay.start}</p>;
  return (
    <section class={css.replay}>
      <h2>{titleOf(script, chair, me)}</h2>
      <Scene face={face} script={script} chair={chair} moments={moments.value} at={run.here} />
      <Controls {...run} />
    </section>
  );
}

interface Run {
  readonly here: number;
  readonly last: number;
  /** It goes on by itself. */
  readonly runs: boolean;
  go(to: number): void;
  toggle(): void;
}

/** Where in the story one is; another chair begins anew. */
function useRun(chair: Chair, last: number): Run {
  const at = useSignal(0);
  const runs = useSignal(false);
  // Before it is seen: the first touch in another chair is not undone.
  useLayoutEffect(() => {
    at.value = 0;
    runs.value = false;
  }, [chair]);
  useEffect(() => {
    if (!runs.value) return undefined;
    const timer = setTimeout(() => {
      if (at.value >= last) runs.value = false;
      else at.value += 1;
    }, momentMs);
    return () => clearTimeout(timer);
  }, [runs.value, at.value, last]);
  const here = Math.min(at.value, last);
  const go = (to: number): void => {
    at.value = Math.max(0, Math.min(last, to));
  };
  const toggle = (): void => {
    if (here === last) go(0);
    runs.value = !runs.value;
  };
  return { here, last, runs: runs.value, go, toggle };
}

function Controls({ here, last, runs, go, toggle }: Run): JSX.Element {
  const say = revealWords[lang.value];
  const act = `button ${css.act}`;
  return (
    <div class={css.controls}>
      <p class="hint center" aria-hidden="true">
        {say.moment(here + 1, last + 1)}
      </p>
      <input
        type="range"
        min={0}
        max={last}
        value={here}
        aria-label={say.moments}
        aria-valuetext={say.moment(here + 1, last + 1)}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <div class="trio">
        <button type="button" class={act} disabled={here === 0} onClick={() => go(here - 1)}>
          <Glyph name="back" /> {say.before}
        </button>
        <button type="button" class={act} aria-pressed={runs} onClick={toggle}>
          {runs ? say.pause : say.play}
        </button>
        <button type="button" class={act} disabled={here === last} onClick={() => go(here + 1)}>
          {say.after} <Glyph name="next" />
        </button>
      </div>
    </div>
  );
}

function titleOf({ names = [] }: Transcript, chair: Chair, me: Chair | null): string {
  const say = revealWords[lang.value];
  if (chair === 'table') return say.asSeenByTable;
  if (chair === 'master') return say.asSeenBy(say.master);
  return chair === me ? say.asSeenByYou : say.asSeenBy(names[chair] ?? '…');
}

interface At extends Watching {
  readonly moments: readonly Moment[];
  readonly at: number;
}

function Scene({ face, script, chair, moments, at }: At): JSX.Element | null {
  const sights = useMemo(() => {
    const seenAt = (i: number): Sight | null =>
      i < 0 ? null : sightAt(face, script, chair, moments[i]?.after ?? 0);
    return { now: seenAt(at), before: seenAt(at - 1) };
  }, [face, script, chair, moments, at]);
  const { now, before } = sights;
  if (now === null) return null;
  const say = speakerOf(
    face.rules.text[lang.value],
    lang.value,
    readBy({ names: script.names ?? [], genders: script.genders }, now),
  );
  const shown: Shown = { sight: now, say };
  const call = now.over ? null : face.speech.call(shown);
  return (
    <div class={css.scene}>
      <SkyView phase={face.table.phase(now)} height={110} look={css.sky} />
      {call === null ? (
        <p class={css.call}>{revealWords[lang.value].over}</p>
      ) : (
        <div class={css.call}>
          <p class={call.aloud ? css.aloud : ''}>{call.title}</p>
        </div>
      )}
      <SceneTable face={face} shown={shown} />
      {now.over || face.table.Open === undefined ? null : <face.table.Open {...shown} />}
      <Learnt face={face} shown={shown} before={before} given={moments[at]?.answered} />
      <Asked face={face} shown={shown} />
    </div>
  );
}

function SceneTable({ face, shown }: { readonly face: Face; readonly shown: Shown }): JSX.Element | null {
  const { chair, over } = shown.sight;
  if (over) return null;
  const { names } = shown.say;
  return (
    <RoundTable
      look={css.table}
      label={words.value.play.table}
      from={typeof chair === 'number' ? chair : 0}
      wide={face.table.laid}
      seats={names.map((name, seat) => ({
        name,
        index: seat,
        me: seat === chair,
        ...face.table.seat(shown, seat),
      }))}
    >
      {face.table.Centre === undefined ? null : <face.table.Centre {...shown} pick={null} />}
    </RoundTable>
  );
}

/** What was told between the moment before and this one. */
function newFacts(now: Sight, before: Sight | null): readonly Phrase[] {
  if (before === null || before.undone !== now.undone) return now.facts;
  return now.facts.slice(before.facts.length);
}

function Learnt({
  face,
  shown,
  before,
  given,
}: {
  readonly face: Face;
  readonly shown: Shown;
  readonly before: Sight | null;
  readonly given: Moment['answered'];
}): JSX.Element {
  const say = revealWords[lang.value];
  const fresh = newFacts(shown.sight, before);
  const older = shown.sight.facts.slice(0, shown.sight.facts.length - fresh.length);
  const answer = given === undefined || before === null ? null : givenWords(face, before, given, shown);
  return (
    <div class={css.learnt} aria-live="polite">
      {answer === null ? null : <p class={css.given}>{say.answered(answer)}</p>}
      {fresh.length === 0 ? null : <h3>{say.heard}</h3>}
      <ul class={facts.facts}>
        {fresh.map((fact, i) => (
          <li key={i}>{shown.say.say(fact)}</li>
        ))}
      </ul>
      {older.length === 0 ? null : (
        <details class={unfold.unfold}>
          <summary>{say.heardBefore}</summary>
          <ul class={facts.facts}>
            {older.map((fact, i) => (
              <li key={i}>{shown.say.say(fact)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Asked({ face, shown }: { readonly face: Face; readonly shown: Shown }): JSX.Element | null {
  const say = revealWords[lang.value];
  const asked = questionsOf(face, shown);
  if (asked.length === 0) return null;
  return (
    <div class={css.asked}>
      <h3>{say.asked}</h3>
      {asked.map(({ topic, asks, offers, mine }) => (
        <div key={topic}>
          <p>{asks}</p>
          <p class="hint">{offers.join(' · ')}</p>
          <p class="hint">{mine === null ? say.unanswered : say.answered(mine)}</p>
        </div>
      ))}
    </div>
  );
}
