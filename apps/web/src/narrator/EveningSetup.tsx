import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { narratedGames, narratedOf } from '../games/narrated.ts';
import { faceOf, listing, loadFace } from '../games/registry.ts';
import { SkyView } from '../kit/SkyView.tsx';
import { Stepper } from '../kit/Stepper.tsx';
import { into, setTo } from '../kit/setTo.ts';
import { Checked } from '../screens/lobby/Checked.tsx';
import { faultsOf, type Plan, planFor } from '../screens/lobby/plan.ts';
import settings from '../screens/lobby/TableSettings.module.css';
import { TableSettings } from '../screens/lobby/TableSettings.tsx';
import { Bar, LangSwitch } from '../screens/parts.tsx';
import { OfflineReady } from '../shell/OfflineReady.tsx';
import { lang } from '../words/language.ts';
import { narratorWords } from '../words/narrator.ts';
import { Boxes, boxesMissing, boxesOf, lackingFor } from './Boxes.tsx';
import css from './EveningSetup.module.css';
import { type Evening, lastChosen, type Chosen as Remembered } from './kept.ts';
import { usualTempo } from './plan.ts';
import { Kept, LastEvening, Picking } from './SetupParts.tsx';
import { HandsChoice, type Hearing, VoiceChoice } from './VoiceChoice.tsx';
import { LendVoice } from './voices/LendVoice.tsx';

interface Props {
  /** An evening that was cut off. */
  readonly kept: Evening | null;
  resume(): void;
  forget(): void;
  begin(chosen: Remembered): void;
  back(): void;
}

const below = (n: number): number => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word % n;
};

/** The last evening's plan while it can be played, else the usual one. */
function usePlan(last: Remembered | null): Signal<Plan | null> {
  const plan = useSignal<Plan | null>(null);
  useEffect(() => {
    const first = narratedGames.find(({ id }) => id === last?.game)?.id ?? narratedGames[0]?.id ?? '';
    void loadFace(first)?.then(({ face }) => {
      const fits = last !== null && face.rules.check(last.options, last.players).ok;
      plan.value ??= fits ? { game: first, players: last.players, options: last.options } : planFor(face);
    });
  }, []);
  return plan;
}

/** What is played with one's own cards, and how it is heard; the last evening is remembered. */
export function EveningSetup({ begin, back, ...old }: Props): JSX.Element {
  const last = lastChosen();
  const plan = usePlan(last);
  const hearing = useHearing(last);
  const lending = useSignal(false);
  const drawn = useDrawn(plan);
  const now = plan.value;
  const told =
    now === null || drawn.options === undefined
      ? undefined
      : narratedOf(now.game)?.tell?.(drawn.options, now.players, lang.value);
  if (lending.value && told !== undefined)
    return <LendVoice told={told} chosen={hearing.voiceId} back={setTo(lending, false)} />;
  const submit = (event: Event): void => {
    event.preventDefault();
    const { tempo, voiceId, signals } = hearing;
    if (now === null || drawn.options === undefined) return;
    const heard = { tempo: tempo.value, voice: voiceId.value, signals: signals.value };
    begin({ ...now, options: drawn.options, ...heard });
  };
  return (
    <main class={`screen ${css.setup}`}>
      <SkyView phase="dusk" height={76} />
      <Bar title={<h1>{narratorWords[lang.value].title}</h1>} back={back}>
        <LangSwitch />
      </Bar>
      <form class={`pad stack ${settings.settings}`} onSubmit={submit}>
        {old.kept === null ? (
          last === null || now === null ? null : (
            <LastEvening last={last} begin={() => begin(last)} />
          )
        ) : (
          <Kept kept={old.kept} resume={old.resume} forget={old.forget} />
        )}
        <Chosen plan={plan} drawn={drawn} hearing={hearing} lend={setTo(lending, true)} />
      </form>
    </main>
  );
}

const useHearing = (last: Remembered | null): Hearing => ({
  tempo: useSignal(last?.tempo ?? usualTempo),
  voiceId: useSignal(last?.voice ?? null),
  signals: useSignal(last?.signals ?? false),
});

