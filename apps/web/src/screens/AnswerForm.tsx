import type { JSX } from 'preact';
import type { Face, Shown } from '../games/face.ts';
import { wayWords } from '../games/words.ts';
import { waysOf } from '../prompt/draft.ts';
import { Fields, Ways } from '../prompt/FormFields.tsx';
import type { Hand } from '../prompt/usePlay.ts';
import { words } from '../words/language.ts';
import { Answered } from './Answered.tsx';
import { Aside, Marks } from './Choices.tsx';

/** How the question in hand is answered: its ways and fields, passing, confirming. */
export function AnswerForm({
  face,
  shown,
  hand,
  secret,
}: {
  readonly face: Face;
  readonly shown: Shown;
  readonly hand: Hand;
  readonly secret: boolean;
}): JSX.Element {
  const say = words.value;
  const { prompt, form, draft, asleep, complete } = hand;
  const drawn = ['seat', ...(face.centreOf === undefined ? [] : [face.centreOf])];
  const mayPass = Object.hasOwn(form, 'pass') || secret;
  const answered = prompt?.mine ?? null;
  const single = waysOf(form).length === 1;
  const label =
    single && !secret && prompt !== null ? wayWords(face, prompt.topic, draft.way, shown.say) : say.confirm;
  const asked = { topic: prompt?.topic ?? '', form };
  return (
    <>
      {asleep && hand.asked === null ? <Marks hand={hand} /> : null}
      {hand.asked !== null && secret && waysOf(hand.asked.form).length === 1 ? (
        <Aside
          hand={hand}
          label={wayWords(face, hand.asked.topic, waysOf(hand.asked.form)[0] ?? '', shown.say)}
        />
      ) : null}
      {asleep ? null : (
        <>
          <Ways asked={asked} draft={draft} face={face} shown={shown} change={hand.change} />
          <Fields asked={asked} draft={draft} face={face} shown={shown} drawn={drawn} change={hand.change} />
        </>
      )}
      <div class="act">
        {mayPass ? (
          <button type="button" class="text-button" onClick={hand.pass}>
            {prompt !== null && !secret && Object.hasOwn(form, 'pass')
              ? wayWords(face, prompt.topic, 'pass', shown.say)
              : say.pass}
          </button>
        ) : null}
        <button
          type="button"
          class="button ember"
          aria-disabled={secret ? undefined : !complete}
          onClick={hand.send}
        >
          {label}
        </button>
      </div>
      {answered !== null && prompt !== null && !secret ? (
        <p class="hint center" role="status">
          <Answered face={face} shown={shown} prompt={prompt} answer={answered} />
        </p>
      ) : null}
    </>
  );
}
