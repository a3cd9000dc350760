import { type Gender, genders } from '@veillee/kernel';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { words } from '../words/language.ts';
import { classes } from './classes.ts';
import css from './GenderChoice.module.css';

interface Props {
  readonly id?: string;
  /** Whom it is about, where no label says so. */
  readonly label?: string;
  readonly value: Gender | null;
  readonly look?: string | undefined;
  choose(gender: Gender | null): void;
}

/** How languages with genders speak of somebody. */
export function GenderChoice({ id, label, value, look, choose }: Props): JSX.Element {
  const say = words.value.join.genders;
  return (
    <select
      id={id}
      aria-label={label}
      class={classes(css.choice, look)}
      onChange={({ currentTarget: { selectedIndex } }) => choose(genders[selectedIndex - 1] ?? null)}
    >
      {[null, ...genders].map((one) => (
        <option key={one} selected={one === value}>
          {say[one ?? 'neither']}
        </option>
      ))}
    </select>
  );
}

/** The choice with what it is about before it. */
export function GenderField({
  label,
  value,
  choose,
}: Required<Pick<Props, 'label' | 'value' | 'choose'>>): JSX.Element {
  const id = useId();
  return (
    <label class={css.field} for={id}>
      {label}
      <GenderChoice id={id} value={value} choose={choose} />
    </label>
  );
}
