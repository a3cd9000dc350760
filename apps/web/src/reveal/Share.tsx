import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { copied } from '../kit/copied.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { into } from '../kit/setTo.ts';
import { addresses } from '../line/session.ts';
import { lang } from '../words/language.ts';
import css from './Share.module.css';
import { addressOfStory, endOfStory } from './story.ts';
import { revealWords } from './words.ts';

/** The address of a story, to send, copy, or copy by hand where a browser allows nothing else. */
export function ShareSheet({ story, close }: { readonly story: string; close(): void }): JSX.Element {
  const say = revealWords[lang.value];
  const field = useRef<HTMLInputElement>(null);
  const told = useSignal('');
  const url = addressOfStory(addresses.value[0]?.replace(/\/$/, '') ?? location.origin, story);
  const copy = async (): Promise<void> => {
    told.value = (await copied(url, field.current)) ? say.copied : say.copyByHand;
  };
  return (
    <Sheet title={say.share} close={close}>
      <div class="stack">
        <p class="hint">
          {say.shareHint}
          <Until story={story} />
        </p>
        <label class="stack">
          <span class="unseen">{say.address}</span>
          <input
            class={`plate-input ${css.field}`}
            ref={field}
            readOnly
            value={url}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
        <button type="button" class="button" onClick={copy}>
          {say.copy}
        </button>
        {typeof navigator.share === 'function' ? (
          <button type="button" class="button" onClick={() => send(url)}>
            {say.shareWith}
          </button>
        ) : null}
        <p class="hint" role="status">
          {told.value}
        </p>
      </div>
    </Sheet>
  );
}

/** How long the address leads there, once that is known. */
function Until({ story }: { readonly story: string }): JSX.Element | null {
  const end = useSignal<Date | null>(null);
  useEffect(() => {
    void endOfStory(story).then(into(end));
  }, [story]);
  if (end.value === null) return null;
  const day = end.value.toLocaleDateString(lang.value, { dateStyle: 'long' });
  return <> {revealWords[lang.value].shareUntil(day)}</>;
}

function send(url: string): void {
  // Who changes their mind is no error.
  navigator.share({ title: 'Veillée', text: revealWords[lang.value].shareText, url }).catch(() => {});
}
