import { useSignal } from '@preact/signals';
import type { Prompt } from '@veillee/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { classes } from '../../../kit/classes.ts';
import { Mark } from '../../../kit/marks.tsx';
import { SkyView } from '../../../kit/SkyView.tsx';
import { tell } from '../../../line/session.ts';
import { type Pad, useHold } from '../../../prompt/useHold.ts';
import { isNod } from '../../../prompt/useQuestion.ts';
import { Refused } from '../../../screens/Refused.tsx';
import { wayWords } from '../../words.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { roleFacts, specialityFacts, useBook } from '../cards/cardFacts.ts';
import { phoneWords } from '../phoneWords.ts';
import type { AtPhone } from './atPhone.ts';
import css from './Deal.module.css';
import { HoldPad } from './HoldPad.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { Until } from './Until.tsx';
import { waitedFor } from './waitedFor.ts';

/** The deal: both cards fill the screen as long as they are held; that one has seen them is said after that. */
export function Deal({ children, ...at }: AtPhone & { readonly children: ComponentChildren }): JSX.Element {
  const { face, shown } = at;
  const { held, pad } = useHold();
  const seen = useSignal(false);
  useBook();
  useLayoutEffect(() => {
    if (held.value) seen.value = true;
  }, [held.value]);
  const say = phoneWords[shown.say.lang];
  const { mine } = shown.sight.view;
  return (
    <main class={`screen ${css.deal}`} data-held={held.value}>
      <SkyView phase="dusk" height={190} look={css.sky} />
      <PhoneBar {...at} title={face.speech.title(shown.sight, shown.say.lang)} />
      <section class={css.invite}>
        <h1 class="knock">{say.deal.title}</h1>
        <div class={css.backs} aria-hidden="true">
          <Back />
          <Back />
        </div>
        <p class="knock">{seen.value ? say.deal.again : say.deal.lead}</p>
      </section>
      {held.value && mine !== null ? (
        <section class={css.open} aria-live="polite">
          <CardFace card={roleFacts(mine.role, shown.say)} />
          <CardFace card={specialityFacts(mine.speciality, shown.say)} />
        </section>
      ) : null}
      <Foot {...at} held={held.value} seen={seen.value} pad={pad} />
      {children}
    </main>
  );
}

/** The time, whom one waits for, the pad, and that one has seen. */
function Foot({
  held,
  seen,
  pad,
  ...at
}: AtPhone & { readonly held: boolean; readonly seen: boolean; readonly pad: Pad }): JSX.Element {
  const { shown } = at;
  const say = phoneWords[shown.say.lang];
  const nod = shown.sight.prompts.find(isNod);
  return (
    <footer class={css.foot}>
      {held ? null : (
        <>
          <Until {...shown} />
          <Refused />
          <p class={`hint ${css.waits}`} role="status">
            {waitedFor(shown) || (nod === undefined || seen ? '' : say.deal.first)}
          </p>
        </>
      )}
      <div class={css.acts}>
        <HoldPad held={held} pad={pad} glows={!seen} />
        {nod === undefined ? null : <Seen {...at} nod={nod} ready={seen} />}
      </div>
    </footer>
  );
}

const Back = (): JSX.Element => (
  <span class={css.back}>
    <Mark look={css.mark} />
  </span>
);

/** That one has seen one's cards: only once they were held. */
function Seen({
  face,
  shown,
  nod,
  ready,
}: AtPhone & { readonly nod: Prompt; readonly ready: boolean }): JSX.Element {
  const [way = ''] = Object.keys(nod.form);
  const done = nod.mine !== null;
  return (
    <button
      type="button"
      class={classes('button', ready && !done && 'ember')}
      disabled={!ready || done}
      aria-pressed={done}
      onClick={() => tell({ t: 'answer', prompt: nod.number, answer: { do: way } })}
    >
      {wayWords(face, nod.topic, way, shown.say)}
    </button>
  );
}
