import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { faceOf } from '../games/registry.ts';
import { Glyph } from '../kit/marks.tsx';
import { isSecret, match, sight } from '../line/session.ts';
import { lang } from '../words/language.ts';
import { buzz } from './buzz.ts';
import css from './PhoneSenses.module.css';
import { awake, keepAwake } from './wake.ts';
import { stageWords } from './words.ts';

const advised = signal(false);

/** A player's phone during a match: it stays lit, and trembles with all the others. */
export function PhoneSenses(): JSX.Element | null {
  const running = match.value?.state === 'running';
  useEffect(() => (running ? keepAwake() : undefined), [running]);
  useTremor();
  const unsure = awake.value === 'none' || awake.value === 'unsure';
  // Never in the dark: there all phones look alike.
  if (!running || !unsure || advised.value || isSecret.value) return null;
  const say = stageWords[lang.value];
  return (
    <p class={css.advice} role="status">
      {say.sleeps}
      <button
        type="button"
        class="round"
        aria-label={say.hideHint}
        onClick={() => {
          advised.value = true;
        }}
      >
        <Glyph name="close" />
      </button>
    </p>
  );
}

/** Trembles when the public clock takes a step in the dark, and when the light comes: nothing else counts. */
function useTremor(): void {
  const seen = sight.value;
  const face = faceOf(match.value?.game);
  const dark = seen !== null && seen.verdict === null && face?.table.dark(seen) === true;
  const step = seen?.clock?.step ?? -1;
  const was = useRef<{ readonly step: number; readonly dark: boolean } | null>(null);
  const here = seen !== null && face !== undefined;
  useEffect(() => {
    const before = was.current;
    was.current = here ? { step, dark } : null;
    // A page that has just come joins in with the next call.
    if (before === null || !here) return;
    if (dark && (step !== before.step || !before.dark)) buzz('call');
    else if (before.dark && !dark) buzz('light');
  }, [step, dark, here]);
}
