import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { isHost, isSecret, room, tell } from '../line/session.ts';
import { lang } from '../words/language.ts';
import { slowWords } from '../words/slow.ts';
import { fieldOf, type Hours, minutesIn, ownHours, tableHours, timeWords, usualNight } from './hours.ts';
import css from './QuietHours.module.css';

const keep = (hours: Hours | null): void =>
  void tell({ t: 'quiet', hours: hours === null ? null : { ...tableHours(hours) } });

/** As this page's clock has them; null: there are none. */
function hoursHere(): Hours | null {
  const { quiet } = room.value ?? {};
  return quiet === undefined ? null : ownHours(quiet);
}

/** When no time runs, for everybody. */
export function SleepWords(): JSX.Element {
  const say = slowWords[lang.value];
  const own = hoursHere();
  return (
    <p class="hint" aria-live="polite">
      {own === null ? say.noQuiet : say.quiet(timeWords(own.from, lang.value), timeWords(own.to, lang.value))}
    </p>
  );
}

/** The same, which the host sets there, though not in the dark. */
export function QuietHours(): JSX.Element {
  return (
    <section class={css.quiet}>
      {isHost.value && !isSecret.value ? <Choice own={hoursHere()} /> : null}
      <SleepWords />
    </section>
  );
}

function Choice({ own }: { readonly own: Hours | null }): JSX.Element {
  return (
    <>
      <label class="toggle">
        <input
          type="checkbox"
          checked={own !== null}
          onChange={(event) => keep(event.currentTarget.checked ? usualNight : null)}
        />
        {slowWords[lang.value].keep}
      </label>
      {own === null ? null : (
        <div class={css.hours}>
          <HourField own={own} end="from" />
          <HourField own={own} end="to" />
        </div>
      )}
    </>
  );
}

/** One end of them. A whole day of quiet, or none, is no choice. */
function HourField({ own, end }: { readonly own: Hours; readonly end: keyof Hours }): JSX.Element {
  const id = useId();
  const set = (field: string): void => {
    const at = minutesIn(field);
    const hours = { ...own, [end]: at };
    if (at !== undefined && hours.from !== hours.to) keep(hours);
  };
  return (
    <div>
      <label for={id}>{slowWords[lang.value][end]}</label>
      <input
        class="plate-input"
        id={id}
        type="time"
        value={fieldOf(own[end])}
        onChange={(event) => set(event.currentTarget.value)}
      />
    </div>
  );
}
