import type { RoomView } from '@veillee/protocol';
import type { JSX } from 'preact';
import { Sheet } from '../../../kit/Sheet.tsx';
import { tell } from '../../../line/session.ts';
import { letSleep } from '../../../screens/lobby/plan.ts';
import { lang } from '../../../words/language.ts';
import type { Options } from '../../face.ts';
import { Agreed, Pace } from '../lobby/Settings.tsx';
import { rules } from '../rules.ts';
import { setupWords } from '../setupWords.ts';

/** The pace and what the village agrees on, changed while it is peopled. */
export function TableRules({ room, close }: { readonly room: RoomView; close(): void }): JSX.Element {
  const { options, chairs } = room;
  const change = async (to: Options): Promise<void> => {
    if (await tell({ t: 'settings', game: rules.id, options: to })) return;
    await letSleep({ game: rules.id, options: to, players: chairs }, options);
  };
  const changing = { options, change: (to: Options) => void change(to) };
  return (
    <Sheet title={setupWords[lang.value].settings} close={close}>
      <div class="stack">
        <Pace {...changing} />
        <Agreed {...changing} />
      </div>
    </Sheet>
  );
}
