import type { JSX } from 'preact';
import { classes } from '../../../kit/classes.ts';
import look from '../../../kit/hold.module.css';
import { Icon } from '../../../kit/marks.tsx';
import type { Pad } from '../../../prompt/useHold.ts';
import { lang } from '../../../words/language.ts';
import { phoneWords } from '../phoneWords.ts';

/** The pad under the thumb: what is secret shows as long as it is held. */
export function HoldPad({
  held,
  pad,
  glows = true,
}: {
  readonly held: boolean;
  readonly pad: Pad;
  /** It is the one thing to do. */
  readonly glows?: boolean;
}): JSX.Element {
  const say = phoneWords[lang.value].me;
  return (
    <button
      type="button"
      class={classes('button', look.hold, glows && !held && 'ember')}
      data-hold
      aria-pressed={held}
      {...pad}
    >
      <Icon name="semi-closed-eye" />
      {held ? say.release : say.pad}
    </button>
  );
}
