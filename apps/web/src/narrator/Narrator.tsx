import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { narratedOf, type Told as ToldOf } from '../games/narrated.ts';
import { lastName } from '../line/keep.ts';
import { CountThree } from '../onePhone/CountThree.tsx';
import { openFor } from '../screens/entrance/openFor.ts';
import { Moment } from '../shell/Quiet.tsx';
import { loudness } from '../stage/levels.ts';
import { useSenses, voice } from '../stage/senses.ts';
import { keepAwake } from '../stage/wake.ts';
import { lang } from '../words/language.ts';
import { narratorWords } from '../words/narrator.ts';
import { EveningDay } from './EveningDay.tsx';
import { EveningNight } from './EveningNight.tsx';
import { EveningOver } from './EveningOver.tsx';
import { EveningSetup } from './EveningSetup.tsx';
import { type Chosen, type Evening, forgetTonight, keepChosen, keepTonight, tonight } from './kept.ts';
import { tellWhoWon } from './tellWhoWon.ts';
import { wakePlayer } from './voices/player.ts';
import { type Lent, lentFrom, nobodysVoice, type Telling as TellingBy } from './voices/tell.ts';
import { takesIn } from './voices/voiceStore.ts';

/** Real cards on the table, and one phone that tells the night: it knows the deck, and never who holds what. */
export function Narrator({ back }: { back(): void }): JSX.Element {
  const kept = useSignal(tonight());
  const on = useSignal<Evening | null>(null);
  const now = on.value;
  if (now !== null) {
    const change = (next: Evening | null): void => {
      on.value = next;
      kept.value = next;
    };
    const Stands = now.stage === 'help' ? Helped : Telling;
    return <Stands evening={now} change={change} />;
  }
  const resume = (): void => {
    wakeVoices();
    on.value = kept.value;
  };
  const forget = (): void => {
    forgetTonight();
    kept.value = null;
  };
  const begin = (chosen: Chosen): void => {
    on.value = begunWith(chosen, back);
  };
  return <EveningSetup kept={kept.value} resume={resume} forget={forget} begin={begin} back={back} />;
}

/** The evening begins; null: it does so elsewhere, at a table that somebody leads. */
function begunWith(chosen: Chosen, leave: () => void): Evening | null {
  wakeVoices();
  keepChosen(chosen);
  const { game, options, players } = chosen;
  if (narratedOf(game)?.led) {
    leave();
    const name = lastName() || narratorWords[lang.value].leader;
    void openFor(name, 'pocket', { game, options, players, led: true }, 0);
    return null;
  }
  const stage = narratedOf(game)?.tell === undefined ? 'help' : 'night';
  const evening: Evening = { ...chosen, stage, line: 0, left: 0, help: null };
  keepTonight(evening);
  return evening;
}

/** In the touch that begins it: some browsers let nothing be heard that a touch did not ask for. */
function wakeVoices(): void {
  wakePlayer();
  voice.prime();
}

/** What the voice that was lent has said in this language; null until the device has found it. */
function useLent(of: string | null): Lent | null {
  const lent = useSignal<Lent | null>(of === null ? nobodysVoice : null);
  useEffect(() => {
    if (of !== null) void takesIn(of, lang.value).then((takes) => (lent.value = lentFrom(takes)));
  }, [of, lang.value]);
  return lent.value;
}

interface Told {
  readonly evening: Evening;
  change(next: Evening | null): void;
}

/** A table that plays in turns, and the phone stands by it. */
function Helped({ evening, change }: Told): JSX.Element | null {
  const { game, options, players, tempo, help } = evening;
  const Help = narratedOf(game)?.Help;
  useEffect(keepAwake, []);
  useSenses('night');
  const stop = (): void => {
    forgetTonight();
    change(null);
  };
  useEffect(() => (Help === undefined ? stop() : undefined), [Help]);
  if (Help === undefined) return null;
  return (
    <Help
      options={options}
      players={players}
      kept={help}
      keep={(state) => keepTonight({ ...evening, help: state })}
      say={(sentence) => {
        if (loudness('voice') > 0) voice.say(sentence === '' ? [] : [sentence], lang.value, tempo);
      }}
      over={(names) => tellWhoWon(evening, names)}
      stop={stop}
    />
  );
}

function Telling({ evening, change }: Told): JSX.Element | null {
  const { game, options, players } = evening;
  const told = useMemo(
    () => narratedOf(game)?.tell?.(options, players, lang.value),
    [game, options, players, lang.value],
  );
  useEffect(keepAwake, []);
  const stop = (): void => {
    forgetTonight();
    change(null);
  };
  // What was kept cannot be told any more: nothing is left of it but the end.
  const isGone = told === undefined && evening.stage !== 'over';
  useEffect(() => (isGone ? stop() : undefined), [isGone]);
  const lent = useLent(evening.voice);
  const { rate, pitch } = evening.tempo;
  const telling = useMemo(
    () => (lent === null ? null : { lang: lang.value, rate, pitch, lent, signals: evening.signals }),
    [lent, lang.value, rate, pitch, evening.signals],
  );
  if (evening.stage === 'over') return <EveningOver evening={evening} another={stop} />;
  if (told === undefined) return null;
  if (telling === null) return <Moment />;
  return <Stage evening={evening} change={change} told={told} telling={telling} stop={stop} />;
}

interface StageProps extends Told {
  readonly told: ToldOf;
  readonly telling: TellingBy;
  stop(): void;
}

function Stage({ evening, change, told, telling, stop }: StageProps): JSX.Element {
  const { stage, tempo, line, left } = evening;
  const say = narratorWords[lang.value];
  const go = (next: Partial<Evening>): void => {
    const later = { ...evening, ...next };
    keepTonight(later);
    change(later);
  };
  // Kept as it goes on, without drawing anew what draws itself.
  const note = (next: Partial<Evening>): void => keepTonight({ ...evening, ...next });
  const both = { told, telling };
  switch (stage) {
    case 'night':
      return (
        <EveningNight
          {...both}
          tempo={tempo}
          from={line}
          reached={(at) => note({ line: at })}
          day={() => go({ stage: 'day', left: told.day * 1000 })}
          stop={stop}
        />
      );
    case 'day':
      return (
        <EveningDay
          {...both}
          from={left}
          reached={(ms) => note({ left: ms })}
          vote={() => go({ stage: 'count' })}
        />
      );
    default:
      return (
        <CountThree title={say.title} doors={null} label={say.over} done={() => go({ stage: 'over' })} />
      );
  }
}
