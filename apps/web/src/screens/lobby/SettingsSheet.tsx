import { useSignal } from '@preact/signals';
import type { RoomView } from '@veillee/protocol';
import type { JSX } from 'preact';
import { faceOf } from '../../games/registry.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { into } from '../../kit/setTo.ts';
import { room as here, tell } from '../../line/session.ts';
import { words } from '../../words/language.ts';
import { Checked } from './Checked.tsx';
import { faultsOf, letSleep, type Plan, planFor, seatMaster } from './plan.ts';
import css from './SettingsSheet.module.css';
import { sittersOf } from './sitters.ts';
import settings from './TableSettings.module.css';
import { TableSettings } from './TableSettings.tsx';

/** What the room would play now; a room without options has the game's usual ones. */
function roomPlan({ game, options, chairs, master }: RoomView): Plan | null {
  const face = faceOf(game);
  if (game === null || face === undefined) return null;
  const settled = Object.keys(options).length === 0 ? planFor(face, chairs).options : options;
  return { game, options: settled, players: chairs, led: master !== null };
}

/** Settles a plan; whether the room took it. */
async function settle(plan: Plan): Promise<boolean> {
  const { game, options, players, led } = plan;
  const before = here.value?.options;
  const no = await tell({ t: 'settings', game, options, chairs: players });
  if (no !== undefined) return false;
  await letSleep(plan, before);
  await seatMaster(led === true);
  return true;
}

/** The table's settings, changed between two games. */
export function SettingsSheet({ room, close }: { readonly room: RoomView; close(): void }): JSX.Element {
  const plan = useSignal(roomPlan(room));
  const people = sittersOf(room);
  const save = async (): Promise<void> => {
    if (plan.value !== null && (await settle(plan.value))) close();
  };
  return (
    <Sheet title={words.value.create.change} close={close} look={css.sheet}>
      <div class={`stack ${settings.settings}`}>
        <TableSettings plan={plan.value} people={people} change={into(plan)} />
        <div class={`dock ${settings.foot}`}>
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
