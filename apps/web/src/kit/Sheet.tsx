import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { refused } from '../line/session.ts';
import { words } from '../words/language.ts';
import { aloft, sheets } from './aloft.ts';
import { called } from './called.ts';
import { classes } from './classes.ts';
import { Glyph } from './marks.tsx';
import css from './Sheet.module.css';

interface Props {
  readonly title: string;
  readonly close: () => void;
  /** A class of whoever opens it, for its size. */
  readonly look?: string | undefined;
  readonly children: ComponentChildren;
}

/**
 * A sheet over the screen; Escape and the cross close it, and the focus goes back to where it was. What is called for
 * underneath meanwhile it says at its top.
 */
export function Sheet({ title, close, look, children }: Props): JSX.Element {
  const dialog = useModal();
  const heading = useId();
  return (
    <dialog
      class={classes(css.sheet, look)}
      ref={dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // A browser may close it without asking, when nothing was touched since the last Escape.
      onClose={() => {
        if (dialog.current !== null) close();
      }}
    >
      <div class={css.head}>
        <header class={`bar ${css.bar}`}>
          <h2 id={heading}>{title}</h2>
          <button type="button" class="round" aria-label={words.value.close} onClick={close}>
            <Glyph name="close" />
          </button>
        </header>
        <Meanwhile close={close} />
        <Above />
      </div>
      <div class={css.body}>{children}</div>
    </dialog>
  );
}

/** Opens a dialog over everything for as long as it is there. */
function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // At once, not after the next paint: the focus is never nowhere, and a dialog is closed before it is taken away.
  useLayoutEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    shown?.showModal();
    return () => {
      shown?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return dialog;
}

/** What is said above everything, in the topmost sheet: behind it nobody would see or hear it. */
function Above(): JSX.Element | null {
  const [self] = useState({});
  const [refusedBefore] = useState(refused.peek());
  useLayoutEffect(() => {
    sheets.value = [...sheets.peek(), self];
    return () => {
      sheets.value = sheets.peek().filter((one) => one !== self);
    };
  }, [self]);
  const Say = aloft.value;
  return Say !== null && sheets.value.at(-1) === self ? <Say refusedBefore={refusedBefore} /> : null;
}

/** Something else is called for than when the sheet was opened: the way back to it. */
function Meanwhile({ close }: { readonly close: () => void }): JSX.Element {
  const before = useRef(called.value?.key);
  const now = called.value;
  return (
    <div class={css.call} role="status">
      {now === null || now.key === before.current ? null : (
        <button type="button" class="button ember" onClick={close}>
          {now.title}
        </button>
      )}
    </div>
  );
}
