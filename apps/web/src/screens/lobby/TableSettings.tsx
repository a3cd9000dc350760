import { games } from '@veillee/games';
import type { ComponentChildren, JSX } from 'preact';
import type { Face, Sitter } from '../../games/face.ts';
import { faceOf, listing, loadFace } from '../../games/registry.ts';
import { Stepper } from '../../kit/Stepper.tsx';
import { desk } from '../../words/desk.ts';
import { lang, words } from '../../words/language.ts';
import { GameChoice } from '../GameChoice.tsx';
import { type Plan, planFor } from './plan.ts';
import css from './TableSettings.module.css';

interface Planning {
  readonly plan: Plan;
  change(plan: Plan): void;
}

interface Props {
  readonly plan: Plan | null;
  readonly people?: readonly Sitter[];
  change(plan: Plan): void;
  /** Further numbers, after that of the players. */
  readonly children?: ComponentChildren;
  /** One phone is for all: the games that are played so, by as many as were named. */
  readonly offered?: readonly (typeof games)[number][];
  readonly lacks?: ((options: Plan['options']) => string | undefined) | undefined;
}

/** Which game, for how many, and its own settings. */
export function TableSettings({ plan, people, change, children, offered, lacks }: Props): JSX.Element {
  const face = faceOf(plan?.game);
  const choose = async ({ id }: { readonly id: string }): Promise<void> => {
    const { face: chosen } = (await loadFace(id)) ?? {};
    if (chosen !== undefined) change(planFor(chosen, plan?.players));
  };
  return (
    <>
      <div class={`stack ${css.who}`}>
        <GameChoice games={offered ?? games} chosen={plan?.game} choose={choose} />
        {plan !== null && face !== undefined ? (
          <Company plan={plan} face={face} change={change} isSettled={offered !== undefined}>
            {children}
          </Company>
        ) : (
          <p class="hint" role="status">
            {words.value.loading}
          </p>
        )}
      </div>
      {plan !== null && face?.lobby.Settings !== undefined ? (
        <div class={`stack ${css.how}`}>
          <face.lobby.Settings
            options={plan.options}
            players={plan.players}
            people={people}
            onePhone={offered !== undefined}
            lacks={lacks}
            change={(options) => change({ ...plan, options })}
          />
        </div>
      ) : null}
    </>
  );
}

/** How many play, and who leads. */
function Company({
  plan,
  face: { lobby },
  change,
  isSettled,
  children,
}: Planning & {
  readonly face: Face;
  /** Who plays is settled elsewhere. */
  readonly isSettled: boolean;
  readonly children: ComponentChildren;
}): JSX.Element {
  const { min, max } = listing(plan.game).players;
  return (
    <>
      <p class="hint">{lobby.about(lang.value)}</p>
      {isSettled ? null : (
        <Stepper
          label={words.value.create.around}
          value={plan.players}
          from={min}
          to={max}
          change={(players) => change({ ...plan, players, options: lobby.fit(plan.options, players) })}
        />
      )}
      {children}
      {lobby.led && !isSettled ? <Leader plan={plan} change={change} /> : null}
    </>
  );
}

/** The app leads, or the host does. */
function Leader({ plan, change }: Planning): JSX.Element {
  const say = desk[lang.value];
  const led = plan.led === true;
  return (
    <div class="stack">
      <b aria-hidden="true">{say.who}</b>
      <fieldset class="segments">
        <legend class="unseen">{say.who}</legend>
        <button type="button" aria-pressed={!led} onClick={() => change({ ...plan, led: false })}>
          {say.app}
        </button>
        <button type="button" aria-pressed={led} onClick={() => change({ ...plan, led: true })}>
          {say.me}
        </button>
      </fieldset>
      {led ? <p class="hint">{say.hint}</p> : null}
    </div>
  );
}
