import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { words } from '../words/language.ts';
import { classes } from './classes.ts';
import { Glyph } from './marks.tsx';
import css from './Stepper.module.css';

interface Stepping {
  readonly label: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly step?: number;
  readonly shown?: string;
  change(value: number): void;
  /** A class of whoever shows it. */
  readonly look?: string | undefined;
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
  look,
}: Stepping): JSX.Element {
  const id = useId();
  const { fewer, more, titled } = words.value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in line with its buttons
    <div class={classes(css.stepper, look)} role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <StepButton
        glyph="minus"
        label={titled(label, fewer)}
        disabled={value <= from}
        press={() => change(Math.max(from, value - step))}
      />
      <output aria-live="polite">{shown}</output>
      <StepButton
        glyph="plus"
        label={titled(label, more)}
        disabled={value >= to}
        press={() => change(Math.min(to, value + step))}
      />
    </div>
  );
}

function StepButton({
  glyph,
  label,
  disabled,
  press,
}: {
  readonly glyph: 'minus' | 'plus';
  readonly label: string;
  readonly disabled: boolean;
  press(): void;
}): JSX.Element {
  return (
    <button type="button" class="round ring" aria-label={label} disabled={disabled} onClick={press}>
      <Glyph name={glyph} />
    </button>
  );
}
