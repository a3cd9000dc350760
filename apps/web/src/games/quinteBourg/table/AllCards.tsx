import type { Everything } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import type { Speaker } from '../../speaker.ts';
import entries from '../entries.module.css';
import { own } from '../ownWords.ts';

/** Everybody's cards and all that hangs on them. */
export function AllCards({ all, say }: { readonly all: Everything; readonly say: Speaker }): JSX.Element {
  const words = own[say.lang];
  return (
    <details class="more">
      <summary>{words.allCards}</summary>
      <ul class={entries.entries}>
        {all.players.map((player, seat) => (
          <li key={seat}>
            <b>{say.names[seat]}</b>{' '}
            {[
              say.format('role', player.role),
              say.list(player.held.map((id) => say.format('speciality', id) ?? id)),
              player.camps.map((camp) => say.format('camp', camp)).join(' + '),
              say.format('coins', player.coins),
              player.charmed ? words.charmed : '',
              words.fates[player.fate],
              ...player.conditions.map(
                (condition) => (say.format('condition', condition) ?? '').split(/\s?:/)[0],
              ),
            ]
              .filter(Boolean)
              .join(', ')}
          </li>
        ))}
      </ul>
    </details>
  );
}
