import { useSignal } from '@preact/signals';
import { limits } from '@veillee/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { listed } from '../games/registry.ts';
import { SkyView } from '../kit/SkyView.tsx';
import { openTable, tell } from '../line/session.ts';
import { Stepper } from '../prompt/FormFields.tsx';
import { words } from '../words/language.ts';
import { NameField, useName } from './NameField.tsx';
import { Bar, LangSwitch, Refused } from './parts.tsx';
import { Checked, faultsOf, type Plan, planFor, seatMaster, TableSettings } from './TableSettings.tsx';

/** Chooses a game and opens a table for it. */
export function Create({ alone, back }: { readonly alone: boolean; back(): void }): JSX.Element {
  const say = words.value.create;
  const draft = useName();
  const plan = useSignal<Plan | null>(null);
  const bots = useSignal(alone ? limits.chairs : 0);
  useEffect(() => {
    void listed[0]?.load().then(({ face }) => {
      plan.value ??= planFor(face);
    });
  }, [plan]);
  const most = Math.max(0, (plan.value?.players ?? 1) - (plan.value?.led ? 0 : 1));
  const seated = Math.min(bots.value, most);
  const open = async (event: Event): Promise<void> => {
    event.preventDefault();
    const name = draft.take();
    if (name === undefined || plan.value === null) return;
    const { game, options, players, led } = plan.value;
    openTable(name);
    const settled = tell({ t: 'settings', game, options, chairs: players });
    if (led) {
      await settled;
      await seatMaster(true);
    }
    for (let i = 0; i < seated; i += 1) void tell({ t: 'bot' });
  };
  return (
    <main class="screen create">
      <SkyView phase="day" height={76} />
      <Bar title={<h1>{say.title}</h1>} back={back}>
        <LangSwitch />
      </Bar>
      <form class="pad stack settings" onSubmit={open}>
        <NameField draft={draft} />
        <TableSettings
          plan={plan.value}
          change={(next) => {
            plan.value = next;
          }}
        >
          <Stepper
            label={say.bots}
            value={seated}
            from={0}
            to={most}
            change={(next) => {
              bots.value = next;
            }}
          />
          <p class="hint">{say.botsHint(seated)}</p>
        </TableSettings>
        <Refused />
        <div class="dock">
          <Checked plan={plan.value} />
          <button type="submit" class="button ember" disabled={faultsOf(plan.value).length > 0}>
            {say.open}
          </button>
        </div>
      </form>
    </main>
  );
}
