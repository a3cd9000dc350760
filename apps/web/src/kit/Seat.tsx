import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { words } from '../words/language.ts';
import { Badge } from './Badge.tsx';
import { classes } from './classes.ts';
import { type Drag, useDrag } from './drag.ts';
import { Medallion } from './Medallion.tsx';
import { Glyph } from './marks.tsx';
import css from './Seat.module.css';

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
  /** A class of whoever lays the table, for how this seat stands out. */
  readonly look?: string | undefined;
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

/** A place at the table: somebody with what lies before them, or a free chair. */
export const Seat = ({ look }: { readonly look: SeatLook }): JSX.Element =>
  look.free === undefined ? <SeatButton look={look} /> : <FreeChair look={look} />;

function SeatButton({ look }: { readonly look: SeatLook }): JSX.Element {
  const { index, chosen, press, carry } = look;
  const medallion = useRef<HTMLSpanElement>(null);
  const handle = useDrag<HTMLButtonElement>(carry && { ...carry.drag, ghost: () => medallion.current });
  const state = seatClass(look);
  const inside = <SeatInside look={look} medallion={medallion} />;
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

const seatClass = ({ me, dead, away, before, carry, look }: SeatLook): string =>
  classes(
    css.seat,
    me && css.me,
    dead && css.dead,
    away && css.away,
    before && css.laid,
    carry && css.carried,
    carry?.lifted ? css.lifted : carry?.aimed && css.aimed,
    look,
  );

function SeatInside({
  look: { name, index, me, chosen, order, badge, says, before },
  medallion,
}: {
  readonly look: SeatLook;
  readonly medallion: RefObject<HTMLSpanElement | null>;
}): JSX.Element {
  const numbered = chosen && order !== undefined;
  return (
    <>
      {before}
      <span class={css.medallion} ref={medallion}>
        <Medallion name={name} index={index} />
        {numbered ? <Badge look="sign">{order}</Badge> : null}
        {badge && !numbered ? <b>{badge}</b> : null}
      </span>
      <span class={css.name}>{me ? words.value.you : name}</span>
      {me ? <span class="unseen">({name})</span> : null}
      {says ? <span class="unseen">, {says}</span> : null}
    </>
  );
}

function FreeChair({ look: { name, free, press } }: { readonly look: SeatLook }): JSX.Element {
  const inside = (
    <>
      <span class={css.medallion}>{press === undefined ? null : <Glyph name="plus" />}</span>
      <span class={css.name} aria-hidden="true">
        {name}
      </span>
      <span class="unseen">{free}</span>
    </>
  );
  if (press === undefined) return <span class={`${css.seat} ${css.free}`}>{inside}</span>;
  return (
    <button type="button" class={`${css.seat} ${css.free}`} onClick={press}>
      {inside}
    </button>
  );
}
