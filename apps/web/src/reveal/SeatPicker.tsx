import type { Chair } from '@veillee/kernel';
import type { JSX } from 'preact';
import { Medallion } from '../kit/Medallion.tsx';
import { words } from '../words/language.ts';
import css from './SeatPicker.module.css';

interface Props<T> {
  readonly label: string;
  readonly names: readonly string[];
  readonly me: Chair | null;
  readonly others: readonly { readonly is: T; readonly name: string }[];
  readonly chosen: T | number;
  choose(chair: T | number): void;
}

/** A row of everybody, of whom one is looked at; and before them whatever stands for none of them. */
export function SeatPicker<T extends Chair | null>(props: Props<T>): JSX.Element {
  const { label, names, me, others, chosen, choose } = props;
  return (
    <fieldset class={css.picker}>
      <legend class="unseen">{label}</legend>
      {others.map(({ is, name }) => (
        <button
          key={String(is)}
          type="button"
          class={`chip ${css.other}`}
          aria-pressed={chosen === is}
          onClick={() => choose(is)}
        >
          {name}
        </button>
      ))}
      {names.map((name, seat) => (
        <button
          key={seat}
          type="button"
          class={css.seat}
          aria-pressed={chosen === seat}
          onClick={() => choose(seat)}
        >
          <Medallion name={name} index={seat} />
          <span>{seat === me ? words.value.you : name}</span>
        </button>
      ))}
    </fieldset>
  );
}
