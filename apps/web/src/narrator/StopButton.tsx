import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { lang } from '../words/language.ts';
import { narratorWords } from '../words/narrator.ts';

/** Ends the evening at the second touch: the first only asks. */
export function StopButton({ stop }: { stop(): void }): JSX.Element {
  const sure = useSignal(false);
  const say = narratorWords[lang.value];
  const press = (): void => {
    if (sure.value) stop();
    else sure.value = true;
  };
  return (
    <button
      type="button"
      class="text-button"
      onClick={press}
      onBlur={() => {
        sure.value = false;
      }}
    >
      {sure.value ? say.stopSure : say.stop}
    </button>
  );
}
