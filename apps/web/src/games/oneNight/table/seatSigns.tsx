import { names } from '@veillee/one-night/words';
import { signBadge } from '../../../kit/Badge.tsx';
import type { Before } from '../../face.ts';
import { roleIcons } from '../icons.ts';
import { own } from '../ownWords.ts';
import type { Shown } from '../shown.ts';

/** What open eyes see before a player: a shield, an artefact's back, a card face up; at the end, who died. */
export function seatSigns({ sight, say: { lang } }: Shown, at: number): Before {
  const lies = sight.view.table;
  const up = lies?.faceUp.find((one) => one.seat === at);
  const shielded = lies?.shield === at;
  const gifted = lies?.artefacts.includes(at) === true;
  const says = [
    up === undefined ? '' : names[lang].characters[up.card].name,
    shielded ? own[lang].shield : '',
    gifted ? own[lang].artefact : '',
  ];
  const icon = up !== undefined ? roleIcons[up.card] : shielded ? 'shield' : gifted ? 'ghost' : null;
  return {
    says: says.filter(Boolean).join(', '),
    dead: sight.verdict?.dead.includes(at) === true,
    ...signBadge(icon),
  };
}
