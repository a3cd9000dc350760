import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { FileButton } from '../../kit/FileButton.tsx';
import { canSend, saveFile, sendFile } from '../../kit/files.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { lang } from '../../words/language.ts';
import { narratorWords } from '../../words/narrator.ts';
import { mostBytes, readVoice, type VoiceFault, writeVoice } from './voiceFile.ts';
import { forgetVoice, takeIn, type Voice, wholeVoice } from './voiceStore.ts';

interface Props {
  readonly voice: Voice;
  /** To another voice: this one is left, or was deleted. */
  another(): void;
  close(): void;
}

async function fileOf(voice: Voice): Promise<File | null> {
  const whole = await wholeVoice(voice);
  if (whole.takes.length === 0) return null;
  const name = `${narratorWords[lang.value].voices.voiceOf(voice.name)}.wav`.replace(/[\\/:*?"<>|]/g, '');
  return new File([writeVoice(whole)], name, { type: 'audio/wav' });
}

/** What can be done with a voice: sent, kept as one file, deleted. */
export function VoiceSheet({ voice, another, close }: Props): JSX.Element {
  const say = narratorWords[lang.value].voices;
  const told = useSignal('');
  const withFile = async (does: (file: File) => unknown): Promise<void> => {
    const file = await fileOf(voice).catch(() => null);
    if (file === null) told.value = say.faults.empty;
    else does(file);
  };
  return (
    <Sheet title={say.voiceOf(voice.name)} close={close}>
      <div class="stack">
        {canSend('x.wav', 'audio/wav') ? (
          <button type="button" class="button ember" onClick={() => void withFile(sendFile)}>
            {say.share}
          </button>
        ) : null}
        <button type="button" class="button" onClick={() => void withFile(saveFile)}>
          {say.keep}
        </button>
        <button type="button" class="button" onClick={another}>
          {say.another}
        </button>
        <ForgetButton voice={voice} gone={another} />
        <p class="hint" role="status">
          {told.value === '' ? say.stays : told.value}
        </p>
      </div>
    </Sheet>
  );
}

/** Deletes it at the second touch. */
function ForgetButton({ voice, gone }: { readonly voice: Voice; gone(): void }): JSX.Element {
  const say = narratorWords[lang.value].voices;
  const sure = useSignal(false);
  const press = (): void => {
    if (sure.value) void forgetVoice(voice).then(gone);
    else sure.value = true;
  };
  return (
    <button type="button" class="button danger" onClick={press}>
      {sure.value ? say.forgetSure : say.forget}
    </button>
  );
}

/** Opens a voice that somebody sent; what is none is refused in words. */
export function BringVoice({ brought }: { brought(voice: Voice): void }): JSX.Element {
  const say = narratorWords[lang.value].voices;
  const fault = useSignal<VoiceFault | 'full' | null>(null);
  const open = async (file: File): Promise<void> => {
    fault.value = null;
    const read =
      file.size > mostBytes ? ({ ok: false, why: 'huge' } as const) : readVoice(await file.arrayBuffer());
    if (!read.ok) {
      fault.value = read.why;
      return;
    }
    try {
      brought(await takeIn(read.voice));
    } catch {
      fault.value = 'full';
    }
  };
  return (
    <>
      <FileButton look="button" accept="audio/wav,.wav" choose={(file) => void open(file)}>
        {say.bring}
      </FileButton>
      <p class="wrong" role="alert">
        {fault.value === null ? '' : fault.value === 'full' ? say.full : say.faults[fault.value]}
      </p>
    </>
  );
}
