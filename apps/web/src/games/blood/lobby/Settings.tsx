import { endsAt, readings } from '@veillee/blood';
import { keysOf } from '@veillee/kernel';
import type { JSX } from 'preact';
import setting from '../../../kit/Setting.module.css';
import { SettingChips, SettingToggle } from '../../../kit/Setting.tsx';
import { Stepper } from '../../../kit/Stepper.tsx';
import { RuleLink, RuleReference } from '../../../rules/RuleLink.tsx';
import { lang, words } from '../../../words/language.ts';
import type { Options, SettingsProps } from '../../face.ts';
import { settingsWords, wordOf } from '../settingsWords.ts';
import { Beginning } from './Beginning.tsx';

const limits = { quick: 60, calm: 180, free: 3600 } as const;
const usualOpening = 3;

interface Props {
  readonly options: Options;
  readonly players: number;
  set(more: Options): void;
}

/** When it ends, twins, the pause before each turn, the time to answer: each with what it changes. */
export function Settings({ options, players, people, onePhone = false, change }: SettingsProps): JSX.Element {
  const say = settingsWords[lang.value];
  const set = (more: Options): void => change({ ...options, ...more });
  const opening = typeof options.opening === 'number' ? options.opening : usualOpening;
  return (
    <details class="more">
      <summary>{words.value.create.options}</summary>
      <div class="stack">
        <Ending options={options} players={players} set={set} />
        <Beginning options={options} players={players} people={people} set={set} />
        <Twins options={options} players={players} set={set} />
        <div class={setting.setting}>
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
        {onePhone ? null : <Limit options={options} players={players} set={set} />}
      </div>
    </details>
  );
}

function Ending({ options, players, set }: Props): JSX.Element {
  const say = settingsWords[lang.value];
  const now = readings.find((reading) => reading === options.threshold) ?? 'survivors';
  return (
    <SettingChips
      legend={
        <>
          <b>{wordOf('option.threshold')}</b>
          <RuleReference game="blood" rule="B9" />
        </>
      }
      choices={readings.map((reading) => [reading, wordOf(`option.threshold.${reading}`)])}
      now={now}
      hint={`${say.threshold[now](endsAt(now, players), endsAt('survivors', players))} ${say.usual(say.thresholdUsual)}`}
      choose={(reading) => set({ threshold: reading })}
    />
  );
}

function Twins({ options, players, set }: Props): JSX.Element {
  const say = settingsWords[lang.value];
  return (
    <SettingToggle
      label={wordOf('option.twins')}
      on={options.twins === true}
      disabled={players < 8 && options.twins !== true}
      rule={
        <RuleLink game="blood" entry="twins">
          {say.rule}
        </RuleLink>
      }
      hint={`${say.twins} ${say.usual(say.no)}`}
      change={(twins) => set({ twins })}
    />
  );
}

function Limit({ options, set }: Props): JSX.Element {
  const say = settingsWords[lang.value];
  const names = keysOf(limits);
  return (
    <SettingChips
      legend={<b>{say.limit}</b>}
      choices={names.map((name) => [name, say.limits[name]])}
      now={names.find((name) => limits[name] === (options.limit ?? limits.free))}
      hint={`${say.limitHint} ${say.usual(say.limitUsual)}`}
      choose={(name) => set({ limit: limits[name] })}
    />
  );
}
