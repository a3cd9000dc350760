import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Fuse } from '../../../kit/Fuse.tsx';
import { Glyph } from '../../../kit/marks.tsx';
import { Sheet } from '../../../kit/Sheet.tsx';
import { setTo } from '../../../kit/setTo.ts';
import { AnswerForm } from '../../../screens/play/AnswerForm.tsx';
import { Whisper } from '../../../screens/play/Whisper.tsx';
import { Refused } from '../../../screens/Refused.tsx';
import { askWords } from '../../words.ts';
import { Graves } from '../houses/Graves.tsx';
import { answerPicking, houseLooks, type Picking } from '../houses/houseLooks.tsx';
import { Street } from '../houses/Street.tsx';
import { phoneWords } from '../phoneWords.ts';
import type { Ring } from '../ring/ring.ts';
import type { Shown } from '../shown.ts';
import type { AtPhone } from './atPhone.ts';
import { HouseFacts } from './HouseFacts.tsx';
import { needsHouse } from './needsHouse.ts';
import { Poll } from './Poll.tsx';
import css from './VillagePage.module.css';

/** With less than this in the square, what is known of a house lies on a sheet. */
const enough = { width: 176, height: 200 };
const holds = ({ width, height }: Ring['square']): boolean =>
  width >= enough.width && height >= enough.height;

/** Looking at a house, and no longer at it when it is touched again. */
const lookPicking = (at: Signal<number | null>): Picking => ({
  chosen: at.value === null ? [] : [at.value],
  takes: () => true,
  press(seat) {
    at.value = at.value === seat ? null : seat;
  },
  several: false,
});

/** The village by day: a touch on a house tells what all know of it, or answers what is asked. */
export function VillagePage(at: AtPhone): JSX.Element {
  const { shown, pages, hand } = at;
  const looked = useSignal<number | null>(null);
  const answers = pages.answering && hand !== null;
  const picking = (answers ? answerPicking(at) : null) ?? lookPicking(looked);
  const words = phoneWords[shown.say.lang].village;
  const seat = looked.value;
  const close = setTo(looked, null);
  return (
    <section class={css.village}>
      <div class={css.ring}>
        <Street houses={houseLooks(at, picking)} label={words.title}>
          {(square) =>
            answers ? (
              <Chosen {...at} picking={picking} />
            ) : seat === null ? (
              <Idle {...shown} />
            ) : holds(square) ? (
              <HouseFacts {...at} seat={seat} close={close} />
            ) : (
              <Sheet title={shown.say.names[seat] ?? '…'} close={close}>
                <HouseFacts {...at} seat={seat} close={close} plain />
              </Sheet>
            )
          }
        </Street>
        <Graves {...at} picking={picking} />
      </div>
      {answers ? <Answering {...at} /> : <Invited {...at} />}
    </section>
  );
}

/** Nothing is looked at: the vote, where there is one. */
function Idle(shown: Shown): JSX.Element {
  const { poll, phase } = shown.sight.view;
  return poll !== null && phase === 'day' ? (
    <Poll shown={shown} vote={poll} />
  ) : (
    <p class={css.touch}>{phoneWords[shown.say.lang].village.touch}</p>
  );
}

function Chosen({ shown, picking }: AtPhone & { readonly picking: Picking }): JSX.Element {
  const names = picking.chosen.map((seat) => shown.say.names[seat] ?? '…');
  return (
    <p class={names.length === 0 ? css.touch : css.chosen}>
      {names.length === 0 ? phoneWords[shown.say.lang].village.touch : shown.say.list(names)}
    </p>
  );
}

/** What is asked, under the ring that answers it. */
function Answering(at: AtPhone): JSX.Element | null {
  const { face, shown, hand, pages } = at;
  if (hand === null) return null;
  return (
    <div class={css.form}>
      <Fuse />
      <Refused />
      <div class={css.asked}>
        <Whisper {...at} />
        <button
          type="button"
          class="round"
          aria-label={phoneWords[shown.say.lang].village.back}
          onClick={pages.leave}
        >
          <Glyph name="close" />
        </button>
      </div>
      <AnswerForm face={face} shown={shown} hand={hand} secret={false} />
    </div>
  );
}

/** Something waits for an answer that is given here. */
function Invited({ face, shown, hand, pages }: AtPhone): JSX.Element | null {
  const asked = hand?.asked ?? null;
  if (asked === null || asked.mine !== null || !needsHouse(asked.form, face)) return null;
  return (
    <div class={css.invited}>
      <p>{askWords(face, asked.topic, asked.params, shown.say)}</p>
      <button type="button" class="button ember" onClick={pages.answer}>
        {phoneWords[shown.say.lang].village.answer}
      </button>
    </div>
  );
}
