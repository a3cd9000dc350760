import { officeIds, weekdays } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import { Stepper } from '../../../../kit/Stepper.tsx';
import { lang } from '../../../../words/language.ts';
import type { Speaker } from '../../../speaker.ts';
import { setupWords } from '../../setupWords.ts';
import type { Village } from '../useVillage.ts';
import css from './Begun.module.css';
import { type Begun, knownOf } from './begun.ts';
import { Choice } from './Choice.tsx';
import { Flag, KnownRow, Labelled } from './KnownRow.tsx';

interface Part {
  readonly village: Village;
  readonly begun: Begun;
  readonly say: Speaker;
}

/** A village that began on paper, as it stands before a night: who is who, who holds what, what is remembered. */
export function BegunVillage(part: Part): JSX.Element {
  const { village, begun, say } = part;
  const words = setupWords[lang.value].begun;
  const names = village.circle.map(({ name }) => name);
  return (
    <>
      <p class="hint">{words.lead}</p>
      <When {...part} />
      <ol class={css.rows}>
        {names.map((name) => (
          <KnownRow
            key={name}
            begun={begun}
            name={name}
            names={names}
            say={say}
            change={(to) => village.remember(to)}
          />
        ))}
      </ol>
      <Held {...part} />
      <Remembered {...part} />
      <Yesterday {...part} />
    </>
  );
}

/** Before which night. */
function When({ village, begun, say }: Part): JSX.Element {
  const words = setupWords[lang.value].begun;
  const nights = weekdays.filter((day) => day !== 'sunday');
  return (
    <div class={css.when}>
      <Labelled words={words.night}>
        <Choice
          label={words.night}
          value={begun.weekday}
          among={nights}
          words={(day) => say.format('weekday', day) ?? day}
          choose={(weekday) => village.remember({ ...begun, weekday: weekday ?? begun.weekday })}
        />
      </Labelled>
      <Stepper
        label={words.week}
        value={begun.week}
        from={1}
        to={4}
        change={(week) => village.remember({ ...begun, week })}
      />
    </div>
  );
}

/** Who holds which office now; nobody: it is vacant. */
function Held({ village, begun, say }: Part): JSX.Element {
  const words = setupWords[lang.value];
  const names = village.circle.map(({ name }) => name);
  return (
    <>
      <h2>{words.offices}</h2>
      <ul class={css.offices}>
        {officeIds.map((office) => (
          <li key={office}>
            <Labelled words={say.format('office', office) ?? office}>
              <Choice
                label={say.format('office', office) ?? office}
                value={begun.offices[office] ?? null}
                among={names}
                words={(name) => name}
                none={words.begun.vacant}
                choose={(name) =>
                  village.remember({ ...begun, offices: { ...begun.offices, [office]: name } })
                }
              />
            </Labelled>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the next night hangs on besides: the couple, the latest ghost, the last house guarded. */
function Remembered({ village, begun }: Part): JSX.Element {
  const words = setupWords[lang.value].begun;
  const names = village.circle.map(({ name }) => name);
  const ghosts = names.filter((name) => knownOf(begun, name).fate === 'ghost');
  const set = (more: Partial<Begun>): void => village.remember({ ...begun, ...more });
  const [first, second] = begun.lovers;
  return (
    <>
      <h2>{words.remembered}</h2>
      <ul class={css.offices}>
        <Someone
          label={words.lovers.first}
          value={first}
          among={names}
          choose={(name) => set({ lovers: [name, second] })}
        />
        <Someone
          label={words.lovers.second}
          value={second}
          among={names}
          choose={(name) => set({ lovers: [first, name] })}
        />
        {ghosts.length < 2 ? null : (
          <Someone
            label={words.latestGhost}
            value={begun.latestGhost}
            among={ghosts}
            choose={(latestGhost) => set({ latestGhost })}
          />
        )}
        <Someone
          label={words.guarded}
          value={begun.guarded}
          among={names}
          choose={(guarded) => set({ guarded })}
        />
      </ul>
    </>
  );
}

function Someone({
  label,
  value,
  among,
  choose,
}: {
  readonly label: string;
  readonly value: string | null;
  readonly among: readonly string[];
  choose(name: string | null): void;
}): JSX.Element {
  return (
    <li>
      <Labelled words={label}>
        <Choice label={label} value={value} among={among} words={(name) => name} none="–" choose={choose} />
      </Labelled>
    </li>
  );
}

/** Yesterday's session, coins that are out of the game, the Lovers' second life. */
function Yesterday({ village, begun }: Part): JSX.Element {
  const words = setupWords[lang.value].begun;
  const set = (more: Partial<Begun>): void => village.remember({ ...begun, ...more });
  return (
    <div class={css.when}>
      {begun.lovers.includes(null) ? null : (
        <Flag words={words.saved} on={begun.saved} turn={() => set({ saved: !begun.saved })} />
      )}
      <Flag words={words.special} on={begun.special} turn={() => set({ special: !begun.special })} />
      <Stepper
        label={words.coinsOut}
        value={begun.coinsOut}
        from={0}
        to={99}
        change={(coinsOut) => set({ coinsOut })}
      />
    </div>
  );
}
