import { useSignal } from '@preact/signals';
import type { RoomView } from '@veillee/protocol';
import type { JSX } from 'preact';
import { faceOf } from '../games/registry.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { tell } from '../line/session.ts';
import { words } from '../words/language.ts';
import { Refused } from './parts.tsx';
import { sittersOf } from './sitters.ts';
import { Checked, faultsOf, type Plan, planFor, seatMaster, TableSettings } from './TableSettings.tsx';

/** The table's settings, changed between two games. */
export function SettingsSheet({ room, close }: { readonly room: RoomView; close(): void }): JSX.Element {
  const face = faceOf(room.game);
  const now: Plan | null =
    room.game === null || face === undefined
      ? null
      : {
          game: room.game,
          options: Object.keys(room.options).length === 0 ? planFor(face, room.chairs).options : room.options,
          players: room.chairs,
          led: room.master !== null,
        };
  const plan = useSignal<Plan | null>(now);
  const people = sittersOf(room);
  const save = async (): Promise<void> => {
    if (plan.value === null) return;
    const { game, options, players, led } = plan.value;
    const no = await tell({ t: 'settings', game, options, chairs: players });
    if (no !== undefined) return;
    await seatMaster(led === true);
    close();
  };
  return (
    <Sheet title={words.value.create.change} close={close}>
      <div class="stack settings">
        <TableSettings
          plan={plan.value}
          people={people}
          change={(next) => {
            plan.value = next;
          }}
        />
        <Refused />
        <div class="dock">
          <Checked plan={plan.value} people={people} />
          <button
            type="button"
            class="button ember"
            disabled={faultsOf(plan.value).length > 0}
            onClick={save}
          >
            {words.value.create.save}
          </button>
        </div>
      </div>
    </Sheet>
  );
}
