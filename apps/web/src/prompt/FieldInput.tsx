import type { Amount, Field, Pick, Say } from '@veillee/kernel';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { Faced } from '../games/face.ts';
import { fieldWords, optionWords } from '../games/words.ts';
import { Stepper } from '../kit/Stepper.tsx';
import { words } from '../words/language.ts';
import { type Asked, type Draft, isPick, pickedIn, toggled, withValue } from './draft.ts';

/** A form as it is being filled. */
export interface Filling extends Faced {
  readonly asked: Asked;
  readonly draft: Draft;
  change(draft: Draft): void;
}

interface Filled<F extends Field> extends Filling {
  readonly name: string;
  readonly field: F;
  readonly label: string;
}

/** One field of a form: options to choose, a number, or a line of text. */
export function FieldInput({
  field,
  ...filling
}: Filling & { readonly name: string; readonly field: Field }): JSX.Element {
  const label = fieldWords(filling.face, filling.asked.topic, filling.name, filling.shown.say);
  if (isPick(field)) return <PickInput {...filling} field={field} label={label} />;
  if ('amount' in field) return <AmountInput {...filling} field={field} label={label} />;
  return <TextInput {...filling} field={field} label={label} />;
}

function PickInput({ name, field, label, asked, draft, face, shown, change }: Filled<Pick>): JSX.Element {
  const chosen = pickedIn(draft.values[name]);
  return (
    <fieldset class="chips">
      <legend>{[label, words.value.play.pick(field.min, field.max)].filter(Boolean).join(' ')}</legend>
      {field.pick.map((option) => (
        <button
          key={option}
          type="button"
          class="chip"
          aria-pressed={chosen.includes(option)}
          onClick={() => change(toggled(asked.form, draft, name, option))}
        >
          {field.ordered && chosen.includes(option) ? <b>{chosen.indexOf(option) + 1}</b> : null}
          {optionWords(face, field.of, option, shown)}
        </button>
      ))}
    </fieldset>
  );
}

/** A larger range is typed, not stepped through. */
const steppable = 20;

function AmountInput({ name, field, label, draft, change }: Filled<Amount>): JSX.Element {
  const id = useId();
  const { from, to } = field.amount;
  const value = Number(draft.values[name]);
  const set = (next: number): void => change(withValue(draft, name, next));
  if (to - from <= steppable) return <Stepper label={label} value={value} from={from} to={to} change={set} />;
  return (
    <p>
      <label for={id}>{label}</label>
      <input
        class="plate-input"
        id={id}
        type="number"
        inputMode="numeric"
        min={from}
        max={to}
        value={value}
        onInput={(event) => set(event.currentTarget.valueAsNumber)}
      />
    </p>
  );
}

function TextInput({ name, field, label, draft, change }: Filled<Say>): JSX.Element {
  const id = useId();
  return (
    <p>
      <label for={id}>{label}</label>
      <input
        class="plate-input"
        id={id}
        type="text"
        maxLength={field.say.max}
        value={String(draft.values[name])}
        onInput={(event) => change(withValue(draft, name, event.currentTarget.value))}
      />
    </p>
  );
}
