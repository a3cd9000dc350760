import type { RoomView } from '@veillee/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Face, Shown } from '../games/face.ts';
import { faceOf } from '../games/registry.ts';
import { speakerOf } from '../games/speaker.ts';
import type { Phase } from '../kit/skies.ts';
import { company, match, room, sight } from '../line/session.ts';
import { judged } from '../reveal/judged.ts';
import { Abandoned, End } from '../screens/End.tsx';
import { lang, words } from '../words/language.ts';
import { SensesBar, WakeButton } from './SensesBar.tsx';
import { StageSky } from './StageSky.tsx';
import type { Script, Stage } from './script.ts';
import { soundState, useSenses } from './senses.ts';
import { TableLobby } from './TableLobby.tsx';
import { TableDark, TableLight } from './TablePlay.tsx';
import css from './TableScreen.module.css';
import { stageOf, stepTime, useNarrator } from './useNarrator.ts';
import { keepAwake } from './wake.ts';

interface Seen {
  readonly face: Face;
  readonly shown: Shown;
}

/** What is on: the match, as far as it can be shown. */
export function useSeen(): Seen | null {
  const seen = sight.value;
  const face = faceOf(match.value?.game);
  if (match.value === null || match.value.state === 'abandoned' || seen === null || face === undefined)
    return null;
  return {
    face,
    shown: { sight: seen, say: speakerOf(face.rules.text[lang.value], lang.value, company.value) },
  };
}

/** What is said now: who won, only when the screen shows it. */
function scriptNow(stage: Stage | null): Script | null {
  const story = match.value?.story ?? null;
  if (stage?.verdict !== undefined && story !== null && judged.value === story)
    return { moment: 'verdict', open: stage.verdict };
  return stage?.script ?? null;
}

/** A laptop or a television that watches: it shows and says what all may know. */
export function TableScreen(): JSX.Element {
  const seen = useSeen();
  const stage = seen === null ? null : stageOf(seen.face, seen.shown);
  const time = seen === null ? null : stepTime(seen.shown.sight);
  const line = useNarrator(scriptNow(stage), time, lang.value);
  const phase: Phase = seen === null ? 'day' : seen.face.table.phase(seen.shown.sight);
  useSenses(phase);
  useEffect(keepAwake, []);
  const here = room.value;
  return (
    <div class={css.stage} data-afar data-sound={soundState.value}>
      {here === null ? null : <Body room={here} seen={seen} stage={stage} line={line} />}
      <WakeButton />
    </div>
  );
}

type Playing = Parameters<typeof TableDark>[0];

function Body({
  room: here,
  seen,
  stage,
  line,
}: {
  readonly room: RoomView;
  readonly seen: Seen | null;
  readonly stage: Playing['stage'] | null;
  readonly line: Playing['line'];
}): JSX.Element {
  if (match.value === null) return <TableLobby room={here} />;
  if (match.value.state === 'abandoned') return <Abandoned />;
  if (seen === null || stage === null) {
    return (
      <main class={css.wait}>
        <StageSky phase="dusk" />
        <p role="status">{words.value.state.connecting}</p>
      </main>
    );
  }
  const { face, shown } = seen;
  const { verdict } = shown.sight;
  if (verdict !== null) {
    return (
      <>
        <End key={match.value.number} face={face} sight={shown.sight} verdict={verdict} />
        <div class={css.over}>
          <SensesBar menu={false} />
        </div>
      </>
    );
  }
  const dark = stage.road !== undefined || face.table.dark(shown.sight) === true;
  return dark ? (
    <TableDark face={face} shown={shown} stage={stage} line={line} />
  ) : (
    <TableLight face={face} shown={shown} stage={stage} line={line} />
  );
}
