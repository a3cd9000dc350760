import type { JSX } from 'preact';
import css from './FileButton.module.css';

/** A button that asks for a kept story's file; the same file may be chosen again. */
export function FileButton({
  look = 'button',
  choose,
  children,
}: {
  readonly look?: string;
  choose(file: File): void;
  readonly children: string;
}): JSX.Element {
  return (
    <label class={`${look} ${css.file}`}>
      {children}
      <input
        type="file"
        accept="application/json,.json"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file !== undefined) choose(file);
        }}
      />
    </label>
  );
}
