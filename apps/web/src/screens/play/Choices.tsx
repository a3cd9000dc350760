import type { JSX } from 'preact';
import type { Face, Shown } from '../../games/face.ts';
import { askWords } from '../../games/words.ts';
import type { Hand } from '../../prompt/useHand.ts';
import { words } from '../../words/language.ts';

/** Several things are asked at once: which of them to answer now. */
export function Questions({
  face,
  shown,
  hand,
}: {
  readonly face: Face;
  readonly shown: Shown;
  readonly hand: Hand;
}): JSX.Element {
  return (
    <fieldset class="chips">
      <legend class="unseen">{words.value.play.yours}</legend>
      {hand.questions.map(({ number, topic, params }) => (
        <button
          key={number}
          type="button"
          class="chip"
          aria-pressed={number === hand.asked?.number}
          onClick={() => hand.choose(number)}
        >
          {askWords(face, topic, params, shown.say)}
        </button>
      ))}
    </fieldset>
  );
}

/** What a sleeper notes down of those he touches. */
export function Marks({ hand }: { readonly hand: Hand }): JSX.Element {
  const say = words.value.play;
  return (
    <fieldset class="segments">
      <legend class="unseen">{say.suspicions}</legend>
      {(['suspect', 'trust'] as const).map((way) => (
        <button
          key={way}
          type="button"
          aria-pressed={hand.draft.way === way}
          onClick={() => hand.change({ ...hand.draft, way })}
        >
          {say[way]}
        </button>
      ))}
    </fieldset>
  );
}

/** Two choices for one who has only one: to do it, or to note something down meanwhile. */
export function Aside({ hand, label }: { readonly hand: Hand; readonly label: string }): JSX.Element {
  return (
    <fieldset class="segments">
      <legend class="unseen">{words.value.play.yours}</legend>
      <button type="button" aria-pressed={!hand.asleep} onClick={() => hand.turnAside(null)}>
        {label}
      </button>
      <button type="button" aria-pressed={hand.asleep} onClick={() => hand.turnAside('suspect')}>
        {words.value.play.suspect}
      </button>
    </fieldset>
  );
}
