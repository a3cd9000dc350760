import { useSignal } from '@preact/signals';
import { games } from '@veillee/games';
import { limits } from '@veillee/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadFace } from '../../games/registry.ts';
import { SkyView } from '../../kit/SkyView.tsx';
import { Stepper } from '../../kit/Stepper.tsx';
import { into } from '../../kit/setTo.ts';
import type { Home } from '../../line/address.ts';
import { words } from '../../words/language.ts';
import { Checked } from '../lobby/Checked.tsx';
import { faultsOf, type Plan, planFor } from '../lobby/plan.ts';
import settings from '../lobby/TableSettings.module.css';
import { TableSettings } from '../lobby/TableSettings.tsx';
import { Bar, LangSwitch } from '../parts.tsx';
import { Refused } from '../Refused.tsx';
import css from './Create.module.css';
import { NameField, useName } from './NameField.tsx';
import { openFor } from './openFor.ts';

/** Whoever plays alone needs no server. */
const homeFor = (alone: boolean): Home => (alone ? 'pocket' : 'server');

/** Chooses a game and opens a table for it. */
export function Create({ alone, back }: { readonly alone: boolean; back(): void }): JSX.Element {
  const say = words.value.create;
  const draft = useName();
  const plan = useSignal<Plan | null>(null);
  const bots = useSignal(alone ? limits.chairs : 0);
  useEffect(() => {
    void loadFace(games[0].id)?.then(({ face }) => {
      plan.value ??= planFor(face);
    });
  }, [plan]);
  const most = Math.max(0, (plan.value?.players ?? 1) - (plan.value?.led ? 0 : 1));
  const seated = Math.min(bots.value, most);
  const create = (event: Event): void => {
    event.preventDefault();
    const name = draft.read();
    if (name !== undefined && plan.value !== null) void openFor(name, homeFor(alone), plan.value, seated);
  };
  return (
    <main class={`screen ${css.create}`}>
      <SkyView phase="day" height={76} />
      <Bar title={<h1>{say.title}</h1>} back={back}>
        <LangSwitch />
      </Bar>
      <form class={`pad stack ${settings.settings}`} onSubmit={create}>
        <NameField draft={draft} />
        <TableSettings plan={plan.value} change={into(plan)}>
          <Stepper label={say.bots} value={seated} from={0} to={most} change={into(bots)} />
          <p class="hint">{say.botsHint(seated)}</p>
        </TableSettings>
        <Refused />
        <div class={`dock ${settings.foot}`}>
          <Checked plan={plan.value} />
          <button type="submit" class="button ember" disabled={faultsOf(plan.value).length > 0}>
            {say.open}
          </button>
        </div>
      </form>
    </main>
  );
}
