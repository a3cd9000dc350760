import { useSignal } from '@preact/signals';
import type { View } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { usePhase } from '../../../kit/SkyView.tsx';
import { into } from '../../../kit/setTo.ts';
import type { AtScreen } from '../../face.ts';
import { consoleWords } from '../consoleWords.ts';
import css from './Console.module.css';
import { DeskBar } from './DeskBar.tsx';
import { KeyBar } from './KeyBar.tsx';
import { ScriptList } from './ScriptList.tsx';
import { SidePanel } from './SidePanel.tsx';
import { UndoPanel } from './UndoPanel.tsx';
import { useDesk } from './useDesk.ts';
import { useDeskKeys } from './useDeskKeys.ts';
import { VillageRing } from './VillageRing.tsx';

type Part = 'script' | 'village' | 'person';
const parts: readonly Part[] = ['script', 'village', 'person'];

/** Where a person leads the village: the script on the left, the ring in the middle, one villager on the right. */
export function Console({ face, sight, say, sheet, children }: AtScreen<View>): JSX.Element {
  const desk = useDesk(face, { sight, say });
  const frame = useRef<HTMLElement>(null);
  const part = useSignal<Part>('script');
  useDeskKeys(desk, frame);
  usePhase(face.table.phase(sight));
  const words = consoleWords[say.lang];
  return (
    <main class={css.console} ref={frame} data-part={part.value}>
      <DeskBar {...desk} sheet={sheet} />
      <div class={css.script}>
        {sight.master === 'app' ? <p class="hint">{words.appLeads}</p> : null}
        <ScriptList {...desk} />
      </div>
      <div class={css.village}>
        <VillageRing {...desk} />
      </div>
      <div class={css.person}>
        <SidePanel {...desk} />
      </div>
      <KeyBar {...desk} />
      <nav class={`segments ${css.parts}`}>
        {parts.map((one) => (
          <button key={one} type="button" aria-pressed={part.value === one} onClick={() => into(part)(one)}>
            {words.parts[one]}
          </button>
        ))}
      </nav>
      {desk.looks.undo.value === null ? null : <UndoPanel {...desk} />}
      {children}
    </main>
  );
}
