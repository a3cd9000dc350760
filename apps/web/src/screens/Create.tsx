import { useSignal } from '@preact/signals';
import { limits } from '@veillee/protocol';
import type { JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { listed } from '../games/registry.ts';
import { SkyView } from '../kit/SkyView.tsx';
import { lastName } from '../line/keep.ts';
import { openTable, tell } from '../line/session.ts';
import { Stepper } from '../prompt/FormFields.tsx';
import { words } from '../words/language.ts';
import { Bar, LangSwitch, Refused } from './parts.tsx';
import { faultsOf, type Plan, planFor, seatMaster, TableSettings } from './TableSettings.tsx';

/** Chooses a game and opens a table for it. */
export function Create({ alone, back }: { readonly alone: boolean; back(): void }): JSX.Element {
  const say = words.value;
  const name = useSignal(lastName());
  const missing = useSignal(false);
  const plan = useSignal<Plan | null>(null);
  const bots = useSignal(alone ? limits.chairs : 0);
  const id = useId();
  useEffect(() => {
    void listed[0]?.load().then(({ face }) => {
      plan.value ??= planFor(face);
    });
  }, [plan]);
  const most = Math.max(0, (plan.value?.players ?? 1) - (plan.value?.led ? 0 : 1));
  const seated = Math.min(bots.value, most);
  const open = async (event: Event): Promise<void> => {
    event.preventDefault();
    missing.value = name.value.trim() === '';
    if (missing.value) document.getElementById(id)?.focus();
    if (missing.value || plan.value === null) return;
    const { game, options, players, led } = plan.value;
    openTable(name.value.trim());
    const settled = tell({ t: 'settings', game, options, chairs: players });
    if (led) {
      await settled;
      await seatMaster(true);
    }
    for (let i = 0; i < seated; i += 1) void tell({ t: 'bot' });
  };
  return (
    <main class="screen create">
      <SkyView phase="day" height={120} />
      <Bar title={<h1>{say.create.title}</h1>} back={back}>
        <LangSwitch />
      </Bar>
      <form class="pad stack" onSubmit={open}>
        <label for={id}>{say.join.name}</label>
        <input
          id={id}
          class="plate-input"
          value={name.value}
          maxLength={limits.name}
          autocomplete="nickname"
          aria-invalid={missing.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
            missing.value = false;
          }}
        />
        <p class="wrong" role="alert">
          {missing.value ? say.join.noName : ''}
        </p>
        <TableSettings
          plan={plan.value}
          change={(next) => {
            plan.value = next;
          }}
        />
        <Stepper
          label={say.create.bots}
          value={seated}
          from={0}
          to={most}
          change={(next) => {
            bots.value = next;
          }}
        />
        <p class="hint">{say.create.botsHint(seated)}</p>
        <Refused />
        <div class="dock">
          <button type="submit" class="button ember" disabled={faultsOf(plan.value).length > 0}>
            {say.create.open}
          </button>
        </div>
      </form>
    </main>
  );
}
