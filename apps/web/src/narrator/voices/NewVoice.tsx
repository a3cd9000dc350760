import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { lastName } from '../../line/keep.ts';
import { lang } from '../../words/language.ts';
import { narratorWords } from '../../words/narrator.ts';
import { canRecord } from './microphone.ts';
import { longestName } from './voiceFile.ts';
import { newVoice, type Voice } from './voiceStore.ts';

interface Props {
  readonly voices: readonly Voice[];
  begin(voice: Voice): void;
}

/** Whose voice it is: one that was begun, or a new one. */
export function NewVoice({ voices, begin }: Props): JSX.Element {
  const say = narratorWords[lang.value].voices;
  const name = useSignal(lastName());
  const isFull = useSignal(false);
  const asked = name.value.trim();
  const make = (): Promise<void> =>
    newVoice(asked).then(begin, () => {
      isFull.value = true;
    });
  return (
    <>
      <Known voices={voices} begin={begin} />
      <NameOfVoice name={name} />
      {canRecord() ? null : <p class="wrong">{say.mic.unable}</p>}
      <p class="wrong" role="alert">
        {isFull.value ? say.full : ''}
      </p>
      <button type="button" class="button ember" disabled={asked === ''} onClick={() => void make()}>
        {say.begin}
      </button>
      <p class="hint">{say.stays}</p>
    </>
  );
}

function NameOfVoice({ name }: { readonly name: Signal<string> }): JSX.Element {
  const say = narratorWords[lang.value].voices;
  const id = useId();
  return (
    <>
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
    </>
  );
}

function Known({ voices, begin }: Props): JSX.Element | null {
  const say = narratorWords[lang.value].voices;
  if (voices.length === 0) return null;
  return (
    <ul class="stack">
      {voices.map((voice) => (
        <li key={voice.id}>
          <button type="button" class="button" onClick={() => begin(voice)}>
            {say.voiceOf(voice.name)}
          </button>
        </li>
      ))}
    </ul>
  );
}
