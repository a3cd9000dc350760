import type { JSX } from 'preact';
import css from './FileButton.module.css';

/** A button that asks for a file that was kept; the same may be chosen again. */
export function FileButton({
  look = 'button',
  accept = 'application/json,.json',
  choose,
  children,
}: {
  readonly look?: string;
  readonly accept?: string;
  choose(file: File): void;
  readonly children: string;
}): JSX.Element {
  return (
    <label class={`${look} ${css.file}`}>
      {children}
      <input
        type="file"
        accept={accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file !== undefined) choose(file);
        }}
      />
    </label>
  );
}
