import type { ComponentChildren, JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { classes } from '../../../kit/classes.ts';
import { clouds, engrave } from '../../../kit/engrave.ts';
import { useBox } from '../../../kit/useBox.ts';
import { Glory } from '../../../reveal/Glory.tsx';
import { CardBack, PrintedCard } from '../../../reveal/PrintedCard.tsx';
import type { Laid } from './acts.ts';
import { leavesAfter } from './flight.ts';
import { strokeBetween } from './pointing.ts';
import { RevealSeat } from './RevealSeat.tsx';
import css from './RevealTable.module.css';
import { centreShare, layRing, type Rect, type Ring, type Size } from './ring.ts';

type Table = Laid & {
  /** What stands in the middle instead of the centre's cards. */
  readonly children: ComponentChildren;
};

/** The whole table, as large as there is room: cards at equal steps along its rim, fingers across it. */
export function RevealTable(table: Table): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const box = useBox(ref);
  return (
    <div class={classes(css.table, table.lit && css.lit)} ref={ref}>
      {box === null ? null : <AllLaid {...table} box={box} />}
    </div>
  );
}

function AllLaid({ box, ...table }: Table & { readonly box: Size }): JSX.Element {
  const { names, me, stands, centre, lit, children } = table;
  const n = names.length;
  const ring = useMemo(() => layRing(n, centre.length, box), [n, centre.length, box]);
  const place = (seat: number): number => (seat - (me ?? 0) + n) % n;
  return (
    <>
      <Glory {...box} lit={lit} />
      <svg class={css.drawn} viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
        <Cloth ring={ring} box={box} />
        {lit ? null : <Fingers {...table} box={box} cards={ring.cards} place={place} />}
      </svg>
      {!lit ? (
        <TurnedCentre ring={ring} cards={centre} up={table.centreUp} />
      ) : (
        <div class={css.middle} style={roomIn(ring, box)}>
          {children}
        </div>
      )}
      <ul class={css.seats}>
        {stands.map((stand, seat) => {
          const rect = ring.seats[place(seat)];
          if (rect === undefined) return null;
          const { card, bare } = ring;
          return (
            <RevealSeat
              key={seat}
              name={names[seat] ?? '…'}
              me={seat === me}
              {...{ seat, stand, rect, card, bare }}
            />
          );
        })}
      </ul>
    </>
  );
}

/** Where the middle is free: under whoever sits across, over whoever sits in front. */
function roomIn({ seats, cards }: Ring, box: Size): { readonly top: string; readonly height: string } {
  const across = seats.filter(
    ({ x, y, width }) => y < box.height / 3 && Math.abs(x + width / 2 - box.width / 2) < box.width * 0.1,
  );
  const top = Math.max(box.height * 0.12, ...across.map(({ y, height }) => y + height));
  const bottom = (cards[0]?.y ?? box.height) - 8;
  return { top: `${top}px`, height: `${bottom - top}px` };
}

/** The table top within the ring of cards, engraved. */
function Cloth({ ring, box }: { readonly ring: Ring; readonly box: Size }): JSX.Element {
  const [cx, cy] = [box.width / 2, box.height / 2];
  const { width = 0, height = 0 } = ring.seats[0] ?? {};
  const [rx, ry] = [Math.max(60, cx - width * 1.04), Math.max(50, cy - height * 0.88)];
  const d = useMemo(
    () =>
      engrave(
        {
          x: cx - rx,
          y: cy - ry,
          width: 2 * rx,
          height: 2 * ry,
          pitch: ring.bare ? 5 : 7,
          step: 7,
          fullest: 0.4,
        },
        (x, y) => {
          if (Math.hypot((x - cx) / rx, (y - cy) / ry) > 0.95) return 0;
          return 0.16 + (clouds(x * 0.006, y * 0.03 + 3) - 0.5) * 0.5;
        },
      ),
    [cx, cy, rx, ry],
  );
  return (
    <g class={css.cloth}>
      <ellipse cx={cx} cy={cy} rx={rx} ry={ry} />
      <ellipse cx={cx} cy={cy} rx={rx - 8} ry={ry - 8} />
      <path d={d} />
    </g>
  );
}

function Fingers({
  fingers,
  flying,
  box,
  cards,
  place,
}: Pick<Table, 'fingers' | 'flying'> & {
  readonly box: Size;
  readonly cards: readonly Rect[];
  place(seat: number): number;
}): JSX.Element {
  const middle = [box.width / 2, box.height / 2] as const;
  const thick = Math.max(4, (cards[0]?.width ?? 0) * 0.062);
  return (
    <>
      {fingers.map(({ from, to, shelters }, i) => {
        const [a, b] = [cards[place(from)], cards[place(to)]];
        if (a === undefined || b === undefined) return null;
        const stroke = strokeBetween(a, b, middle, thick);
        const [x, y] = stroke.from;
        return (
          <path
            key={from}
            class={classes(css.finger, flying && css.flying, !flying && shelters && css.shelters)}
            d={stroke.d}
            style={{ transformOrigin: `${x}px ${y}px`, animationDelay: `${i * leavesAfter}ms` }}
          />
        );
      })}
    </>
  );
}

/** The centre: its cards, turned up last. */
function TurnedCentre({
  ring,
  cards,
  up,
}: {
  readonly ring: Ring;
  readonly cards: Laid['centre'];
  readonly up: boolean;
}): JSX.Element {
  const { x, y, width, height } = ring.centre;
  return (
    <ul
      class={css.centre}
      style={{
        left: `${x}px`,
        top: `${y}px`,
        width: `${width}px`,
        height: `${height}px`,
        fontSize: `${(ring.card * centreShare) / 10}px`,
      }}
    >
      {cards.map(({ icon, name }, i) => (
        <li key={i}>
          {up ? (
            <PrintedCard
              icon={icon}
              bare={ring.bare}
              look={css.small}
              name={<span class={css.mid}>{name}</span>}
            />
          ) : (
            <CardBack look={css.small} />
          )}
          {up && ring.bare ? <span class="unseen">{name}</span> : null}
        </li>
      ))}
    </ul>
  );
}
