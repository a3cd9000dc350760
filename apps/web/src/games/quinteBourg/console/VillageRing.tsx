import type { Seat } from '@veillee/kernel';
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { consoleWords } from '../consoleWords.ts';
import { useSize } from '../houses/useSize.ts';
import { own } from '../ownWords.ts';
import { Key } from './Key.tsx';
import { mapOf } from './map.ts';
import { drawnRoads } from './roads.ts';
import { Square } from './Square.tsx';
import { turn } from './turn.ts';
import { type Desk, layers, shownRoads } from './useDesk.ts';
import { useLatest } from './useLatest.ts';
import css from './VillageRing.module.css';
import { Villager, villagerAt } from './Villager.tsx';

/** The village as a true ring, with what the master alone sees; in its middle what would happen. */
export function VillageRing(desk: Desk): JSX.Element {
  const { shown, looks, writing } = desk;
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const { circle, players } = shown.sight.view;
  const { oval, places, size, square } = useMemo(
    () => mapOf(circle, width, height),
    [circle.join(), width, height],
  );
  const touch = useLatest((seat: Seat) => {
    looks.seat.value = seat;
    writing.touch(seat);
  });
  const dead = players.flatMap((_, seat) => (circle.includes(seat) ? [] : [seat]));
  return (
    <section class={css.village} aria-label={consoleWords[shown.say.lang].village}>
      <Switches {...desk} />
      <div class={css.ring} ref={box} style={{ '--square': `${square}px` }}>
        <Ways {...desk} places={places} oval={oval} width={width} height={height} />
        <Square {...desk} />
        <ul>
          {circle.map((seat, house) => {
            const place = places.get(seat);
            return place === undefined ? null : (
              <Villager
                key={seat}
                {...villagerAt(desk, seat, house)}
                place={place}
                size={size}
                touch={touch}
              />
            );
          })}
        </ul>
      </div>
      <Legend {...desk} />
      {dead.length === 0 ? null : <Fallen {...desk} dead={dead} />}
    </section>
  );
}

interface OnMap extends Desk, Pick<ReturnType<typeof mapOf>, 'places' | 'oval'> {
  readonly width: number;
  readonly height: number;
}

/** Who goes where, or points at whom. */
const Ways = ({ places, oval, width, height, ...desk }: OnMap): JSX.Element => (
  <svg class={css.roads} width={width} height={height} aria-hidden="true">
    {drawnRoads(desk, places, oval).map(({ key, kind, path, origin }) => (
      <path key={key} data-kind={kind} d={path} style={{ transformOrigin: origin }} />
    ))}
  </svg>
);

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

function Legend({ shown }: Desk): JSX.Element {
  const words = consoleWords[shown.say.lang].legend;
  const { stage, part } = shown.sight.view.moment;
  const kinds =
    stage === 'day.vote'
      ? (['voted', 'turn', 'silent'] as const)
      : part === 'night'
        ? (['attacking', 'love', 'other', 'chosen'] as const)
        : [];
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
