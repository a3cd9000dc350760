import { blood, readings } from '@veillee/blood';
import type { JSX } from 'preact';
import { Stepper } from '../../prompt/FormFields.tsx';
import { lang, words } from '../../words/language.ts';
import type { Options } from '../face.ts';
import { speakerOf } from '../speaker.ts';

/** When it ends, twins, the pause before each turn. */
export function Settings({
  options,
  players,
  change,
}: {
  readonly options: Options;
  readonly players: number;
  change(options: Options): void;
}): JSX.Element {
  const say = speakerOf(blood.text[lang.value], lang.value, []);
  const word = (key: string): string => say.say({ key });
  const set = (more: Options): void => change({ ...options, ...more });
  const threshold = options.threshold ?? 'survivors';
  const opening = (options.opening ?? 3) as number;
  return (
    <details class="more">
      <summary>{words.value.create.options}</summary>
      <div class="stack">
        <fieldset class="chips">
          <legend>{word('option.threshold')}</legend>
          {readings.map((reading) => (
            <button
              key={reading}
              type="button"
              class="chip"
              aria-pressed={threshold === reading}
              onClick={() => set({ threshold: reading })}
            >
              {word(`option.threshold.${reading}`)}
            </button>
          ))}
        </fieldset>
        <label class="toggle">
          <input
            type="checkbox"
            checked={options.twins === true}
            disabled={players < 8 && options.twins !== true}
            onChange={(event) => set({ twins: event.currentTarget.checked })}
          />
          {word('option.twins')}
        </label>
        <Stepper
          label={word('option.opening')}
          value={opening}
          from={0}
          to={15}
          change={(next) => set({ opening: next })}
        />
      </div>
    </details>
  );
}
