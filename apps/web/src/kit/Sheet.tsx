import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { words } from '../words/language.ts';
import { Glyph } from './marks.tsx';

/** A sheet over the screen; Escape and the cross close it, and the focus goes back to where it was. */
export function Sheet({
  title,
  close,
  children,
}: {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    shown?.showModal();
    return () => {
      shown?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      class="sheet"
      ref={dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <header class="bar">
        <h2 id={heading}>{title}</h2>
        <button type="button" class="round" aria-label={words.value.close} onClick={close}>
          <Glyph name="close" />
        </button>
      </header>
      <div class="sheet-body">{children}</div>
    </dialog>
  );
}
