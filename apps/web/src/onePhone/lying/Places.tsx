import type { JSX } from 'preact';
import { Seat } from '../../kit/Seat.tsx';
import { words } from '../../words/language.ts';
import type { Hands } from './Lying.tsx';
import css from './Places.module.css';
import { placeAround, turnOf } from './places.ts';

/** Everybody around the phone, each turned to their own edge; all can be touched at any call. */
export function Places({
  names,
  hands,
}: {
  readonly names: readonly string[];
  readonly hands: Hands;
}): JSX.Element {
  return (
    <ul class={css.places} aria-label={words.value.lobby.people}>
      {names.map((name, seat) => {
        const { edge, along } = placeAround(seat, names.length);
        return (
          <li
            key={seat}
            class={css.place}
            data-edge={edge}
            style={{ '--along': along, '--turn': `${turnOf[edge]}deg` }}
          >
            <Seat
              look={{
                name,
                index: seat,
                chosen: hands.touches.some(({ of, option }) => of === 'seat' && option === seat),
                press: () => hands.touch({ of: 'seat', option: seat }, edge),
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}
