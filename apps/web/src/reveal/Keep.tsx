import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { setTo } from '../kit/setTo.ts';
import { lang } from '../words/language.ts';
import { pocketWords } from '../words/pocket.ts';
import css from './Keep.module.css';
import type { RevealParts } from './Reveal.tsx';
import { ShareSheet } from './Share.tsx';
import { fileNameOf, isStoryHere, saveStory } from './story.ts';
import { openedStory } from './storyFile.ts';
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
  const opened = useSignal<'share' | 'verify' | null>(null);
  const close = setTo(opened, null);
  if (story === null) return null;
  return (
    <section class={`pad ${css.keep}`}>
      <h2 class="unseen">{say.keep}</h2>
      {openedStory(story) !== undefined ? null : isStoryHere() ? (
        <FileOf story={story} />
      ) : (
        <LinkTo story={story} share={setTo(opened, 'share')} />
      )}
      <button type="button" class="button" onClick={setTo(opened, 'verify')}>
        {say.verify}
      </button>
      {again === null ? null : (
        <button type="button" class="button" onClick={again}>
          {say.watchAgain}
        </button>
      )}
      {opened.value === 'share' ? <ShareSheet story={story} close={close} /> : null}
      {opened.value === 'verify' ? (
        <VerifySheet face={face} story={story} witness={witness} close={close} />
      ) : null}
    </section>
  );
}

/** From a server: by a link, or as a file. */
function LinkTo({ story, share }: { readonly story: string; share(): void }): JSX.Element {
  const say = revealWords[lang.value];
  return (
    <>
      <button type="button" class="button" onClick={share}>
        {say.share}
      </button>
      <a class="button" href={`/api/story/${story}`} download={fileNameOf(story)}>
        {say.transcript}
      </a>
    </>
  );
}

/** In one's own device: as a file only. */
function FileOf({ story }: { readonly story: string }): JSX.Element {
  return (
    <>
      <p class={`hint ${css.whole}`}>{pocketWords[lang.value].fileHint}</p>
      <button type="button" class="button" onClick={() => saveStory(story)}>
        {revealWords[lang.value].transcript}
      </button>
    </>
  );
}
