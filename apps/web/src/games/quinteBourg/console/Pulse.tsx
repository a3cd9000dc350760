import { useSignal } from '@preact/signals';
import { limits, pulseSeconds } from '@veillee/protocol';
import type { JSX } from 'preact';
import { Stepper } from '../../../kit/Stepper.tsx';
import { room, tell } from '../../../line/session.ts';
import { lang } from '../../../words/language.ts';
import { consoleWords } from '../consoleWords.ts';
import css from './Pulse.module.css';

/** How long a line lasts at least, so that a decoy is as long as a line that somebody answers. */
export function Pulse(): JSX.Element {
  const words = consoleWords[lang.value];
  // In the dark the room tells nobody what has changed in it: what was set shows at once all the same.
  const set = useSignal<number | null>(null);
  const seconds = set.value ?? room.value?.pulse ?? pulseSeconds;
  const change = async (to: number): Promise<void> => {
    if ((await tell({ t: 'pulse', seconds: to })) === undefined) set.value = to;
  };
  return (
    <Stepper
      label={words.pulse}
      value={seconds}
      from={0}
      to={limits.pulse}
      step={seconds > 20 ? 5 : 2}
      shown={words.pulseOf(seconds)}
      change={(to) => void change(to)}
      look={css.pulse}
    />
  );
}
