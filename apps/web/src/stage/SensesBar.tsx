import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { classes } from '../kit/classes.ts';
import { Glyph } from '../kit/marks.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { setTo } from '../kit/setTo.ts';
import { MyMenu } from '../screens/menu/MyMenu.tsx';
import { lang, words } from '../words/language.ts';
import { levels, setLevel } from './levels.ts';
import css from './SensesBar.module.css';
import { Switch } from './Switch.tsx';
import { voice, waitsForTouch, wakeSenses } from './senses.ts';
import { awake } from './wake.ts';
import { stageWords } from './words.ts';

const signs: { readonly [sense in 'voice' | 'sound']: string } = {
  voice:
    'M3 9.5h4l6-5.5v16l-6-5.5H3Z M15.5 8c2.6 2 2.6 6 0 8l-.9-1.1c1.8-1.6 1.8-4.2 0-5.8Z M18 5c4.6 3.6 4.6 10.4 0 14l-.9-1.2c3.7-3.1 3.7-8.5 0-11.6Z',
  sound:
    'M15.6 2.8a9.4 9.4 0 1 0 5.9 12.4A7.6 7.6 0 0 1 15.6 2.8Z M2.5 8.2c3.2-1.4 5 .9 8 .1l-.2 1.4c-3 .7-4.9-1.4-7.8 0Z',
};

/** A sense in the bar: on or off in one touch. */
function Toggle({ sense }: { readonly sense: 'voice' | 'sound' }): JSX.Element {
  const { on } = levels[sense].value;
  return (
    <button
      type="button"
      class={`round ${css.door}`}
      aria-label={stageWords[lang.value][sense]}
      aria-pressed={on}
      onClick={() => setLevel(sense, { on: !on })}
    >
      <svg class={css.sign} viewBox="0 0 24 24" aria-hidden="true">
        <path d={signs[sense]} />
        {on ? null : <path class={css.slash} d="M3 2.2 21.8 21l-1.2 1.2L1.8 3.4Z" />}
      </svg>
    </button>
  );
}

/** The doors of the table screen: voice, sound, how loud, and the menu unless the screen has it already. */
export function SensesBar({
  look,
  menu = true,
  toggles = ['voice', 'sound'],
  children,
}: {
  readonly look?: string | undefined;
  readonly menu?: boolean;
  /** What is switched on or off in one touch. */
  readonly toggles?: readonly ('voice' | 'sound')[];
  readonly children?: ComponentChildren;
}): JSX.Element {
  const opened = useSignal<'senses' | 'menu' | null>(null);
  const close = setTo(opened, null);
  return (
    <div class={classes(css.senses, look)}>
      {toggles.map((sense) => (
        <Toggle key={sense} sense={sense} />
      ))}
      <SensesDoor open={setTo(opened, 'senses')} />
      {children}
      {menu ? (
        <button
          type="button"
          class={`round ${css.door}`}
          aria-label={words.value.play.table}
          onClick={setTo(opened, 'menu')}
        >
          <Glyph name="dots" />
        </button>
      ) : null}
      {opened.value === 'senses' ? <SensesSheet close={close} /> : null}
      {opened.value === 'menu' ? <MyMenu close={close} /> : null}
    </div>
  );
}

/** To how loud it is. */
export function SensesDoor({ open }: { open(): void }): JSX.Element {
  return (
    <button
      type="button"
      class={`round ${css.door}`}
      aria-label={stageWords[lang.value].senses}
      onClick={open}
    >
      <svg class={css.sign} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 6.3h9.1a2.6 2.6 0 0 1 5 0H21v1.4h-3.9a2.6 2.6 0 0 1-5 0H3Z M3 16.3h2.9a2.6 2.6 0 0 1 5 0H21v1.4H10.9a2.6 2.6 0 0 1-5 0H3Z" />
      </svg>
    </button>
  );
}

/** How loud, each for itself. */
export function SensesSheet({ close }: { close(): void }): JSX.Element {
  const say = stageWords[lang.value];
  return (
    <Sheet title={say.senses} close={close}>
      <div class="stack">
        <Loudness sense="voice">
          {voice.able(lang.value) ? (
            <button
              type="button"
              class="button"
              disabled={!levels.voice.value.on}
              onClick={() => voice.say([say.sample], lang.value)}
            >
              {say.tryVoice}
            </button>
          ) : (
            <p class="hint">{say.noVoice}</p>
          )}
        </Loudness>
        <Loudness sense="sound" />
        <SleepHint />
      </div>
    </Sheet>
  );
}

function Loudness({
  sense,
  children,
}: {
  readonly sense: 'voice' | 'sound';
  readonly children?: ComponentChildren;
}): JSX.Element {
  const say = stageWords[lang.value];
  const { on, volume } = levels[sense].value;
  const percent = Math.round(volume * 100);
  return (
    <section class={css.loudness}>
      <Switch sense={sense} label={say[sense]} />
      <input
        type="range"
        min="0"
        max="100"
        step="5"
        value={percent}
        disabled={!on}
        aria-label={say.volume(say[sense])}
        onInput={(event) => setLevel(sense, { volume: Number(event.currentTarget.value) / 100 })}
      />
      {children}
    </section>
  );
}

/** Said only where nothing keeps the screen on for certain. */
export function SleepHint({ look }: { readonly look?: string | undefined }): JSX.Element | null {
  if (awake.value !== 'none' && awake.value !== 'unsure') return null;
  return <p class={classes('hint', css.sleepHint, look)}>{stageWords[lang.value].sleeps}</p>;
}

/** Shown until the browser lets the page be heard. */
export function WakeButton(): JSX.Element {
  const say = stageWords[lang.value];
  return (
    <div class={css.wake} role="status">
      {waitsForTouch.value ? (
        <>
          <button type="button" class="button ember" onClick={wakeSenses}>
            {say.wake}
          </button>
          <p class={`hint knock ${css.wakeHint}`}>{say.wakeHint}</p>
        </>
      ) : null}
    </div>
  );
}
