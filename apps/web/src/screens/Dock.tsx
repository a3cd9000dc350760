import type { Prompt } from '@veillee/kernel';
import type { ComponentChildren, JSX } from 'preact';
import type { Face, Shown } from '../games/face.ts';
import { askWords, wayWords } from '../games/words.ts';
import { Fuse } from '../kit/Fuse.tsx';
import { names, tell } from '../line/session.ts';
import { type Hand, isNod } from '../prompt/usePlay.ts';
import { evening } from '../words/evening.ts';
import { lang, words } from '../words/language.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { Questions } from './Choices.tsx';
import { Refused } from './parts.tsx';
import { Whisper } from './Whisper.tsx';

/** Under the thumb: the time, what is asked, how to answer it. In secret phases it looks the same for everybody. */
export function Dock({
  face,
  shown,
  hand,
  dark,
  children,
}: {
  readonly face: Face;
  readonly shown: Shown;
  readonly hand: Hand | null;
  readonly dark: boolean;
  readonly children?: ComponentChildren;
}): JSX.Element {
  const { sight } = shown;
  const nods = dark ? [] : sight.prompts.filter(isNod);
  const points = hand?.prompt !== null && face.atOnce?.(hand?.prompt?.topic ?? '') === true;
  return (
    <section class="dock">
      <Fuse />
      <Refused />
      {points ? (
        <Finger hand={hand as Hand} />
      ) : (
        <>
          <Whisper face={face} shown={shown} hand={hand} dark={dark} />
          {hand === null || hand.open.length < 2 ? null : <Questions face={face} shown={shown} hand={hand} />}
          {hand === null ? null : <AnswerForm face={face} shown={shown} hand={hand} secret={dark} />}
        </>
      )}
      {children}
      {nods.map((prompt) => (
        <Nod key={prompt.number} prompt={prompt} face={face} shown={shown} />
      ))}
    </section>
  );
}

/** Where my finger is; a touch on the table moves it. */
function Finger({ hand }: { readonly hand: Hand }): JSX.Element {
  const say = evening[lang.value];
  const at = (hand.prompt?.mine?.player as readonly number[] | undefined)?.[0];
  return (
    <div class="finger" data-raised={at !== undefined}>
      <p role="status">{at === undefined ? say.pointNobody : say.pointing(names.value[at] ?? '…')}</p>
      <p class="hint">{say.pointMore}</p>
    </div>
  );
}

/** A question that is answered by a mere yes. */
function Nod({
  prompt,
  face,
  shown,
}: {
  readonly prompt: Prompt;
  readonly face: Face;
  readonly shown: Shown;
}): JSX.Element {
  const [way = ''] = Object.keys(prompt.form);
  const { sight } = shown;
  const progress = sight.watched.find(({ topic }) => topic === prompt.topic);
  const done = prompt.mine !== null;
  const waited = (progress?.to ?? []).filter((chair) => !(progress?.answered ?? []).includes(chair));
  const who = waited.flatMap((chair) => (typeof chair === 'number' ? [names.value[chair] ?? '…'] : []));
  // The pad of what one holds, or what one says, is the ember of such a screen.
  const quiet = face.tableless?.(sight) === true || face.quick !== undefined;
  return (
    <div class="nod">
      <p>
        {askWords(face, prompt.topic, prompt.params, shown.say)}{' '}
        {progress?.answered === undefined ? null : (
          <span class="hint">
            {done && who.length > 0 && who.length < 4
              ? words.value.play.waiting(who.join(', '))
              : words.value.play.answered(progress.answered.length, progress.to.length)}
          </span>
        )}
      </p>
      <button
        type="button"
        class={done || quiet ? 'button' : 'button ember'}
        aria-pressed={done}
        disabled={done}
        onClick={() => tell({ t: 'answer', prompt: prompt.number, answer: { do: way } })}
      >
        {wayWords(face, prompt.topic, way, shown.say)}
      </button>
    </div>
  );
}
