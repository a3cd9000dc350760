import type { Prompt } from '@veillee/kernel';
import type { ComponentChildren, JSX } from 'preact';
import type { Faced } from '../../games/face.ts';
import { askWords, wayWords } from '../../games/words.ts';
import { classes } from '../../kit/classes.ts';
import { Fuse } from '../../kit/Fuse.tsx';
import { names, tell } from '../../line/session.ts';
import { pickedIn } from '../../prompt/draft.ts';
import { isNod, type Put } from '../../prompt/useQuestion.ts';
import { evening } from '../../words/evening.ts';
import { lang, words } from '../../words/language.ts';
import { Refused } from '../Refused.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { Questions } from './Choices.tsx';
import css from './Dock.module.css';
import type { InPlay } from './inPlay.ts';
import { Whisper } from './Whisper.tsx';

/** Under the thumb: the time, what is asked, how to answer it. In secret phases it looks the same for everybody. */
export function Dock(inPlay: InPlay & { readonly children?: ComponentChildren }): JSX.Element {
  const { face, shown, hand, dark, children } = inPlay;
  const { Strip } = face.table;
  const nods = dark ? [] : shown.sight.prompts.filter(isNod);
  const asked = hand?.prompt ?? null;
  return (
    <section class={`dock ${css.dock}`}>
      {Strip === undefined ? null : (
        <div class={css.strip}>
          <Strip {...shown} />
        </div>
      )}
      <Fuse />
      <Refused />
      {asked !== null && face.answers.atOnce(asked.topic) ? (
        <Finger prompt={asked} />
      ) : (
        <>
          <Whisper {...inPlay} />
          {hand === null || hand.questions.length < 2 ? null : (
            <Questions face={face} shown={shown} hand={hand} />
          )}
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
function Finger({ prompt }: { readonly prompt: Put }): JSX.Element {
  const say = evening[lang.value];
  const [at] = pickedIn(prompt.mine?.player);
  return (
    <div class={css.finger} data-raised={at !== undefined}>
      <p role="status">{typeof at === 'number' ? say.pointing(names.value[at] ?? '…') : say.pointNobody}</p>
      <p class={`hint ${css.more}`}>{say.pointMore}</p>
    </div>
  );
}

/** A question that is answered by a mere yes. */
function Nod({ prompt, face, shown }: Faced & { readonly prompt: Prompt }): JSX.Element {
  const [way = ''] = Object.keys(prompt.form);
  const done = prompt.mine !== null;
  // On such a screen another button is the highlighted one.
  const quiet = face.table.tableless(shown.sight) || face.answers.quick !== undefined;
  return (
    <div class={css.nod}>
      <p>
        {askWords(face, prompt.topic, prompt.params, shown.say)} <Progress prompt={prompt} shown={shown} />
      </p>
      <button
        type="button"
        class={classes('button', css.yes, !done && !quiet && 'ember')}
        aria-pressed={done}
        disabled={done}
        onClick={() => tell({ t: 'answer', prompt: prompt.number, answer: { do: way } })}
      >
        {wayWords(face, prompt.topic, way, shown.say)}
      </button>
    </div>
  );
}

/** How many have answered; for one who has, whom it waits for. */
function Progress({ prompt, shown }: Omit<Faced, 'face'> & { readonly prompt: Prompt }): JSX.Element | null {
  const progress = shown.sight.watched.find(({ topic }) => topic === prompt.topic);
  if (progress?.answered === undefined) return null;
  const { to, answered } = progress;
  const waited = to.filter((chair) => !answered.includes(chair));
  const who = waited.flatMap((chair) => (typeof chair === 'number' ? [names.value[chair] ?? '…'] : []));
  return (
    <span class={`hint ${css.asks}`}>
      {prompt.mine !== null && who.length > 0 && who.length < 4
        ? words.value.play.waiting(who.join(', '))
        : words.value.play.answered(answered.length, to.length)}
    </span>
  );
}
