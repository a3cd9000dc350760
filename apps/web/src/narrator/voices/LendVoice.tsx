import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Told } from '../../games/narrated.ts';
import { Glyph } from '../../kit/marks.tsx';
import { SkyView } from '../../kit/SkyView.tsx';
import { setTo } from '../../kit/setTo.ts';
import { Bar } from '../../screens/parts.tsx';
import { lang } from '../../words/language.ts';
import { narratorWords } from '../../words/narrator.ts';
import { CallList } from './CallList.tsx';
import css from './LendVoice.module.css';
import { NewVoice } from './NewVoice.tsx';
import { Studio } from './Studio.tsx';
import { groupsOf, sayingsOf } from './sayings.ts';
import { useLending } from './useLending.ts';
import { BringVoice, VoiceSheet } from './VoiceSheet.tsx';
import { keptVoices, type Voice } from './voiceStore.ts';

interface Props {
  readonly told: Told;
  /** Which voice the evening is told in. */
  readonly chosen: Signal<string | null>;
  back(): void;
}

/** Which voice is being lent; null: somebody says whose it is to be. */
function useVoices(chosen: Signal<string | null>) {
  const voices = useSignal<readonly Voice[]>([]);
  const now = useSignal<Voice | null>(null);
  const find = async (): Promise<void> => {
    voices.value = await keptVoices();
    now.value = voices.value.find(({ id }) => id === chosen.value) ?? null;
  };
  useEffect(() => void find(), []);
  return {
    voices: voices.value,
    now: now.value,
    take(voice: Voice): void {
      chosen.value = voice.id;
      now.value = voice;
    },
    leave(): void {
      chosen.value = null;
      void find();
    },
  };
}

/** Somebody says the calls of tonight's deck, sentence by sentence; what is missing the device says. */
export function LendVoice({ told, chosen, back }: Props): JSX.Element {
  const say = narratorWords[lang.value].voices;
  const { voices, now, take, leave } = useVoices(chosen);
  const menu = useSignal(false);
  const another = (): void => {
    menu.value = false;
    leave();
  };
  return (
    <main class={`screen ${css.lend}`}>
      <SkyView phase="dusk" height={52} />
      <Bar title={<h1>{say.title}</h1>} back={back}>
        {now === null ? null : (
          <button type="button" class="round" aria-label={say.menu} onClick={setTo(menu, true)}>
            <Glyph name="dots" />
          </button>
        )}
      </Bar>
      {now === null ? (
        <section class="pad stack">
          <NewVoice voices={voices} begin={take} />
          <BringVoice brought={take} />
        </section>
      ) : (
        <Lent key={now.id} voice={now} told={told} />
      )}
      {menu.value && now !== null ? (
        <VoiceSheet voice={now} another={another} close={setTo(menu, false)} />
      ) : null}
    </main>
  );
}

function Lent({ voice, told }: { readonly voice: Voice; readonly told: Told }): JSX.Element {
  const groups = useMemo(() => groupsOf(told), [told]);
  const sayings = useMemo(() => sayingsOf(groups), [groups]);
  const lending = useLending(voice, sayings);
  return (
    <div class={css.parts}>
      <Studio voice={voice} groups={groups} sayings={sayings} lending={lending} />
      <CallList groups={groups} sayings={sayings} lending={lending} />
    </div>
  );
}
