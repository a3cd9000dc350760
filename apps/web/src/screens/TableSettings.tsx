import type { JSX } from 'preact';
import type { Face, Options } from '../games/face.ts';
import { faceOf, listed } from '../games/registry.ts';
import { speakerOf } from '../games/speaker.ts';
import { Glyph, Icon } from '../kit/marks.tsx';
import { Stepper } from '../prompt/FormFields.tsx';
import { lang, words } from '../words/language.ts';

/** What will be played, how, and by how many. */
export interface Plan {
  readonly game: string;
  readonly options: Options;
  readonly players: number;
}

/** The plan for another game, with its own usual number of players and options. */
export function planFor(face: Face, players = face.players.usual): Plan {
  const fitting = Math.max(face.players.min, Math.min(face.players.max, players));
  return { game: face.rules.id, options: face.defaults(fitting), players: fitting };
}

/** Why the game would not begin like this, in its own words. */
export function faultsOf(plan: Plan | null): readonly string[] {
  const face = faceOf(plan?.game);
  if (plan === null || face === undefined) return [];
  const say = speakerOf(face.rules.text[lang.value], lang.value, []);
  const checked = face.rules.check(plan.options, plan.players);
  return checked.ok ? [] : checked.error.map((fault) => say.say(fault));
}

export function TableSettings({
  plan,
  change,
}: {
  readonly plan: Plan | null;
  change(plan: Plan): void;
}): JSX.Element {
  const say = words.value.create;
  const face = faceOf(plan?.game);
  const faults = faultsOf(plan);
  const choose = async (id: string): Promise<void> => {
    const { face: chosen } = (await listed.find((one) => one.id === id)?.load()) ?? {};
    if (chosen !== undefined) change(planFor(chosen, plan?.players));
  };
  return (
    <>
      <fieldset class="games">
        <legend class="unseen">{say.game}</legend>
        {listed.map(({ id, icon, name }) => (
          <button
            key={id}
            type="button"
            class="game"
            aria-pressed={plan?.game === id}
            onClick={() => choose(id)}
          >
            <Icon name={icon} />
            {name[lang.value]}
          </button>
        ))}
      </fieldset>
      {plan !== null && face !== undefined ? (
        <>
          <p class="hint">{face.about(lang.value)}</p>
          <Stepper
            label={say.around}
            value={plan.players}
            from={face.players.min}
            to={face.players.max}
            change={(players) =>
              change({ ...plan, players, options: face.fit?.(plan.options, players) ?? plan.options })
            }
          />
          <face.Settings
            options={plan.options}
            players={plan.players}
            change={(options) => change({ ...plan, options })}
          />
          <div class="checked" role="status">
            {faults.length === 0 ? (
              <p class="fine">
                <Glyph name="check" />
                {say.fine}
              </p>
            ) : (
              <ul class="faults">
                {faults.map((fault) => (
                  <li key={fault}>{fault}</li>
                ))}
              </ul>
            )}
          </div>
        </>
      ) : (
        <p class="hint">{words.value.loading}</p>
      )}
    </>
  );
}
