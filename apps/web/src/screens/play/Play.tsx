import type { Sight } from '@veillee/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Call, Face, Shown } from '../../games/face.ts';
import { readBy, speakerOf } from '../../games/speaker.ts';
import { type Called, called } from '../../kit/called.ts';
import { classes } from '../../kit/classes.ts';
import { SkyView } from '../../kit/SkyView.tsx';
import { company, isSecret, match } from '../../line/session.ts';
import { useHand } from '../../prompt/useHand.ts';
import { evening } from '../../words/evening.ts';
import { lang } from '../../words/language.ts';
import { type InPlay, usePlaySheet } from './inPlay.ts';
import { Pace, Paused } from './Pace.tsx';
import css from './Play.module.css';
import { PlayBar } from './PlayBar.tsx';
import { PlaySheets } from './PlaySheets.tsx';
import { Replacing } from './Replacing.tsx';
import { UsualBoard } from './UsualBoard.tsx';

interface Props {
  readonly face: Face;
  readonly sight: Sight;
  /** More doors in the bar. */
  readonly doors?: ComponentChildren;
  /** What is under the thumb while nothing is asked, on a board of the game's own. */
  readonly idle?: ComponentChildren;
}

/** A match from any chair: whatever the game, it is played from its prompts. */
export function Play({ face, sight, doors, idle }: Props): JSX.Element {
  const { table, speech } = face;
  const sheet = usePlaySheet();
  const dark = isSecret.value && table.dark(sight);
  const hand = useHand(sight, dark, face.answers);
  const shown: Shown = {
    sight,
    say: speakerOf(face.rules.text[lang.value], lang.value, readBy(company.value, sight)),
  };
  const phase = table.phase(sight);
  // Whoever was reading the claims when the vote begins sees the table, not where they had scrolled to.
  useEffect(() => scrollTo(0, 0), [phase]);
  const call = speech.call(shown);
  useCalled(
    match.value?.paused
      ? { key: 'paused', title: evening[lang.value].pausedTitle }
      : { key: callKey(phase, sight, dark), title: call.title },
  );
  const inPlay: InPlay = { face, shown, hand, dark, sheet };
  const Own = table.screen?.(sight);
  if (Own === undefined) return <UsualPlay {...inPlay} call={call} doors={doors} idle={idle} />;
  return (
    <Own {...shown} {...{ face, hand, dark, sheet }}>
      <Over {...inPlay} />
    </Own>
  );
}

/** The screen of a match as it is drawn for any game. */
function UsualPlay({
  call,
  doors,
  idle,
  ...inPlay
}: InPlay & Pick<Props, 'doors' | 'idle'> & { readonly call: Call }): JSX.Element {
  const { face, shown, dark } = inPlay;
  const { table } = face;
  const phase = table.phase(shown.sight);
  const road = dark ? face.speech.stage?.(shown).road : undefined;
  const gone = road === undefined ? table.gone?.(shown.sight) : (road.at + 0.5) / road.notches.length;
  const tableless = table.tableless(shown.sight);
  const timed = phase === 'day' && table.Board === undefined;
  return (
    <main
      class={`screen ${css.play}`}
      data-secret={dark}
      data-laid={table.laid}
      data-tableless={tableless}
      data-board={table.Board !== undefined}
    >
      <SkyView
        phase={phase}
        {...(gone === undefined ? {} : { gone })}
        height={190}
        road={road && { of: road.notches.length, at: road.at }}
        look={css.sky}
      />
      <PlayBar {...inPlay} showsTime={!(dark || timed || tableless)}>
        {doors}
      </PlayBar>
      <CallLine {...call} />
      {timed ? <Pace /> : null}
      <Board {...inPlay} idle={idle} />
      <Over {...inPlay} />
    </main>
  );
}

/** The game's own board, or what is drawn for any. */
function Board({ idle, ...inPlay }: InPlay & Pick<Props, 'idle'>): JSX.Element {
  const { face, shown, sheet } = inPlay;
  const { Board: Own } = face.table;
  if (Own === undefined) return <UsualBoard {...inPlay} />;
  return (
    <>
      <Own {...shown} idle={idle} openRight={(topic) => sheet.open({ right: topic })} />
      <Replacing />
    </>
  );
}
/** What lies over the match. */
const Over = (inPlay: InPlay): JSX.Element => (
  <>
    <PlaySheets {...inPlay} />
    <Paused />
  </>
);

/** What the whole table hears at this moment. */
function CallLine({ title, more, aloud }: Call): JSX.Element {
  return (
    <section class={css.call} aria-live="polite">
      <h1 class={classes('knock', aloud && css.aloud)}>{title}</h1>
      {more ? <p class="knock">{more}</p> : null}
    </section>
  );
}

/** Another call: another phase, or something asked of me; in the dark, where nobody may notice that, another step. */
function callKey(phase: string, { prompts, clock }: Sight, dark: boolean): string {
  const asked = prompts.filter(({ mine }) => mine === null).map(({ number }) => number);
  return `${phase} ${dark ? clock?.step : asked.join()}`;
}

/** Tells the sheets that lie over the match what it calls for. */
function useCalled({ key, title }: Called): void {
  useLayoutEffect(() => {
    called.value = { key, title };
  }, [key, title]);
  useLayoutEffect(
    () => () => {
      called.value = null;
    },
    [],
  );
}
