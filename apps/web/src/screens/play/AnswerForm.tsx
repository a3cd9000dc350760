import type { JSX } from 'preact';
import type { Faced } from '../../games/face.ts';
import { wayWords } from '../../games/words.ts';
import { waysOf } from '../../prompt/draft.ts';
import type { Filling } from '../../prompt/FieldInput.tsx';
import { Fields, Ways } from '../../prompt/FormFields.tsx';
import type { Hand } from '../../prompt/useHand.ts';
import { words } from '../../words/language.ts';
import { Answered } from './Answered.tsx';
import { Aside, Marks } from './Choices.tsx';

interface Answering extends Faced {
  readonly hand: Hand;
  /** In the dark: a pass and a confirmation that say the same to everybody. */
  readonly secret: boolean;
}

/** How the question in hand is answered: its ways and fields, passing, confirming. */
export function AnswerForm(answering: Answering): JSX.Element {
  const { face, shown, hand, secret } = answering;
  const { prompt, asked } = hand;
  const [onlyWay, ...otherWays] = asked === null ? [] : waysOf(asked.form);
  return (
    <>
      {hand.asleep && asked === null ? <Marks hand={hand} /> : null}
      {asked !== null && secret && otherWays.length === 0 ? (
        <Aside hand={hand} label={wayWords(face, asked.topic, onlyWay ?? '', shown.say)} />
      ) : null}
      {hand.asleep ? null : <Drafting {...answering} />}
      <Acts {...answering} />
      {prompt !== null && prompt.mine !== null && !secret ? (
        <p class="hint center" role="status">
          <Answered face={face} shown={shown} prompt={prompt} answer={prompt.mine} />
        </p>
      ) : null}
    </>
  );
}

/** The ways to answer, and the fields that are not drawn on the table. */
export function Drafting(answering: Omit<Answering, 'secret'>): JSX.Element {
  return (
    <>
      <Ways {...fillingOf(answering)} />
      <Untouched {...answering} />
    </>
  );
}

/** The fields of the question in hand that are not drawn on the table. */
export function Untouched(answering: Omit<Answering, 'secret'>): JSX.Element {
  const { centreOf, seated } = answering.face.table;
  return (
    <Fields {...fillingOf(answering)} drawn={[...seated, ...(centreOf === undefined ? [] : [centreOf])]} />
  );
}

function fillingOf({ face, shown, hand }: Omit<Answering, 'secret'>): Filling {
  const asked = { topic: hand.prompt?.topic ?? '', form: hand.form };
  return { asked, draft: hand.draft, face, shown, change: hand.change };
}

/** Passing and confirming. */
export function Acts({ face, shown, hand, secret }: Answering): JSX.Element {
  const { prompt, form, draft, complete } = hand;
  const passes = Object.hasOwn(form, 'pass');
  const wordOf = (way: string): string | undefined =>
    prompt === null || secret ? undefined : wayWords(face, prompt.topic, way, shown.say);
  const single = waysOf(form).length === 1;
  return (
    <div class="act">
      {passes || secret ? (
        <button type="button" class="text-button" onClick={hand.pass}>
          {(passes ? wordOf('pass') : undefined) ?? words.value.pass}
        </button>
      ) : null}
      <button
        type="button"
        class="button ember"
        aria-disabled={secret ? undefined : !complete}
        onClick={hand.send}
      >
        {(single ? wordOf(draft.way) : undefined) ?? words.value.confirm}
      </button>
    </div>
  );
}
