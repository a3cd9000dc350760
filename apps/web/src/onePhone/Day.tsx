import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import type { Faced, Shown } from '../games/face.ts';
import { clockFace, longest, useLeft } from '../kit/Fuse.tsx';
import { Glyph } from '../kit/marks.tsx';
import { RoundTable } from '../kit/RoundTable.tsx';
import { SkyView } from '../kit/SkyView.tsx';
import { setTo } from '../kit/setTo.ts';
import { match, names, tell } from '../line/session.ts';
import { Paused } from '../screens/play/Pace.tsx';
import { Refused } from '../screens/Refused.tsx';
import { Candle } from '../stage/Candle.tsx';
import { stepTime } from '../stage/useNarrator.ts';
import { lang, words } from '../words/language.ts';
import { onePhoneWords } from '../words/onePhone.ts';
import css from './Day.module.css';
import { MatchDoors } from './MatchDoors.tsx';
import { Passing } from './Passing.tsx';
import sides from './sides.module.css';

interface Props extends Faced {
  /** What somebody knows, and may look at again. */
  secret(shown: Shown): ComponentChildren;
  readonly shut: ComponentChildren;
  /** Said besides: whom the phone should be handed to. */
  readonly more?: string | undefined;
}

/** The day: a candle, what lies open for all, and whoever wants to looks again at what they know. */
export function Day(props: Props): JSX.Element {
  const { face, shown, secret, shut } = props;
  const say = onePhoneWords[lang.value];
  const looking = useSignal<number | null>(null);
  const back = setTo(looking, null);
  if (looking.value === null) return <Light {...props} look={(seat) => (looking.value = seat)} />;
  return (
    <Passing
      face={face}
      title={say.lookAgain}
      phase={face.table.phase(shown.sight)}
      to={looking.value}
      from={null}
      seen={new Set()}
      secret={secret}
      shut={shut}
      doneLabel={say.back}
      done={back}
      doors={
        <button type="button" class="round" aria-label={words.value.back} onClick={back}>
          <Glyph name="close" />
        </button>
      }
    />
  );
}

function Light({ face, shown, more, look }: Props & { look(seat: number): void }): JSX.Element {
  const say = onePhoneWords[lang.value];
  const call = face.speech.call(shown);
  return (
    <main class={`screen ${sides.sides} ${css.day}`}>
      <SkyView phase={face.table.phase(shown.sight)} height={170} look={css.sky} />
      <header class="bar">
        <p class="bar-title">{face.speech.title(shown.sight, lang.value)}</p>
        <MatchDoors />
      </header>
      <section class={`pad ${sides.words} ${css.call}`} aria-live="polite">
        <Clock />
        <h1 class="knock">{call.title}</h1>
        <p class={more === undefined ? 'hint knock' : 'knock'}>{more ?? say.lookAgainHint}</p>
      </section>
      <div class={sides.board}>
        <RoundTable
          look={sides.table}
          label={words.value.lobby.people}
          seats={names.value.map((name, index) => ({
            name,
            index,
            ...face.table.seat(shown, index),
            press: () => look(index),
          }))}
        >
          <DayCandle shown={shown} />
        </RoundTable>
      </div>
      <DayActs />
      <Paused />
    </main>
  );
}

function Clock(): JSX.Element | null {
  const left = useLeft();
  if (left === null || left > longest) return null;
  return (
    <p class={`knock ${css.clock}`} role="timer" aria-label={words.value.play.time(clockFace(left))}>
      {clockFace(left)}
    </p>
  );
}

function DayCandle({ shown }: { readonly shown: Shown }): JSX.Element {
  const left = useLeft();
  return (
    <Candle look={css.candle} left={left === null ? 1 : left / Math.max(1, stepTime(shown.sight) ?? 1)} />
  );
}

function DayActs(): JSX.Element {
  const say = words.value.play;
  const paused = match.value?.paused ?? false;
  return (
    <div class={`dock ${sides.foot}`}>
      <Refused />
      <div class="pair">
        <button
          type="button"
          class="button"
          aria-pressed={paused}
          onClick={() => tell({ t: 'pause', paused: !paused })}
        >
          {paused ? say.resume : say.pause}
        </button>
        <button type="button" class="button" onClick={() => tell({ t: 'more', seconds: 60 })}>
          {say.minute}
        </button>
      </div>
      <button type="button" class="button ember" disabled={paused} onClick={() => tell({ t: 'skip' })}>
        {onePhoneWords[lang.value].toVote}
      </button>
    </div>
  );
}
