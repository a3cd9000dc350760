import type { Refusal } from '@veillee/kernel';
import type { ComponentChildren, JSX } from 'preact';
import type { Face, Options, Sitter } from '../games/face.ts';
import { faceOf, listed } from '../games/registry.ts';
import { speakerOf } from '../games/speaker.ts';
import { Glyph, Icon } from '../kit/marks.tsx';
import { me, room, tell } from '../line/session.ts';
import { Stepper } from '../prompt/FormFields.tsx';
import { desk } from '../words/desk.ts';
import { lang, words } from '../words/language.ts';

/** What will be played, how, and by how many. */
export interface Plan {
  readonly game: string;
  readonly options: Options;
  readonly players: number;
  /** The host leads the game and does not play. */
  readonly led?: boolean;
}

/** The plan for another game, with its own usual number of players and options. */
export function planFor(face: Face, players = face.players.usual): Plan {
  const fitting = Math.max(face.players.min, Math.min(face.players.max, players));
  return { game: face.rules.id, options: face.defaults(fitting), players: fitting };
}

/** Why the game would not begin like this, in its own words. */
export function faultsOf(plan: Plan | null, people: readonly Sitter[] = []): readonly string[] {
  const face = faceOf(plan?.game);
  if (plan === null || face === undefined) return [];
  const checked = face.rules.check(plan.options, plan.players);
  return checked.ok ? [] : saidFaults(face, checked.error, people);
}

export function saidFaults(
  face: Face | undefined,
  faults: readonly Refusal[],
  people: readonly Sitter[],
): readonly string[] {
  const names = people.map(({ name }) => name);
  const say = speakerOf(face?.rules.text[lang.value], lang.value, names);
  return face?.faults?.(faults, say) ?? faults.map((fault) => say.say(fault));
}

export function TableSettings({
  plan,
  people,
  change,
  children,
}: {
  readonly plan: Plan | null;
  readonly people?: readonly Sitter[];
  change(plan: Plan): void;
  /** Further numbers, after that of the players. */
  readonly children?: ComponentChildren;
}): JSX.Element {
  const say = words.value.create;
  const face = faceOf(plan?.game);
  const choose = async (id: string): Promise<void> => {
    const { face: chosen } = (await listed.find((one) => one.id === id)?.load()) ?? {};
    if (chosen !== undefined) change(planFor(chosen, plan?.players));
  };
  return (
    <>
      <div class="stack settings-who">
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
            {children}
            {face.led ? <Leader plan={plan} change={change} /> : null}
          </>
        ) : (
          <p class="hint" role="status">
            {words.value.loading}
          </p>
        )}
      </div>
      {plan !== null && face !== undefined ? (
        <div class="stack settings-how">
          <face.Settings
            options={plan.options}
            players={plan.players}
            people={people}
            change={(options) => change({ ...plan, options })}
          />
        </div>
      ) : null}
    </>
  );
}

/** Whether it can be played like this; every fault in words. */
export function Checked({
  plan,
  people,
}: {
  readonly plan: Plan | null;
  readonly people?: readonly Sitter[];
}): JSX.Element | null {
  const faults = faultsOf(plan, people);
  if (plan === null || faceOf(plan.game) === undefined) return null;
  return (
    <div class="checked" role="status">
      {faults.length === 0 ? (
        <p class="fine">
          <Glyph name="check" />
          {words.value.create.fine}
        </p>
      ) : (
        <ul class="faults">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The app leads, or the host does. */
function Leader({ plan, change }: { readonly plan: Plan; change(plan: Plan): void }): JSX.Element {
  const say = desk[lang.value];
  const led = plan.led === true;
  return (
    <div class="stack leader">
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

/** Takes the master's chair or leaves it, where the plan says otherwise than the room. */
export async function seatMaster(led: boolean): Promise<void> {
  const { person } = me.value;
  const now = room.value?.master ?? null;
  if (person === null || led === (now !== null)) return;
  await tell({ t: 'sit', sit: !led });
  await tell({ t: 'settings', master: led ? person : null });
}
