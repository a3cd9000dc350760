import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { lastName } from '../../line/keep.ts';
import { lang } from '../../words/language.ts';
import { narratorWords } from '../../words/narrator.ts';
import { canRecord } from './microphone.ts';
import { longestName } from './voiceFile.ts';
import { newVoice, type Voice } from './voiceStore.ts';

/** Whose voice it is: one that was begun, or a new one. */
export function NewVoice({
  voices,
  begin,
}: {
  readonly voices: readonly Voice[];
  begin(voice: Voice): void;
}): JSX.Element {
  const say = narratorWords[lang.value].voices;
  const name = useSignal(lastName());
  const isFull = useSignal(false);
  const id = useId();
  const make = async (): Promise<void> => {
    const asked = name.value.trim();
    if (asked === '') return;
    try {
      begin(await newVoice(asked));
    } catch {
      isFull.value = true;
    }
  };
  return (
    <>
      {voices.length === 0 ? null : (
        <ul class="stack">
          {voices.map((voice) => (
            <li key={voice.id}>
              <button type="button" class="button" onClick={() => begin(voice)}>
                {say.voiceOf(voice.name)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <label for={id}>{say.whose}</label>
      <input
        id={id}
        class="plate-input"
        value={name.value}
        maxLength={longestName}
        placeholder={say.name}
        autocomplete="nickname"
        onInput={(event) => {
          name.value = event.currentTarget.value;
        }}
      />
      {canRecord() ? null : <p class="wrong">{say.mic.unable}</p>}
      <p class="wrong" role="alert">
        {isFull.value ? say.full : ''}
      </p>
      <button
        type="button"
        class="button ember"
        disabled={name.value.trim() === ''}
        onClick={() => void make()}
      >
        {say.begin}
      </button>
      <p class="hint">{say.stays}</p>
    </>
  );
}
