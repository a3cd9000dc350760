import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Face, Shown } from '../games/face.ts';
import { readBy, speakerOf } from '../games/speaker.ts';
import { Arrows } from '../kit/Arrows.tsx';
import { Badge } from '../kit/Badge.tsx';
import { classes } from '../kit/classes.ts';
import padLook from '../kit/hold.module.css';
import { Glyph, Icon } from '../kit/marks.tsx';
import { RoundTable } from '../kit/RoundTable.tsx';
import type { SeatLook } from '../kit/Seat.tsx';
import { SkyView } from '../kit/SkyView.tsx';
import type { Phase } from '../kit/skies.ts';
import { company, names } from '../line/session.ts';
import { lang, words } from '../words/language.ts';
import { onePhoneWords } from '../words/onePhone.ts';
import { sightFrom } from './chairs.ts';
import css from './Passing.module.css';
import sides from './sides.module.css';
import { type SlowHold, useSlowHold } from './useSlowHold.ts';

export interface PassingProps {
  readonly face: Face;
  /** What is going on, over the screen. */
  readonly title: string;
  readonly phase: Phase;
  /** Over the name: "Deuxième carte sur sept". */
  readonly count?: string;
  /** Whose turn it is to look. */
  readonly to: number;
  /** Who has the phone now; null: it lies between them. */
  readonly from: number | null;
  /** Who has looked already. */
  readonly seen: ReadonlySet<number>;
  /** What is seen through the eyes of this seat, only while the pad is held. */
  secret(shown: Shown): ComponentChildren;
  /** What lies there as long as it is not held. */
  readonly shut: ComponentChildren;
  /** On the button that appears after one hold. */
  readonly doneLabel: string;
  done(): void;
  /** Doors in the bar. */
  readonly doors?: ComponentChildren;
}

/** The phone goes to somebody, who alone looks, by holding; then it goes on. */
export function Passing(props: PassingProps): JSX.Element {
  const { title, phase, count, to, from, doors } = props;
  const say = onePhoneWords[lang.value];
  const name = names.value[to] ?? '…';
  const looked = useSignal<number | null>(null);
  const hold = useSlowHold(() => {
    looked.value = to;
  });
  // Somebody else's name: nothing that was opened before stays open.
  useEffect(() => {
    looked.value = null;
    scrollTo(0, 0);
  }, [to, looked]);
  return (
    <main class={`screen ${sides.sides}`}>
      <SkyView phase={phase} height={200} look={css.sky} />
      <header class="bar">
        <p class="bar-title">{title}</p>
        {doors}
      </header>
      <section class={`pad ${sides.words} ${css.whom}`} aria-live="polite">
        {count === undefined ? null : <p class="knock">{count}</p>}
        <h1 class="knock">{from === null ? say.holdFirst(name) : say.passTo(name)}</h1>
      </section>
      <PassRing {...props} isOpen={hold.held.value} />
      <PassFoot {...props} name={name} hold={hold} hasLooked={looked.value === to} />
    </main>
  );
}

/** The pad, and after one hold the way on. */
function PassFoot({
  name,
  hold: { held, pad },
  hasLooked,
  doneLabel,
  done,
}: Pick<PassingProps, 'doneLabel' | 'done'> & {
  readonly name: string;
  readonly hold: SlowHold;
  readonly hasLooked: boolean;
}): JSX.Element {
  const say = onePhoneWords[lang.value];
  return (
    <section class={`dock ${sides.foot} ${css.foot}`}>
      <button
        type="button"
        class={classes('button', padLook.hold, css.pad, !hasLooked && 'ember')}
        data-hold
        aria-pressed={held.value}
        {...pad}
      >
        <Icon name="semi-closed-eye" />
        {held.value ? say.open : say.hold(name)}
        {held.value ? null : <small>{say.holdHint}</small>}
      </button>
      {hasLooked && !held.value ? (
        <button type="button" class="button ember" onClick={done}>
          {doneLabel}
        </button>
      ) : (
        <p class="hint center">{say.away}</p>
      )}
    </section>
  );
}

/** The table: who has looked, whose turn it is, and in its middle what they hold open. */
function PassRing({
  face,
  to,
  from,
  seen,
  secret,
  shut,
  isOpen,
}: PassingProps & { readonly isOpen: boolean }): JSX.Element {
  const say = onePhoneWords[lang.value];
  const box = useRef<HTMLDivElement>(null);
  const seats = names.value.map(
    (name, index): SeatLook => ({
      name,
      index,
      look: index === to ? css.next : seen.has(index) ? css.seen : undefined,
      says: index === to ? say.isNext : seen.has(index) ? say.hasSeen : '',
      badge:
        seen.has(index) && index !== to ? (
          <Badge look="seal">
            <Glyph name="check" />
          </Badge>
        ) : null,
    }),
  );
  return (
    <div class={`${sides.board} ${css.ring}`} ref={box} data-open={isOpen}>
      <RoundTable look={sides.table} label={words.value.lobby.people} from={from ?? to} seats={seats}>
        <div class={css.middle} aria-live="polite">
          {isOpen ? <Through face={face} seat={to} show={secret} /> : shut}
        </div>
      </RoundTable>
      {from === null ? null : <Arrows box={box} pairs={[[from, to]]} look={css.arrow} />}
    </div>
  );
}

/** What a seat sees: to be shown only while its player holds the pad. */
export function Through({
  face,
  seat,
  show,
}: {
  readonly face: Face;
  readonly seat: number;
  show(shown: Shown): ComponentChildren;
}): JSX.Element | null {
  const sight = sightFrom(seat);
  if (sight === null) return null;
  return (
    <>
      {show({ sight, say: speakerOf(face.rules.text[lang.value], lang.value, readBy(company.value, sight)) })}
    </>
  );
}
