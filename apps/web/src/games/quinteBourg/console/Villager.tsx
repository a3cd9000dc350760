import type { Seat } from '@veillee/kernel';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { IconName } from '../../../kit/iconNames.ts';
import { Medallion } from '../../../kit/Medallion.tsx';
import { Icon } from '../../../kit/marks.tsx';
import { codesOf, hatchOf } from '../houses/codes.ts';
import type { Place } from '../ring/ring.ts';
import { badgesOf, layerSign, seatWords } from './badges.ts';
import { type Desk, isCutOff } from './useDesk.ts';
import css from './Villager.module.css';

/** All that shows of a villager on the ring. */
interface Looked {
  readonly seat: Seat;
  readonly name: string;
  readonly letters: string;
  /** For whoever hears the screen. */
  readonly words: string;
  readonly filed: boolean;
  /** Their phone cannot be reached; the line is read all the same. */
  readonly cutOff: boolean;
  readonly state: string | undefined;
  readonly badges: readonly IconName[];
  readonly sign: IconName | number | null;
  /** Where many stand side by side, every other name is further out. */
  readonly row: number;
}

export function villagerAt(desk: Desk, seat: Seat, house: number): Looked {
  const { say, sight } = desk.shown;
  return {
    seat,
    name: say.names[seat] ?? '…',
    letters: codesOf(say.names)[seat] ?? '…',
    words: seatWords(desk, seat, house),
    filed: desk.filed === seat,
    cutOff: isCutOff(seat),
    state: stateOf(desk, seat),
    badges: badgesOf(desk, seat),
    sign: layerSign(desk, seat),
    row: sight.view.circle.length > 18 ? (house % 2) * 14 : 3,
  };
}

/** In a vote who has pointed and whose turn it is; otherwise who is meant by the line. */
function stateOf({ shown, ask, script }: Desk, seat: Seat): string | undefined {
  const { poll } = shown.sight.view;
  if (poll !== null && shown.sight.view.moment.stage === 'day.vote') {
    if (poll.done.includes(seat)) return 'voted';
    if (poll.turn.includes(seat)) return 'turn';
    return poll.voters.includes(seat) ? undefined : 'silent';
  }
  if (ask?.seats.includes(seat)) return 'asked';
  return script?.attack?.deaths.some((death) => death.seat === seat) ? 'prey' : undefined;
}

interface AtPlace extends Looked {
  readonly place: Place;
  readonly size: number;
  touch(seat: Seat): void;
}

/** Drawn anew only when something of it has changed: a village has up to forty, and most lines concern two. */
export function Villager({ place, size, touch, ...looked }: AtPlace): JSX.Element {
  return useMemo(
    () => (
      <li
        class={css.villager}
        style={{ left: `${place.x}px`, top: `${place.y}px`, '--medallion': `${size}px` }}
      >
        <button
          type="button"
          aria-pressed={looked.filed}
          data-state={looked.state}
          data-cut-off={looked.cutOff}
          onClick={() => touch(looked.seat)}
        >
          <Medallion name={looked.name} index={hatchOf(looked.seat)} letters={looked.letters} />
          <span class="unseen">{looked.words}</span>
          {looked.badges.map((icon) => (
            <span
              key={icon}
              class={css.badge}
              style={{ left: px(13 + place.nx * size * 0.38), top: px(13 + place.ny * size * 0.38) }}
            >
              <Icon name={icon} />
            </span>
          ))}
        </button>
        <Around {...looked} place={place} size={size} />
      </li>
    ),
    [place, size, touch, JSON.stringify(looked)],
  );
}

const px = (length: number): string => `${length.toFixed(1)}px`;

/**
 * Outside the ring the name, inside what the chosen layer shows. All of it is placed without transforms: each of those
 * would be a layer of its own, and there are forty villagers.
 */
function Around({ place, size, name, sign, row }: Omit<AtPlace, 'touch'>): JSX.Element {
  const steep = Math.abs(place.nx) < 0.36;
  const out = size / 2 + (steep ? 11 + row : 8 + 14 * (1 - Math.abs(place.nx)));
  const inside = -(size / 2 + 13);
  const beside = px(Math.abs(place.nx) * out);
  const side = steep ? 'middle' : place.nx > 0 ? 'right' : 'left';
  const along = { middle: {}, right: { left: beside }, left: { right: beside } }[side];
  return (
    <>
      <span
        class={css.name}
        aria-hidden="true"
        data-side={side}
        style={{ top: px(place.ny * out), ...along }}
      >
        {name}
      </span>
      {sign === null ? null : (
        <span
          class={css.sign}
          aria-hidden="true"
          style={{ left: px(place.nx * inside), top: px(place.ny * inside) }}
        >
          {typeof sign === 'number' ? sign : <Icon name={sign} />}
        </span>
      )}
    </>
  );
}
