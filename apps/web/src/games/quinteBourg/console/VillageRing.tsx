import type { Seat } from '@veillee/kernel';
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { Icon } from '../../../kit/marks.tsx';
import { consoleWords } from '../consoleWords.ts';
import { useSize } from '../houses/useSize.ts';
import { own } from '../ownWords.ts';
import type { Place } from '../ring/ring.ts';
import { badgesOf, layerSign, seatWords } from './badges.tsx';
import { Key } from './Key.tsx';
import { mapOf } from './map.ts';
import { drawnRoads } from './roads.ts';
import { Square } from './Square.tsx';
import { TwoLetters } from './TwoLetters.tsx';
import { turn } from './turn.ts';
import { type Desk, layers, shownRoads } from './useDesk.ts';
import css from './VillageRing.module.css';

/** The village as a true ring, with what the master alone sees; in its middle what would happen. */
export function VillageRing(desk: Desk): JSX.Element {
  const { shown } = desk;
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const { circle, players } = shown.sight.view;
  const { oval, places, size, square } = useMemo(
    () => mapOf(circle, width, height),
    [circle.join(), width, height],
  );
  const dead = players.flatMap((_, seat) => (circle.includes(seat) ? [] : [seat]));
  return (
    <section class={css.village} aria-label={consoleWords[shown.say.lang].village}>
      <Switches {...desk} />
      <div class={css.ring} ref={box} style={{ '--square': `${square}px` }}>
        <svg class={css.roads} width={width} height={height} aria-hidden="true">
          {drawnRoads(desk, places, oval).map(({ key, kind, path }) => (
            <path key={key} data-kind={kind} d={path} />
          ))}
        </svg>
        <Square {...desk} />
        <ul>
          {circle.map((seat, house) => (
            <Villager key={seat} {...desk} seat={seat} house={house} place={places.get(seat)} size={size} />
          ))}
        </ul>
      </div>
      <Legend {...desk} />
      {dead.length === 0 ? null : <Fallen {...desk} dead={dead} />}
    </section>
  );
}

/** Which layer and which roads are shown. */
function Switches({ looks, shown }: Desk): JSX.Element {
  const words = consoleWords[shown.say.lang];
  return (
    <>
      <button type="button" class={css.switch} data-at="left" onClick={() => turn(looks.layer, layers)}>
        {words.layer} <b>{words.layers[looks.layer.value]}</b> <Key of="C" />
      </button>
      <button type="button" class={css.switch} data-at="right" onClick={() => turn(looks.roads, shownRoads)}>
        {words.roads} <b>{words.shownRoads[looks.roads.value]}</b> <Key of="T" />
      </button>
    </>
  );
}

interface AtHouse extends Desk {
  readonly seat: Seat;
  readonly house: number;
  readonly place: Place | undefined;
  readonly size: number;
}

function Villager({ seat, house, place, size, ...desk }: AtHouse): JSX.Element | null {
  const { shown, looks, writing } = desk;
  if (place === undefined) return null;
  return (
    <li
      class={css.villager}
      style={{ left: `${place.x}px`, top: `${place.y}px`, '--medallion': `${size}px` }}
    >
      <button
        type="button"
        aria-pressed={desk.filed === seat}
        data-state={stateOf(desk, seat)}
        onClick={() => {
          looks.seat.value = seat;
          writing.touch(seat);
        }}
      >
        <TwoLetters say={shown.say} seat={seat} />
        <span class="unseen">{seatWords(desk, seat, house)}</span>
        {badgesOf(desk, seat).map((icon) => (
          <span
            key={icon}
            class={css.badge}
            style={{ translate: `${place.nx * size * 0.38}px ${place.ny * size * 0.38}px` }}
          >
            <Icon name={icon} />
          </span>
        ))}
      </button>
      <Around {...desk} seat={seat} house={house} place={place} size={size} />
    </li>
  );
}

/** Outside the ring the name, inside what the chosen layer shows. */
function Around({ seat, house, place, size, ...desk }: AtHouse & { readonly place: Place }): JSX.Element {
  const sign = layerSign(desk, seat);
  const steep = Math.abs(place.nx) < 0.36;
  // Where many stand side by side, every other name is further out.
  const row = desk.shown.sight.view.circle.length > 18 ? (house % 2) * 14 : 3;
  const out = size / 2 + (steep ? 11 + row : 8 + 14 * (1 - Math.abs(place.nx)));
  const inside = -(size / 2 + 13);
  return (
    <>
      <span
        class={css.name}
        aria-hidden="true"
        data-side={steep ? 'middle' : place.nx > 0 ? 'right' : 'left'}
        style={{ translate: `${steep ? 0 : place.nx * out}px ${place.ny * out}px` }}
      >
        {desk.shown.say.names[seat]}
      </span>
      {sign === null ? null : (
        <span
          class={css.sign}
          aria-hidden="true"
          style={{ translate: `${place.nx * inside}px ${place.ny * inside}px` }}
        >
          {sign}
        </span>
      )}
    </>
  );
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

function Legend({ shown }: Desk): JSX.Element {
  const words = consoleWords[shown.say.lang].legend;
  const voting = shown.sight.view.moment.stage === 'day.vote';
  const kinds = voting
    ? (['voted', 'turn', 'silent'] as const)
    : (['attacking', 'love', 'other', 'chosen'] as const);
  return (
    <ul class={css.legend}>
      {kinds.map((kind) => (
        <li key={kind} data-kind={kind}>
          {words[kind]}
        </li>
      ))}
    </ul>
  );
}

/** Those who have left the ring, and what became of them. */
function Fallen({ dead, shown, looks }: Desk & { readonly dead: readonly Seat[] }): JSX.Element {
  const { say, sight } = shown;
  const words = consoleWords[say.lang];
  return (
    <div class={css.fallen}>
      <h3>{words.fallen}</h3>
      <ul>
        {dead.map((seat) => (
          <li key={seat}>
            <button
              type="button"
              onClick={() => {
                looks.seat.value = seat;
                looks.tab.value = 'person';
              }}
            >
              <b>{say.names[seat]}</b> {own[say.lang].fates[sight.view.players[seat]?.fate ?? 'alive']}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
