import type { JSX } from 'preact';
import { isOnePhone } from '../../../line/session.ts';
import { lang } from '../../../words/language.ts';
import { own } from '../ownWords.ts';
import type { Shown } from '../shown.ts';
import { startGuide } from './guide.ts';
import { remindedIn } from './Notice.tsx';
import { leftOpen, staysOpen } from './peek.ts';

/** The reminder and the guide again, and whether the cards stay open. */
export function Menu({ sight, close }: Shown & { close(): void }): JSX.Element | null {
  const word = own[lang.value];
  if (typeof sight.chair !== 'number') return null;
  const then = (act: () => void) => () => {
    act();
    close();
  };
  const open = staysOpen.value;
  return (
    <>
      {isOnePhone.value ? null : (
        <>
          <button
            type="button"
            class="button"
            onClick={then(() => {
              leftOpen.value = !open;
            })}
          >
            {open ? word.stayShut : word.stayOpen}
          </button>
          <p class="hint">{word.stayHint}</p>
        </>
      )}
      <button
        type="button"
        class="button"
        onClick={then(() => {
          remindedIn.value = null;
        })}
      >
        {word.hushTitle}
      </button>
      <button type="button" class="button" onClick={then(startGuide)}>
        {word.guideAgain}
      </button>
    </>
  );
}
