import type { View } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import { signBadge } from '../../../kit/Badge.tsx';
import type { Before, Table } from '../../face.ts';
import { roleIcons } from '../icons.ts';
import { own } from '../ownWords.ts';
import type { Judged, Shown } from '../shown.ts';
import { goneOf } from '../speech/call.ts';
import { Centre } from './Centre.tsx';
import { ClaimBoard } from './ClaimBoard.tsx';
import { Memory } from './Memory.tsx';
import { isInTheDark, skies } from './skies.ts';

export const table: Partial<Table<View, Judged>> = {
  phase: ({ view }) => skies[view.phase],
  gone: ({ view, facts }) => goneOf(view, facts),
  dark: ({ view }) => isInTheDark(view.phase),
  tableless: ({ view, chair }) => view.phase === 'deal' && chair !== 'table',
  seat,
  centreOf: 'centre',
  Centre,
  Hand: Memory,
  Open: ClaimBoard,
};

/** What open eyes see before a player: a shield, an artefact's back, a card face up; at the end, who died. */
function seat({ sight, say: { lang } }: Shown, at: number): Before {
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
