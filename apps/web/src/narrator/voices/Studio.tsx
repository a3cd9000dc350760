import { quoted } from '@veillee/kernel';
import type { JSX } from 'preact';
import { classes } from '../../kit/classes.ts';
import { clockFace } from '../../kit/Fuse.tsx';
import slip from '../../kit/slip.module.css';
import { lang } from '../../words/language.ts';
import { narratorWords } from '../../words/narrator.ts';
import type { Saying } from '../plan.ts';
import css from './Studio.module.css';
import type { Group } from './sayings.ts';
import { strokesOf } from './sound.ts';
import { takeOf } from './tell.ts';
import { type Lending, tapeStrokes } from './useLending.ts';
import type { Voice } from './voiceStore.ts';
import { Wave } from './Wave.tsx';

interface Props {
  readonly voice: Voice;
  readonly groups: readonly Group[];
  readonly sayings: readonly Saying[];
  readonly lending: Lending;
}

/** The sentence to say, the microphone, and how far this voice has come. */
export function Studio(props: Props): JSX.Element {
  return (
    <section class={css.studio}>
      <Whose {...props} />
      <Sentence {...props} />
      <Tape {...props} />
      <Keys {...props} />
    </section>
  );
}

function Whose({ voice, sayings, lending }: Props): JSX.Element {
  const say = narratorWords[lang.value].voices;
  const kept = sayings.filter((one) => takeOf(lending.lent, one) !== undefined).length;
  return (
    <div class={`pad ${css.voice}`}>
      <span class={css.initial} aria-hidden="true">
        {voice.name.slice(0, 1).toUpperCase()}
      </span>
      <p>
        <b>{say.voiceOf(voice.name)}</b>
        <span>{say.kept(kept, sayings.length)}</span>
      </p>
      <button
        type="button"
        class={`button small ${css.test}`}
        disabled={kept === 0 || lending.tape !== null}
        onClick={lending.playing === null ? lending.playAll : lending.hush}
      >
        {lending.playing === null ? say.test : say.testStop}
      </button>
    </div>
  );
}

/** It is said aloud to all, and so it is printed. */
function Sentence({ groups, sayings, lending }: Props): JSX.Element | null {
  const say = narratorWords[lang.value].voices;
  const saying = sayings[lending.at];
  const group = groups.find((one) => saying !== undefined && one.sayings.includes(saying));
  if (saying === undefined || group === undefined) return null;
  const { number, title = say.evening, sayings: own } = group;
  return (
    <article class={`${slip.slip} ${css.sentence}`}>
      <h2>
        {number === '' ? '' : `${number} · `}
        {title}, {say.partOf(own.indexOf(saying) + 1, own.length)}
      </h2>
      <p>{quoted(saying.say, lang.value)}</p>
      <small>{say.slowly}</small>
    </article>
  );
}

function Tape({ sayings, lending }: Props): JSX.Element {
  const saying = sayings[lending.at];
  const take = saying === undefined ? undefined : takeOf(lending.lent, saying);
  const { tape } = lending;
  const strokes =
    tape !== null
      ? Array.from({ length: tapeStrokes }, (_, i) => tape[Math.max(0, tape.length - tapeStrokes) + i] ?? 0)
      : take === undefined
        ? Array.from({ length: tapeStrokes }, () => 0)
        : strokesOf(take.words, tapeStrokes);
  return (
    <div class={`pad ${css.tape}`}>
      <Wave strokes={strokes} live={tape !== null} />
    </div>
  );
}

function Keys({ sayings, lending }: Props): JSX.Element {
  const say = narratorWords[lang.value].voices;
  const { tape, fault, at } = lending;
  const saying = sayings[at];
  const isKept = saying !== undefined && takeOf(lending.lent, saying) !== undefined;
  const isListening = tape !== null;
  const next = sayings.findIndex((one, i) => i > at && takeOf(lending.lent, one) === undefined);
  const isDone = isKept && !isListening;
  return (
    <>
      <div class={`pad ${css.keys}`}>
        {isDone ? (
          <button type="button" class="button small" onClick={() => lending.play(saying)}>
            {say.listenNow}
          </button>
        ) : (
          <span />
        )}
        <button
          type="button"
          class={css.record}
          aria-label={isListening ? say.stop : isKept ? say.redo : say.record}
          aria-pressed={isListening}
          onClick={isListening ? () => void lending.stop() : lending.listen}
        >
          <i class={classes(isListening && css.square)} />
        </button>
        {isDone && next >= 0 ? (
          <button type="button" class="button small" onClick={() => lending.choose(next)}>
            {say.next}
          </button>
        ) : (
          <Time lending={lending} isKept={isKept} />
        )}
      </div>
      <Fault fault={fault} />
    </>
  );
}

function Fault({ fault }: Pick<Lending, 'fault'>): JSX.Element {
  const say = narratorWords[lang.value].voices;
  return (
    <p class={`pad wrong ${css.fault}`} role="alert">
      {fault === null ? '' : fault === 'full' ? say.full : say.mic[fault]}
    </p>
  );
}

function Time({ lending, isKept }: { readonly lending: Lending; readonly isKept: boolean }): JSX.Element {
  const say = narratorWords[lang.value].voices;
  return (
    <p class={css.time} role="timer">
      {clockFace(lending.seconds * 1000)}
      <small>{lending.tape !== null ? say.listening : isKept ? say.done : say.ready}</small>
    </p>
  );
}
