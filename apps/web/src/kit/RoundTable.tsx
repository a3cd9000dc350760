import type { ComponentChildren, JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { desk } from '../words/desk.ts';
import { lang } from '../words/language.ts';
import { Arrows } from './Arrows.tsx';
import { classes } from './classes.ts';
import { clouds, engrave } from './engrave.ts';
import css from './RoundTable.module.css';
import { Seat, type SeatLook } from './Seat.tsx';
import { useSlides } from './slides.ts';

/** More than so many stand in rows. */
export const ringHolds = 12;

interface Props {
  readonly seats: readonly SeatLook[];
  /** The seat at six o'clock. */
  readonly from?: number;
  readonly label: string;
  /** Room for cards before the players. */
  readonly wide?: boolean;
  /** The middle is as large as the table: what lies there may lie before anybody. */
  readonly whole?: boolean;
  /** Who points at whom, by seat. */
  readonly arrows?: readonly (readonly [from: number, to: number])[];
  /** Those who sit no longer in the round. */
  readonly apart?: readonly SeatLook[];
  /** A class of the screen it is on. */
  readonly look?: string | undefined;
  readonly children?: ComponentChildren;
}

const sizeFor = (n: number): string =>
  n <= 5 ? 'few' : n <= 8 ? 'some' : n <= 10 ? 'many' : n <= ringHolds ? 'crowd' : 'village';

/** Me at six o'clock, the others clockwise, so that my left neighbour sits on my left. */
export function RoundTable({ apart = [], look, ...ring }: Props): JSX.Element {
  if (apart.length === 0) return <Ring {...ring} look={look} />;
  return (
    <div class={classes(css.roundAndApart, look)} data-size={sizeFor(ring.seats.length)} data-apart>
      <Ring {...ring} />
      <ul class={css.apart} aria-label={desk[lang.value].apart}>
        {apart.map((seat) => (
          <li key={seat.index} class={css.place}>
            <Seat look={seat} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Ring({
  seats,
  from = 0,
  label,
  wide = false,
  whole = false,
  look,
  arrows = [],
  children,
}: Omit<Props, 'apart'>): JSX.Element {
  const n = seats.length;
  const size = sizeFor(n);
  const inRows = size === 'village' ? [...seats.slice(from), ...seats.slice(0, from)] : seats;
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useSlides(
    list,
    size === 'village' ? [] : seats.map(({ key }, seat) => [key, (seat - from + n) % n] as const),
  );
  return (
    <div class={classes(css.box, wide && css.wide, whole && css.whole, look)} data-size={size} ref={box}>
      <ul class={css.table} ref={list} style={{ '--n': n }} aria-label={label}>
        <Top>{children}</Top>
        {inRows.map((one, seat) => (
          <li
            key={one.key ?? `seat ${one.index}`}
            class={css.place}
            data-key={one.key}
            style={{ '--k': (seat - from + n) % n }}
          >
            <Seat look={one} />
          </li>
        ))}
      </ul>
      {arrows.length === 0 ? null : <Arrows box={box} pairs={arrows} look={css.arrows} />}
    </div>
  );
}

const Top = ({ children }: { readonly children: ComponentChildren }): JSX.Element => (
  <li class={css.tableTop}>
    <TableTop />
    <div class={css.middle}>{children}</div>
  </li>
);

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
    <svg class={css.top} viewBox="0 0 200 200" preserveAspectRatio="none" aria-hidden="true">
      <circle class={css.ground} cx="100" cy="100" r="98" />
      <path class={css.lines} d={lines} />
      <circle class={css.edge} cx="100" cy="100" r="98" />
      <circle class={`${css.edge} ${css.inner}`} cx="100" cy="100" r="94" />
    </svg>
  );
}
