import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { lang } from '../words/language.ts';
import type { RevealParts } from './Reveal.tsx';
import { ShareSheet } from './Share.tsx';
import { VerifySheet } from './Verify.tsx';
import { revealWords } from './words.ts';

/** What can be done with a story besides reading it. */
export function Keep({
  parts: { face, story, witness },
  again,
}: {
  readonly parts: RevealParts;
  /** Plays the drama again, where there is one. */
  readonly again: (() => void) | null;
}): JSX.Element | null {
  const say = revealWords[lang.value];
  const open = useSignal<'share' | 'verify' | null>(null);
  const close = (): void => {
    open.value = null;
  };
  if (story === null) return null;
  return (
    <section class="keep pad">
      <h2 class="unseen">{say.keep}</h2>
      <button
        type="button"
        class="button"
        onClick={() => {
          open.value = 'share';
        }}
      >
        {say.share}
      </button>
      <a class="button" href={`/api/story/${story}`} download={`veillee-${story.slice(0, 6)}.json`}>
        {say.transcript}
      </a>
      <button
        type="button"
        class="button"
        onClick={() => {
          open.value = 'verify';
        }}
      >
        {say.verify}
      </button>
      {again === null ? null : (
        <button type="button" class="button" onClick={again}>
          {say.watchAgain}
        </button>
      )}
      {open.value === 'share' ? <ShareSheet story={story} close={close} /> : null}
      {open.value === 'verify' ? (
        <VerifySheet face={face} story={story} witness={witness} close={close} />
      ) : null}
    </section>
  );
}
