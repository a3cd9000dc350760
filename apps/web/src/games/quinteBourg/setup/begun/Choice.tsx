import { isOneOf } from '@veillee/kernel';
import type { JSX } from 'preact';

/** One of a few, or none of them where `none` names that. */
export function Choice<T extends string>({
  label,
  value,
  among,
  words,
  none,
  choose,
  look,
}: {
  readonly label: string;
  readonly value: T | null;
  readonly among: readonly T[];
  words(one: T): string;
  readonly none?: string;
  choose(one: T | null): void;
  readonly look?: string | undefined;
}): JSX.Element {
  return (
    <select
      class={look}
      aria-label={label}
      value={value ?? ''}
      data-open={value === null}
      onChange={({ currentTarget: { value: chosen } }) => choose(isOneOf(among, chosen) ? chosen : null)}
    >
      {none === undefined ? null : <option value="">{none}</option>}
      {among.map((one) => (
        <option key={one} value={one}>
          {words(one)}
        </option>
      ))}
    </select>
  );
}
