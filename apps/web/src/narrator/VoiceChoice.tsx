import { type Signal, useSignal } from '@preact/signals';
import { keysOf } from '@veillee/kernel';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { SettingChips, SettingToggle } from '../kit/Setting.tsx';
import { into } from '../kit/setTo.ts';
import { voice } from '../stage/senses.ts';
import { stageWords } from '../stage/words.ts';
import { lang } from '../words/language.ts';
import { narratorWords } from '../words/narrator.ts';
import type { Tempo } from './plan.ts';
import { playWords, wakePlayer } from './voices/player.ts';
import { keptVoices, takesIn, type Voice } from './voices/voiceStore.ts';

const hands = { quick: 0.7, usual: 1, calm: 1.5 } as const;
const rates = { slow: 0.8, usual: 1, fast: 1.2 } as const;
const pitches = { low: 0.75, usual: 1, high: 1.25 } as const;
const device = 'device';

const nameOf = <Id extends string>(table: { readonly [id in Id]: number }, value: number): Id | undefined =>
  keysOf(table).find((id) => table[id] === value);

/** How this table wants to hear it. */
export interface Hearing {
  readonly tempo: Signal<Tempo>;
  readonly voiceId: Signal<string | null>;
  readonly signals: Signal<boolean>;
}

/** How long hands have. */
export function HandsChoice({ tempo }: Pick<Hearing, 'tempo'>): JSX.Element {
  const say = narratorWords[lang.value];
  return (
    <SettingChips
      legend={say.hands}
      choices={(['quick', 'usual', 'calm'] as const).map((id) => [id, say.paces[id]])}
      now={nameOf(hands, tempo.value.hands)}
      hint=""
      choose={(id) => {
        tempo.value = { ...tempo.value, hands: hands[id] };
      }}
    />
  );
}

/**
 * Whose voice speaks, how, and whether it is heard at all: to be tried before the evening. `lend` is undefined where
 * nothing is told whose sentences are known before.
 */
export function VoiceChoice({
  lend,
  ...hearing
}: Hearing & { readonly lend: (() => void) | undefined }): JSX.Element {
  const say = narratorWords[lang.value];
  const { voiceId, signals } = hearing;
  const able = voice.able(lang.value);
  return (
    <>
      {lend === undefined ? null : <Whose voiceId={voiceId} />}
      {able ? <Manner tempo={hearing.tempo} /> : <NoVoice isLent={voiceId.value !== null} />}
      <div class="pair">
        {able || voiceId.value !== null ? (
          <button type="button" class="button small" onClick={() => void hear(hearing)}>
            {say.hear}
          </button>
        ) : null}
        {lend === undefined ? null : (
          <button type="button" class="button small" onClick={lend}>
            {say.lend}
          </button>
        )}
      </div>
      {lend === undefined ? null : (
        <SettingToggle
          label={say.signals}
          on={signals.value}
          rule={null}
          hint={say.signalsHint}
          change={into(signals)}
        />
      )}
    </>
  );
}

function NoVoice({ isLent }: { readonly isLent: boolean }): JSX.Element {
  return (
    <p class="hint">
      {stageWords[lang.value].noVoice} {isLent ? null : narratorWords[lang.value].noWords}
    </p>
  );
}

/** How fast and how high the device speaks. */
function Manner({ tempo }: Pick<Hearing, 'tempo'>): JSX.Element {
  const say = narratorWords[lang.value];
  return (
    <details class="more">
      <summary>{say.manner}</summary>
      <div class="stack">
        <SettingChips
          legend={say.rate}
          choices={(['slow', 'usual', 'fast'] as const).map((id) => [id, say.rates[id]])}
          now={nameOf(rates, tempo.value.rate)}
          hint=""
          choose={(id) => {
            tempo.value = { ...tempo.value, rate: rates[id] };
          }}
        />
        <SettingChips
          legend={say.pitch}
          choices={(['low', 'usual', 'high'] as const).map((id) => [id, say.pitches[id]])}
          now={nameOf(pitches, tempo.value.pitch)}
          hint=""
          choose={(id) => {
            tempo.value = { ...tempo.value, pitch: pitches[id] };
          }}
        />
      </div>
    </details>
  );
}

/** The voices that were lent to this device, beside its own. */
function Whose({ voiceId }: Pick<Hearing, 'voiceId'>): JSX.Element | null {
  const say = narratorWords[lang.value];
  const voices = useSignal<readonly Voice[] | null>(null);
  useEffect(() => {
    void keptVoices().then((found) => {
      voices.value = found;
      // It was deleted since.
      if (!found.some(({ id }) => id === voiceId.value)) voiceId.value = null;
    });
  }, []);
  if (voices.value === null || voices.value.length === 0) return null;
  return (
    <SettingChips
      legend={say.voice}
      choices={[[device, say.voiceOf.device], ...voices.value.map(({ id, name }) => [id, name] as const)]}
      now={voiceId.value ?? device}
      hint={voiceId.value === null ? '' : say.voices.rest}
      choose={(id) => {
        voiceId.value = id === device ? null : id;
      }}
    />
  );
}

/** Something of the voice that will speak. */
async function hear({ tempo, voiceId }: Hearing): Promise<void> {
  wakePlayer();
  const takes = voiceId.value === null ? [] : await takesIn(voiceId.value, lang.value);
  const [first] = takes;
  if (first !== undefined) playWords(first.words);
  else voice.say([stageWords[lang.value].sample], lang.value, tempo.value);
}
