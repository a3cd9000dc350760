import type { Seat } from '@veillee/kernel';
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { Icon } from '../../../kit/marks.tsx';
import { consoleWords } from '../consoleWords.ts';
import { useSize } from '../houses/useSize.ts';
import { own } from '../ownWords.ts';
import { evenly, type Oval, type Place } from '../ring/ring.ts';
import { badgesOf, layerSign, seatWords } from './badges.tsx';
import { Key } from './Key.tsx';
import { Middle } from './Middle.tsx';
import { drawnRoads } from './roads.ts';
import { TwoLetters } from './TwoLetters.tsx';
import { type Desk, layers, shownRoads } from './useDesk.ts';
import css from './VillageRing.module.css';

/** How large a villager is drawn: smaller, the more there are. */
const sizeFor = (count: number): number => (count > 30 ? 38 : count > 18 ? 44 : 52);

const after = <T,>(list: readonly T[], one: T): T | undefined => list[(list.indexOf(one) + 1) % list.length];

/** The village as a true ring, with what the master alone sees; in its middle what would happen. */
export function VillageRing(desk: Desk): JSX.Element {
  const { shown, looks } = desk;
  const words = consoleWords[shown.say.lang];
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const { circle, players } = shown.sight.view;
  const size = sizeFor(circle.length);
  const oval: Oval = {
    cx: width / 2,
    cy: height / 2,
    rx: Math.max(60, width / 2 - 82),
    ry: Math.max(60, height / 2 - 62),
  };
  // The first house stands at the top.
  const places = useMemo(() => {
    const from = evenly(circle.length, { ...oval });
    const half = Math.ceil(circle.length / 2);
    return new Map(circle.map((seat, k) => [seat, from[(k + half) % circle.length]]));
  }, [circle.join(), width, height]);
  const dead = players.flatMap((_, seat) => (circle.includes(seat) ? [] : [seat]));
  return (
    <section class={css.village} aria-label={words.village}>
      <div class={css.corner} data-at="top-left">
        <button
          type="button"
          class={css.switch}
          onClick={() => {
            looks.layer.value = after(layers, looks.layer.value) ?? 'camps';
          }}
        >
          {words.layer} <b>{words.layers[looks.layer.value]}</b> <Key of="C" />
        </button>
      </div>
      <div class={css.corner} data-at="top-right">
        <button
          type="button"
          class={css.switch}
          onClick={() => {
            looks.roads.value = after(shownRoads, looks.roads.value) ?? 'all';
          }}
        >
          {words.roads} <b>{words.shownRoads[looks.roads.value]}</b> <Key of="T" />
        </button>
      </div>
      <div class={css.ring} ref={box}>
        <svg class={css.roads} width={width} height={height} aria-hidden="true">
          {drawnRoads(desk, places, oval).map(({ key, kind, path }) => (
            <path key={key} data-kind={kind} d={path} />
          ))}
        </svg>
        <Middle {...desk} />
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

interface AtHouse extends Desk {
  readonly seat: Seat;
  readonly house: number;
  readonly place: Place | undefined;
  readonly size: number;
}

function Villager({ seat, house, place, size, ...desk }: AtHouse): JSX.Element | null {
  const { shown, looks, writing } = desk;
  if (place === undefined) return null;
  const name = shown.say.names[seat] ?? '…';
  const steep = Math.abs(place.nx) < 0.36;
  const tier = steep ? (house % 2) * 14 : 0;
  const out = size / 2 + (steep ? 11 + tier : 6);
  const sign = layerSign(desk, seat);
  return (
    <li
      class={css.villager}
      style={{ left: `${place.x}px`, top: `${place.y}px`, '--medallion': `${size}px` }}
    >
      <button
        type="button"
        aria-label={seatWords(desk, seat, house)}
        aria-pressed={looks.seat.value === seat}
        data-state={stateOf(desk, seat)}
        onClick={() => {
          looks.seat.value = seat;
          writing.touch(seat);
        }}
      >
        <TwoLetters name={name} index={seat} />
        {badgesOf(desk, seat).map((icon) => (
          <span key={icon} class={css.badge}>
            <Icon name={icon} />
          </span>
        ))}
      </button>
      <span
        class={css.name}
        aria-hidden="true"
        data-side={steep ? 'middle' : place.nx > 0 ? 'right' : 'left'}
        style={{ translate: `${steep ? 0 : place.nx * out}px ${place.ny * out}px` }}
      >
        {name}
      </span>
      {sign === null ? null : (
        <span
          class={css.sign}
          aria-hidden="true"
          style={{ translate: `${-place.nx * (size / 2 + 13)}px ${-place.ny * (size / 2 + 13)}px` }}
        >
          {sign}
        </span>
      )}
    </li>
  );
}

/** In a vote who has pointed and whose turn it is; otherwise who is meant by the line. */
function stateOf({ shown, ask, script }: Desk, seat: Seat): string | undefined {
  const { poll } = shown.sight.view;
  if (poll !== null && shown.sight.view.moment.stage === 'day.vote') {
    if (poll.done.includes(seat)) return 'voted';
    if (poll.turn.includes(seat)) return 'turn';
    return poll.order.includes(seat) ? undefined : 'silent';
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
    <ul class={`${css.corner} ${css.legend}`} data-at="bottom-left">
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
    <div class={`${css.corner} ${css.fallen}`} data-at="bottom-right">
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
