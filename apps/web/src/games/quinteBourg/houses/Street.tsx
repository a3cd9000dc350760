import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { classes } from '../../../kit/classes.ts';
import { clouds, engrave } from '../../../kit/engrave.ts';
import { type Place, type Ring, ringIn } from '../ring/ring.ts';
import { HouseSign } from './HouseSign.tsx';
import css from './Street.module.css';
import { useSize } from './useSize.ts';

/** A house of the ring as it is shown. */
export interface HouseLook {
  readonly seat: number;
  readonly name: string;
  /** Two letters that are nobody else's. */
  readonly code: string;
  /** Under the house, where there is room. */
  readonly label: string;
  readonly me: boolean;
  /** Next to mine. */
  readonly near: boolean;
  readonly chosen: boolean;
  /** Where several are chosen in order. */
  readonly order?: number | undefined;
  /** Not to be touched, or without a voice. */
  readonly dim?: boolean;
  /** Has answered, in public. */
  readonly sealed?: boolean;
  /** It is their turn. */
  readonly turn?: boolean;
  /** A sign on the inner side. */
  readonly sign?: ComponentChildren;
  /** What everybody knows of it, in words. */
  readonly says: string;
  readonly press: () => void;
}

/** The village as a ring, me at six o'clock and my neighbours lit; in the middle whatever the page puts there. */
export function Street({
  houses,
  label,
  children,
}: {
  readonly houses: readonly HouseLook[];
  readonly label: string;
  /** What stands in the square; it is told how much room there is. */
  children(square: Ring['square']): ComponentChildren;
}): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const ring = useMemo(() => ringIn(houses.length, width, height), [houses.length, width, height]);
  const long = ring.height > height;
  // Where it must be scrolled, it begins at my own house.
  useLayoutEffect(() => {
    if (long) box.current?.scrollTo(0, ring.height);
  }, [long, ring.height]);
  return (
    <div class={css.street} ref={box} data-long={long}>
      <div class={css.ring} style={{ height: `${ring.height}px` }} data-rows={ring.rows}>
        <Ground width={width} ring={ring} mine={houses[0]?.me === true} />
        <div
          class={css.square}
          style={{ width: `${ring.square.width}px`, height: `${ring.square.height}px` }}
        >
          {children(ring.square)}
        </div>
        <ul aria-label={label} onKeyDown={walkAlong}>
          {houses.map((house, k) => {
            const place = ring.places[k];
            return place === undefined ? null : (
              <HouseAt key={house.seat} house={house} place={place} ring={ring} first={k === 0} />
            );
          })}
        </ul>
      </div>
    </div>
  );
}

interface Placed {
  readonly house: HouseLook;
  readonly place: Place;
  readonly ring: Ring;
}

function HouseAt({ first, ...placed }: Placed & { readonly first: boolean }): JSX.Element {
  const { house, place, ring } = placed;
  return (
    <li class={css.place} style={{ left: `${place.x}px`, top: `${place.y}px`, '--house': `${ring.house}px` }}>
      <button
        type="button"
        class={classes(
          css.house,
          house.me && css.me,
          house.near && css.near,
          house.dim && css.dim,
          house.sealed && css.sealed,
          house.turn && css.turn,
        )}
        aria-pressed={house.chosen}
        tabIndex={first ? 0 : -1}
        onClick={house.press}
      >
        <HouseInside {...placed} />
      </button>
    </li>
  );
}

/** The house itself, its signs, and its name: under it where there is room, else for whoever listens. */
function HouseInside({ house, place, ring }: Placed): JSX.Element {
  const { name, label, order, sign, says } = house;
  return (
    <>
      <span class={css.sign}>
        <HouseSign code={house.code} index={house.seat} />
      </span>
      {order === undefined ? null : <b class={css.order}>{order}</b>}
      {sign === undefined ? null : (
        <span class={css.pip} style={{ '--nx': pipSide(place, ring) }}>
          {sign}
        </span>
      )}
      <span class={ring.names ? css.name : 'unseen'} style={{ '--aside': asideOf(place) }}>
        {label}
      </span>
      {label === name ? null : <span class="unseen">({name})</span>}
      {says === '' ? null : <span class="unseen">, {says}</span>}
    </>
  );
}

/** On the inner side; where the next house's name stands there, on the outer one. */
const pipSide = ({ nx, ny }: Place, { names }: Ring): number => (names && ny < -0.35 ? -nx : nx);

/** Where the ring runs aslant, a name gives way to the next house. */
const asideOf = ({ nx, ny }: Place): number =>
  Math.abs(ny) > 0.35 && Math.abs(nx) > 0.3 ? nx * (ny < 0 ? -8 : 9) : 0;

/** Arrows go from house to house along the ring; Tab leaves it. */
function walkAlong(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const all = [...event.currentTarget.querySelectorAll('button')];
  const at = all.findIndex((one) => one.matches(':focus'));
  if (step === undefined || at < 0) return;
  event.preventDefault();
  all[(at + step + all.length) % all.length]?.focus();
}

/** The engraved ground within the ring, and the dots that join me to my neighbours. */
function Ground({
  width,
  ring,
  mine,
}: {
  readonly width: number;
  readonly ring: Ring;
  readonly mine: boolean;
}): JSX.Element {
  const { height, rows } = ring;
  const lines = useMemo(() => {
    const inside = rows === 2 ? 84 : 56;
    const [rx, ry] = [Math.max(10, width / 2 - inside), Math.max(10, height / 2 - inside)];
    return engrave(
      {
        x: width / 2 - rx,
        y: height / 2 - ry,
        width: 2 * rx,
        height: 2 * ry,
        pitch: 5.5,
        step: 6,
        fullest: 0.5,
      },
      (x, y) => {
        const far = Math.hypot((x - width / 2) / rx, (y - height / 2) / ry);
        return far > 1 ? 0 : Math.max(0, far - 0.4) * 0.5 + (clouds(x * 0.008, y * 0.04) - 0.55) * 0.3;
      },
    );
  }, [width, height, rows]);
  const joined = mine && rows === 1 ? [ring.places.at(-1), ring.places[0], ring.places[1]] : [];
  const dots = joined.flatMap((place) =>
    place === undefined ? [] : [`${place.x - place.nx * 30} ${place.y - place.ny * (ring.house / 2 + 10)}`],
  );
  return (
    <svg class={css.ground} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path class={css.lines} d={lines} />
      {dots.length === 3 ? <path class={css.joined} d={`M${dots.join('L')}`} /> : null}
    </svg>
  );
}
