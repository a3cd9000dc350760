import type { ComponentChildren, JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { desk } from '../words/desk.ts';
import { lang, words } from '../words/language.ts';
import { type Drag, useDrag } from './drag.ts';
import { clouds, engrave } from './engrave.ts';
import { Medallion } from './Medallion.tsx';
import { Glyph } from './marks.tsx';
import { useSlides } from './slides.ts';

export interface SeatLook {
  readonly name: string;
  /** Which of the hatchings is theirs. */
  readonly index: number;
  readonly me?: boolean;
  readonly chosen?: boolean;
  /** The number of the choice, where order matters or several are chosen. */
  readonly order?: number;
  /** Shown on the rim, with what it means in words. */
  readonly badge?: ComponentChildren;
  readonly says?: string;
  readonly dead?: boolean;
  readonly away?: boolean;
  readonly press?: (() => void) | undefined;
  /** What a game lays before this player. */
  readonly before?: ComponentChildren;
  /** Who it is, wherever they sit: who changes places is seen to walk. */
  readonly key?: number;
  /** A chair nobody sits on; what pressing it does, in words. */
  readonly free?: string;
  readonly carry?: Carry | undefined;
}

/** Someone who may be carried to another seat. */
export interface Carry {
  readonly drag: Drag;
  keyDown(event: KeyboardEvent): void;
  keyUp(event: KeyboardEvent): void;
  leave(): void;
  readonly lifted: boolean;
  /** The one carried would be put down here. */
  readonly aimed: boolean;
  /** The id of what says how. */
  readonly how: string;
}

/** More than so many stand in rows. */
export const ringHolds = 12;

/** Me at six o'clock, the others clockwise, so that my left neighbour sits on my left. */
export function RoundTable({
  seats,
  from = 0,
  label,
  wide = false,
  apart = [],
  children,
}: {
  readonly seats: readonly SeatLook[];
  /** The seat at six o'clock. */
  readonly from?: number;
  readonly label: string;
  /** Room for cards before the players. */
  readonly wide?: boolean;
  /** Those who sit no longer in the round. */
  readonly apart?: readonly SeatLook[];
  readonly children?: ComponentChildren;
}): JSX.Element {
  const n = seats.length;
  const size = n <= 5 ? 'few' : n <= 8 ? 'some' : n <= 10 ? 'many' : n <= ringHolds ? 'crowd' : 'village';
  const inRows = size === 'village' ? [...seats.slice(from), ...seats.slice(0, from)] : seats;
  const list = useRef<HTMLUListElement>(null);
  useSlides(
    list,
    size === 'village' ? [] : seats.map(({ key }, seat) => [key, (seat - from + n) % n] as const),
  );
  const table = (
    <div class={`table-box${wide ? ' wide' : ''}`}>
      <ul class="table" ref={list} data-size={size} style={{ '--n': n }} aria-label={label}>
        <li class="table-top">
          <TableTop />
          <div class="table-middle">{children}</div>
        </li>
        {inRows.map((look, seat) => (
          <li
            key={look.key ?? `seat ${look.index}`}
            class="place"
            data-key={look.key}
            style={{ '--k': (seat - from + n) % n }}
          >
            {look.free === undefined ? <SeatButton look={look} /> : <FreeChair look={look} />}
          </li>
        ))}
      </ul>
    </div>
  );
  if (apart.length === 0) return table;
  return (
    <div class="round-and-apart">
      {table}
      <ul class="apart" aria-label={desk[lang.value].apart}>
        {apart.map((look) => (
          <li key={look.index} class="place">
            <SeatButton look={look} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SeatButton({ look }: { readonly look: SeatLook }): JSX.Element {
  const { name, index, me, chosen, order, badge, says, dead, away, press, before, carry } = look;
  const medallion = useRef<HTMLSpanElement>(null);
  const handle = useDrag<HTMLButtonElement>(
    carry && { ...carry.drag, ghost: () => medallion.current as HTMLElement },
  );
  const carried = carry?.lifted ? ' lifted' : carry?.aimed ? ' aimed' : '';
  const state = `seat${me ? ' me' : ''}${dead ? ' dead' : ''}${away ? ' away' : ''}${before ? ' laid' : ''}${carried}`;
  const inside = (
    <>
      {before}
      <span class="seat-medallion" ref={medallion}>
        <Medallion name={name} index={index} />
        {chosen && order !== undefined ? <b class="order">{order}</b> : null}
        {badge && !(chosen && order !== undefined) ? <b class="badge">{badge}</b> : null}
      </span>
      <span class="seat-name">{me ? words.value.you : name}</span>
      {me ? <span class="unseen">({name})</span> : null}
      {says ? <span class="unseen">, {says}</span> : null}
    </>
  );
  if (press === undefined) {
    return (
      <span class={state} data-drop={`seat:${index}`} data-chosen={chosen ? 'true' : undefined}>
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={state}
      ref={handle}
      data-drop={`seat:${index}`}
      aria-pressed={carry === undefined ? chosen === true : carry.lifted}
      aria-describedby={carry?.how}
      onClick={press}
      {...(carry && { onKeyDown: carry.keyDown, onKeyUp: carry.keyUp, onBlur: carry.leave })}
    >
      {inside}
    </button>
  );
}

function FreeChair({ look: { name, free, press } }: { readonly look: SeatLook }): JSX.Element {
  const inside = (
    <>
      <span class="seat-medallion">{press === undefined ? null : <Glyph name="plus" />}</span>
      <span class="seat-name" aria-hidden="true">
        {name}
      </span>
      <span class="unseen">{free}</span>
    </>
  );
  if (press === undefined) return <span class="seat free">{inside}</span>;
  return (
    <button type="button" class="seat free" onClick={press}>
      {inside}
    </button>
  );
}

function TableTop(): JSX.Element {
  const lines = useMemo(
    () =>
      engrave({ width: 200, height: 200, pitch: 4.4, fullest: 0.56, wobble: 0.8 }, (x, y) => {
        if (Math.hypot(x - 100, y - 100) > 93) return 0;
        const lit = Math.max(0, 1 - Math.hypot(x - 70, y - 40) / 120) * 0.42;
        return 0.16 + lit + (clouds(x * 0.012, y * 0.09 + 3) - 0.5) * 0.3;
      }),
    [],
  );
  return (
    <svg class="top" viewBox="0 0 200 200" preserveAspectRatio="none" aria-hidden="true">
      <circle class="ground" cx="100" cy="100" r="98" />
      <path class="lines" d={lines} />
      <circle class="edge" cx="100" cy="100" r="98" />
      <circle class="edge inner" cx="100" cy="100" r="94" />
    </svg>
  );
}
