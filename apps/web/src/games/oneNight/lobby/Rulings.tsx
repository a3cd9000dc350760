import { isRecord, keysOf, type Lang, listInWords } from '@veillee/kernel';
import { roleIds, roles } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import type { JSX } from 'preact';
import setting from '../../../kit/Setting.module.css';
import { SettingChips, SettingToggle } from '../../../kit/Setting.tsx';
import { Stepper } from '../../../kit/Stepper.tsx';
import { RuleReference } from '../../../rules/RuleLink.tsx';
import { lang, words } from '../../../words/language.ts';
import type { Options, SettingsProps } from '../../face.ts';
import { deckWords } from '../deckWords.ts';

interface Props {
  readonly options: Options;
  set(more: Options): void;
}

type PaceProps = Pick<SettingsProps, 'onePhone'>;

const usual = { call: 10, day: 300, vote: 30 };
const bounds = { call: [5, 30, 1], day: [60, 900, 30], vote: [10, 60, 5] } as const;
const calls = { calm: 15, usual: 10, quick: 6 } as const;
const parts = ['call', 'day', 'vote'] as const;
type Part = (typeof parts)[number];
/** On one phone the vote takes as long as it takes. */
const partsOn = (onePhone: boolean): readonly Part[] =>
  onePhone ? parts.filter((part) => part !== 'vote') : parts;

/** How long the night's calls, the day and the vote take. */
export function PaceChoice({ options, set, onePhone }: Props & PaceProps): JSX.Element {
  const say = deckWords[lang.value];
  const pace = isRecord(options.pace) ? options.pace : {};
  const secondsOf = (part: Part): number => {
    const chosen = pace[part];
    return typeof chosen === 'number' ? chosen : usual[part];
  };
  const setPace = (more: Options): void => set({ pace: { ...pace, ...more } });
  return (
    <section class="stack">
      <h3>{say.pace}</h3>
      <fieldset class="segments">
        <legend class="unseen">{say.pace}</legend>
        {keysOf(calls).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={secondsOf('call') === calls[one]}
            onClick={() => setPace({ call: calls[one], markCheck: calls[one] })}
          >
            {say.paces[one]}
          </button>
        ))}
      </fieldset>
      {partsOn(onePhone === true).map((part) => (
        <PartPace
          key={part}
          part={part}
          seconds={secondsOf(part)}
          change={(next) => setPace({ [part]: next })}
        />
      ))}
    </section>
  );
}

function PartPace({
  part,
  seconds,
  change,
}: {
  readonly part: Part;
  readonly seconds: number;
  change(seconds: number): void;
}): JSX.Element {
  const say = deckWords[lang.value];
  const [from, to, step] = bounds[part];
  return (
    <div class={setting.setting}>
      <Stepper
        label={say[part]}
        value={seconds}
        from={from}
        to={to}
        step={step}
        shown={words.value.create.seconds(seconds)}
        change={change}
      />
      <p class="hint">{say[`${part}Hint`]}</p>
    </div>
  );
}

/** So many votes for a replacement, by the rule or always. */
const votes = { rule: null, one: 1, two: 2 } as const;

/** What the rulebooks leave open or say twice: each with what it changes, and what is usual. */
export function Rulings({ options, set }: Props): JSX.Element {
  const say = deckWords[lang.value];
  const ways = keysOf(votes);
  return (
    <section class="stack">
      <h3>{say.rulings}</h3>
      <Toggle rule="R2" name="gremlinSelf" label={say.gremlinSelf} options={options} set={set} />
      <Toggle
        rule="R55"
        name="extras"
        label={say.extras(bonusNames(lang.value))}
        options={options}
        set={set}
      />
      <SettingChips
        legend={
          <>
            <b>{say.replacement}</b>
            <RuleReference game="one-night" rule="R17" />
          </>
        }
        choices={ways.map((one) => [one, say.replacements[one]])}
        now={ways.find((one) => votes[one] === (options.replacementMin ?? null))}
        hint={`${say.replacementHint} ${say.usual(say.replacementUsual)}`}
        choose={(one) => set({ replacementMin: votes[one] })}
      />
    </section>
  );
}

/** The characters that are in no box. */
const bonusNames = (tongue: Lang): string =>
  listInWords(
    roleIds.filter((id) => roles[id].box === 'bonus').map((id) => names[tongue].characters[id].the),
    tongue,
  );

interface ToggleProps extends Props {
  readonly rule: string;
  readonly name: 'gremlinSelf' | 'extras';
  readonly label: string;
}

function Toggle({ rule, name, label, options, set }: ToggleProps): JSX.Element {
  const say = deckWords[lang.value];
  return (
    <SettingToggle
      label={label}
      on={options[name] === true}
      rule={<RuleReference game="one-night" rule={rule} />}
      hint={`${say[`${name}Hint`]} ${say.usual(say.off)}`}
      change={(on) => set({ [name]: on })}
    />
  );
}
