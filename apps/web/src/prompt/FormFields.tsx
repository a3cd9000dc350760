import type { Field, Form, Option } from '@veillee/kernel';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { Face, Shown } from '../games/face.ts';
import { fieldWords, optionWords, wayWords } from '../games/words.ts';
import { Glyph } from '../kit/marks.tsx';
import { words } from '../words/language.ts';
import { type Draft, draftOf, isPick, toggled, waysOf, withValue } from './draft.ts';

export interface Asked {
  readonly topic: string;
  readonly form: Form;
}

/** Chooses between the ways to answer. */
export function Ways({
  asked,
  draft,
  face,
  shown,
  change,
}: {
  readonly asked: Asked;
  readonly draft: Draft;
  readonly face: Face;
  readonly shown: Shown;
  change(draft: Draft): void;
}): JSX.Element | null {
  const ways = waysOf(asked.form);
  if (ways.length < 2) return null;
  const many = ways.length > 3;
  return (
    <fieldset class={many ? 'chips' : 'segments'}>
      <legend class="unseen">{words.value.play.yours}</legend>
      {ways.map((way) => (
        <button
          key={way}
          type="button"
          class={many ? 'chip' : undefined}
          aria-pressed={draft.way === way}
          onClick={() => change(draftOf(asked.form, way))}
        >
          {wayWords(face, asked.topic, way, shown.say)}
        </button>
      ))}
    </fieldset>
  );
}

/** The fields of the way chosen, but for the kinds that are drawn on the table. */
export function Fields({
  asked,
  draft,
  face,
  shown,
  drawn = [],
  change,
}: {
  readonly asked: Asked;
  readonly draft: Draft;
  readonly face: Face;
  readonly shown: Shown;
  readonly drawn?: readonly string[];
  change(draft: Draft): void;
}): JSX.Element {
  const fields = asked.form[draft.way]?.fields ?? {};
  return (
    <>
      {Object.entries(fields).map(([name, field]) =>
        isPick(field) && drawn.includes(field.of) ? null : (
          <FieldInput
            key={`${draft.way}.${name}`}
            name={name}
            field={field}
            {...{ asked, draft, face, shown, change }}
          />
        ),
      )}
    </>
  );
}

interface FieldProps {
  readonly name: string;
  readonly field: Field;
  readonly asked: Asked;
  readonly draft: Draft;
  readonly face: Face;
  readonly shown: Shown;
  change(draft: Draft): void;
}

/** Further than so much nobody goes step by step. */
const steppable = 20;

function FieldInput(props: FieldProps): JSX.Element {
  const { name, field, asked, draft, face, shown, change } = props;
  const label = fieldWords(face, asked.topic, name, shown.say);
  const id = useId();
  if (isPick(field)) {
    const chosen = draft.values[name] as readonly Option[];
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
  if ('amount' in field) {
    const value = draft.values[name] as number;
    const { from, to } = field.amount;
    if (to - from > steppable) {
      return (
        <p class="line-input">
          <label for={id}>{label}</label>
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={from}
            max={to}
            value={value}
            onInput={(event) => change(withValue(draft, name, event.currentTarget.valueAsNumber))}
          />
        </p>
      );
    }
    return (
      <Stepper
        label={label}
        value={value}
        from={from}
        to={to}
        change={(next) => change(withValue(draft, name, next))}
      />
    );
  }
  return (
    <p class="line-input">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        maxLength={field.say.max}
        value={draft.values[name] as string}
        onInput={(event) => change(withValue(draft, name, event.currentTarget.value))}
      />
    </p>
  );
}

/** A number between two buttons. */
export function Stepper({
  label,
  value,
  from,
  to,
  step = 1,
  shown = String(value),
  change,
}: {
  readonly label: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly step?: number;
  readonly shown?: string;
  change(value: number): void;
}): JSX.Element {
  const id = useId();
  const move = (by: number): void => change(Math.max(from, Math.min(to, value + by)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in line with its buttons
    <div class="stepper" role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <button
        type="button"
        class="round ring"
        aria-label={words.value.titled(label, words.value.fewer)}
        disabled={value <= from}
        onClick={() => move(-step)}
      >
        <Glyph name="minus" />
      </button>
      <output aria-live="polite">{shown}</output>
      <button
        type="button"
        class="round ring"
        aria-label={words.value.titled(label, words.value.more)}
        disabled={value >= to}
        onClick={() => move(step)}
      >
        <Glyph name="plus" />
      </button>
    </div>
  );
}
