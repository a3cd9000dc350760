import { capital } from '@veillee/kernel';
import type { JSX } from 'preact';
import { draftOf, waysOf } from '../../../prompt/draft.ts';
import type { Hand } from '../../../prompt/useHand.ts';
import { words } from '../../../words/language.ts';
import { wayWords } from '../../words.ts';
import type { AtPhone } from './atPhone.ts';

interface Choice {
  readonly name: string;
  readonly pressed: boolean;
  press(): void;
}

/** Everybody's switch has so many: whoever has fewer ways to answer fills it up with notes of their own. */
const choices = 3;

/** What is done with those one touches: the ways to answer, or what one notes of them. */
export function NightSwitch({ face, shown, hand }: AtPhone & { readonly hand: Hand }): JSX.Element {
  const { asked } = hand;
  const ways: readonly Choice[] =
    asked === null
      ? []
      : waysOf(asked.form).map((way) => ({
          name: wayWords(face, asked.topic, way, shown.say),
          pressed: !hand.asleep && hand.draft.way === way,
          press() {
            if (hand.asleep) hand.turnAside(null);
            else hand.change(draftOf(asked.form, way));
          },
        }));
  return (
    <fieldset class="segments">
      <legend class="unseen">{words.value.play.yours}</legend>
      {[...ways, ...noteChoices(hand, choices - ways.length)].map(({ name, pressed, press }) => (
        <button key={name} type="button" aria-pressed={pressed} onClick={press}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}

function noteChoices(hand: Hand, count: number): readonly Choice[] {
  const say = words.value.play;
  const marks = [
    ['suspect', say.suspect],
    ['trust', say.trust],
    ['none', capital(say.markNone)],
  ] as const;
  return marks.slice(0, Math.max(0, count)).map(([way, name]) => ({
    name,
    pressed: hand.asleep && hand.draft.way === way,
    press() {
      if (hand.asked === null) hand.change({ ...hand.draft, way });
      else hand.turnAside(way);
    },
  }));
}
