import type { JSX } from 'preact';
import type { IconName } from '../../../kit/iconNames.ts';
import { Icon } from '../../../kit/marks.tsx';
import type { AtPhone } from '../phone/atPhone.ts';
import { phoneWords } from '../phoneWords.ts';
import css from './Graves.module.css';
import type { Picking } from './houseLooks.tsx';

/** The dead, whose houses have left the ring: ghosts, spirits, and those who are still to choose. */
export function Graves({
  shown,
  face,
  picking,
}: AtPhone & { readonly picking: Picking }): JSX.Element | null {
  const { sight, say } = shown;
  const { circle, players } = sight.view;
  const dead = players.flatMap((_, seat) => (circle.includes(seat) ? [] : [seat]));
  if (dead.length === 0) return null;
  const words = phoneWords[say.lang].village;
  const icon = (seat: number): IconName => (players[seat]?.fate === 'ghost' ? 'ghost' : 'spectre');
  return (
    <section class={css.graves}>
      <h2>{words.dead}</h2>
      <ul aria-label={words.dead}>
        {dead.map((seat) => (
          <li key={seat}>
            <button
              type="button"
              class={css.grave}
              aria-pressed={picking.chosen.includes(seat)}
              onClick={() => picking.press(seat)}
            >
              <Icon name={icon(seat)} />
              {say.names[seat]}
              <span class="unseen">, {face.table.seat(shown, seat).says}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
