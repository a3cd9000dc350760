import { blood, endsAt, type Reading, readings } from '@veillee/blood';
import type { ComponentChildren, JSX } from 'preact';
import { Stepper } from '../../prompt/FormFields.tsx';
import { RuleLink, RuleReference } from '../../rules/RuleLink.tsx';
import { lang, words } from '../../words/language.ts';
import type { Options } from '../face.ts';
import { speakerOf } from '../speaker.ts';
import { settingsWords } from './settingsWords.ts';

const limits = { quick: 60, calm: 180, free: 3600 } as const;
const usualOpening = 3;

interface Props {
  readonly options: Options;
  readonly players: number;
  set(more: Options): void;
}

/** When it ends, twins, the pause before each turn, the time to answer: each with what it changes. */
export function Settings({
  options,
  players,
  change,
}: {
  readonly options: Options;
  readonly players: number;
  change(options: Options): void;
}): JSX.Element {
  const say = settingsWords[lang.value];
  const set = (more: Options): void => change({ ...options, ...more });
  const opening = (options.opening ?? usualOpening) as number;
  return (
    <details class="more">
      <summary>{words.value.create.options}</summary>
      <div class="stack">
        <Ending options={options} players={players} set={set} />
        <Twins options={options} players={players} set={set} />
        <div class="setting">
          <Stepper
            label={wordOf('option.opening')}
            value={opening}
            from={0}
            to={15}
            change={(next) => set({ opening: next })}
          />
          <p class="hint">
            {say.opening} {say.usual(say.openingUsual)}
          </p>
        </div>
        <Limit options={options} players={players} set={set} />
        <p class="hint">{say.first}</p>
      </div>
    </details>
  );
}

const wordOf = (key: string): string => speakerOf(blood.text[lang.value], lang.value, []).say({ key });

function Ending({ options, players, set }: Props): JSX.Element {
  const say = settingsWords[lang.value];
  const now = (options.threshold ?? 'survivors') as Reading;
  return (
    <div class="setting">
      <Chips
        legend={
          <>
            <b>{wordOf('option.threshold')}</b>
            <RuleReference game="blood" rule="B9" />
          </>
        }
        choices={readings.map((reading) => [reading, wordOf(`option.threshold.${reading}`)])}
        now={now}
        choose={(reading) => set({ threshold: reading })}
      />
      <p class="hint" aria-live="polite">
        {say.threshold[now](endsAt(now, players))} {say.usual(say.thresholdUsual)}
      </p>
    </div>
  );
}

function Twins({ options, players, set }: Props): JSX.Element {
  const say = settingsWords[lang.value];
  return (
    <div class="setting">
      <div class="setting-line">
        <label class="toggle">
          <input
            type="checkbox"
            checked={options.twins === true}
            disabled={players < 8 && options.twins !== true}
            onChange={(event) => set({ twins: event.currentTarget.checked })}
          />
          {wordOf('option.twins')}
        </label>
        <RuleLink game="blood" entry="twins">
          {say.rule}
        </RuleLink>
      </div>
      <p class="hint">
        {say.twins} {say.usual(say.no)}
      </p>
    </div>
  );
}

function Limit({ options, set }: Props): JSX.Element {
  const say = settingsWords[lang.value];
  const names = Object.keys(limits) as (keyof typeof limits)[];
  const now = names.find((name) => limits[name] === (options.limit ?? limits.free));
  return (
    <div class="setting">
      <Chips
        legend={<b>{say.limit}</b>}
        choices={names.map((name) => [name, say.limits[name]])}
        now={now}
        choose={(name) => set({ limit: limits[name as keyof typeof limits] })}
      />
      <p class="hint">
        {say.limitHint} {say.usual(say.limitUsual)}
      </p>
    </div>
  );
}

function Chips({
  legend,
  choices,
  now,
  choose,
}: {
  readonly legend: ComponentChildren;
  readonly choices: readonly (readonly [id: string, label: string])[];
  readonly now: string | undefined;
  choose(id: string): void;
}): JSX.Element {
  return (
    <fieldset class="chips">
      <legend>{legend}</legend>
      {choices.map(([id, label]) => (
        <button key={id} type="button" class="chip" aria-pressed={now === id} onClick={() => choose(id)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