interface ChosenProps {
  readonly plan: Signal<Plan | null>;
  readonly drawn: Drawn;
  readonly hearing: Hearing;
  lend(): void;
}

/** What is played, what to take out of the box for it, and whether it can begin. */
function Chosen({ plan, drawn, hearing, lend }: ChosenProps): JSX.Element {
  const now = plan.value;
  const owned = useOwned(now?.game);
  const isTold = narratedOf(now?.game ?? '')?.tell !== undefined;
  return (
    <>
      <TableSettings
        plan={now}
        change={into(plan)}
        offered={narratedGames}
        lacks={(options) => (now === null ? undefined : boxesMissing({ ...now, options }, owned.value))}
      >
        <p class="hint">{narratorWords[lang.value].lead}</p>
        {now === null ? null : <Boxes game={now.game} owned={owned} />}
        {now === null ? null : <Around plan={now} change={into(plan)} />}
      </TableSettings>
      {now === null ? null : <Picking plan={now} {...drawn} owned={owned.value} change={into(plan)} />}
      <section class="stack">
        <h2>{narratorWords[lang.value].heard}</h2>
        {isTold ? <HandsChoice tempo={hearing.tempo} /> : null}
        <VoiceChoice {...hearing} lend={isTold ? lend : undefined} />
      </section>
      <Foot
        plan={now}
        ready={drawn.options !== undefined}
        lacking={now === null ? undefined : lackingFor(now, owned.value)}
      />
    </>
  );
}

/** The boxes one has of the game that is chosen. */
function useOwned(game: string | undefined): Signal<readonly string[]> {
  const owned = useSignal<readonly string[]>([]);
  useEffect(() => {
    if (game !== undefined) owned.value = boxesOf(game);
  }, [game]);
  return owned;
}

function Foot({
  plan,
  ready,
  lacking,
}: {
  readonly plan: Plan | null;
  readonly ready: boolean;
  /** What is not in the house. */
  readonly lacking: string | undefined;
}): JSX.Element {
  const say = narratorWords[lang.value];
  const isWrong = faultsOf(plan).length > 0;
  const isTold = plan === null || narratedOf(plan.game)?.tell !== undefined;
  return (
    <div class={`dock ${settings.foot}`}>
      {lacking === undefined || isWrong ? (
        <Checked plan={plan} />
      ) : (
        <p class="wrong" role="status">
          {lacking}
        </p>
      )}
      <button type="submit" class="button ember" disabled={!ready || isWrong || lacking !== undefined}>
        {isTold ? say.begin : say.beginTable}
      </button>
      <p class="hint">
        {isTold ? say.beginHint : null} <OfflineReady />
      </p>
    </div>
  );
}

interface Drawn {
  readonly options: Plan['options'] | undefined;
  /** Draws anew, where chance has a part in it. */
  readonly redraw: (() => void) | undefined;
}

/** The options with nothing left to chance, so that one can take the cards out. */
function useDrawn(plan: Signal<Plan | null>): Drawn {
  const drawn = useSignal<{ readonly of: Plan; readonly options: Plan['options'] | undefined } | null>(null);
  const now = plan.value;
  const way = now === null ? undefined : narratedOf(now.game);
  if (now === null || way === undefined) return { options: undefined, redraw: undefined };
  const settle = (): Plan['options'] | undefined => way.settled(now.options, now.players, below);
  if (drawn.value?.of !== now) drawn.value = { of: now, options: settle() };
  const { options } = drawn.value;
  const isDrawn = options !== undefined && options !== now.options;
  const redraw = (): void => {
    drawn.value = { of: now, options: settle() };
  };
  return { options, redraw: isDrawn ? redraw : undefined };
}

function Around({ plan, change }: { readonly plan: Plan; change(plan: Plan): void }): JSX.Element {
  const { min, max } = listing(plan.game).players;
  const lobby = faceOf(plan.game)?.lobby;
  const seat = (players: number): void =>
    change({ ...plan, players, options: lobby?.fit(plan.options, players) ?? plan.options });
  return (
    <Stepper
      label={narratorWords[lang.value].around}
      value={plan.players}
      from={min}
      to={max}
      change={seat}
    />
  );
}
