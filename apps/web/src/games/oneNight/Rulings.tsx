import type { JSX } from 'preact';
import { SettingChips, SettingToggle } from '../../kit/Setting.tsx';
import { Stepper } from '../../prompt/FormFields.tsx';
import { RuleReference } from '../../rules/RuleLink.tsx';
import { lang, words } from '../../words/language.ts';
import type { Options } from '../face.ts';
import { deckWords } from './deckWords.ts';

interface Props {
  readonly options: Options;
  set(more: Options): void;
}

const usual = { call: 10, day: 300, vote: 30 };
const bounds = { call: [5, 30, 1], day: [60, 900, 30], vote: [10, 60, 5] } as const;
const calls = { calm: 15, usual: 10, quick: 6 } as const;
const parts = ['call', 'day', 'vote'] as const;

/** How long the night's calls, the day and the vote take. */
export function Pace({ options, set }: Props): JSX.Element {
  const say = deckWords[lang.value];
  const pace = (options.pace ?? {}) as { readonly [part: string]: number };
  const call = pace.call ?? usual.call;
  return (
    <section class="stack">
      <h3>{say.pace}</h3>
      <fieldset class="segments">
        <legend class="unseen">{say.pace}</legend>
        {(Object.keys(calls) as (keyof typeof calls)[]).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={call === calls[one]}
            onClick={() => set({ pace: { ...pace, call: calls[one], markCheck: calls[one] } })}
          >
            {say.paces[one]}
          </button>
        ))}
      </fieldset>
      {parts.map((part) => {
        const [from, to, step] = bounds[part];
        const value = pace[part] ?? usual[part];
        return (
          <div key={part} class="setting">
            <Stepper
              label={say[part]}
              value={value}
              from={from}
              to={to}
              step={step}
              shown={words.value.create.seconds(value)}
              change={(next) => set({ pace: { ...pace, [part]: next } })}
            />
            <p class="hint">{say[`${part}Hint`]}</p>
          </div>
        );
      })}
    </section>
  );
}

/** So many votes for a replacement, by the rule or always. */
const votes = { rule: null, one: 1, two: 2 } as const;

/** What the rulebooks leave open or say twice: each with what it changes, and what is usual. */
export function Rulings({ options, set }: Props): JSX.Element {
  const say = deckWords[lang.value];
  const names = Object.keys(votes) as (keyof typeof votes)[];
  return (
    <section class="stack">
      <h3>{say.rulings}</h3>
      <Toggle rule="R2" name="gremlinSelf" options={options} set={set} />
      <Toggle rule="R55" name="extras" options={options} set={set} />
      <SettingChips
        legend={
          <>
            <b>{say.replacement}</b>
            <RuleReference game="one-night" rule="R17" />
          </>
        }
        choices={names.map((one) => [one, say.replacements[one]])}
        now={names.find((one) => votes[one] === (options.replacementMin ?? null))}
        hint={`${say.replacementHint} ${say.usual(say.replacementUsual)}`}
        choose={(one) => set({ replacementMin: votes[one as keyof typeof votes] })}
      />
    </section>
  );
}

function Toggle({
  rule,
  name,
  options,
  set,
}: Props & { readonly rule: string; readonly name: 'gremlinSelf' | 'extras' }): JSX.Element {
  const say = deckWords[lang.value];
  return (
    <SettingToggle
      label={say[name]}
      on={options[name] === true}
      rule={<RuleReference game="one-night" rule={rule} />}
      hint={`${say[`${name}Hint`]} ${say.usual(say.off)}`}
      change={(on) => set({ [name]: on })}
    />
  );
}
