import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { into } from '../kit/setTo.ts';
import { isPocket, me } from '../line/session.ts';
import { isWoken, letMeSleep, wakeMe, whyNotWoken } from '../line/waking.ts';
import css from '../stage/Switch.module.css';
import { lang } from '../words/language.ts';
import { slowWords } from '../words/slow.ts';

/** Whether this device is woken as a step begins; where it cannot be, why, and what to do. It tells of the device alone. */
export function WakeSwitch(): JSX.Element | null {
  const say = slowWords[lang.value].wake;
  const on = useSignal(false);
  const failed = useSignal(false);
  useEffect(() => {
    void isWoken().then(into(on));
  }, [on]);
  if (isPocket.value || me.value.person === null) return null;
  const why = whyNotWoken();
  if (why !== null) return <p class="hint">{say.cannot[why]}</p>;
  const turn = async (wanted: boolean): Promise<void> => {
    on.value = wanted ? await wakeMe() : !(await letMeSleep());
    failed.value = on.value !== wanted;
  };
  return (
    <section>
      <label class={css.switch}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={on.value}
          checked={on.value}
          onChange={(event) => turn(event.currentTarget.checked)}
        />
        {say.label}
      </label>
      <p class="hint" role="status">
        {failed.value ? say.failed : on.value ? say.on : say.hint}
      </p>
    </section>
  );
}
