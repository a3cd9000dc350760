import type { Verdict } from '@veillee/kernel';
import { keysOf } from '@veillee/kernel';
import { offices as definitions, type View } from '@veillee/quinte-bourg';
import { signBadge } from '../../../kit/Badge.tsx';
import type { Phase } from '../../../kit/skies.ts';
import type { Before, Table } from '../../face.ts';
import { Console } from '../console/Console.tsx';
import { Gazette } from '../gazette/Gazette.tsx';
import { own } from '../ownWords.ts';
import { Phone } from '../phone/Phone.tsx';
import { SlowTable } from '../SlowTable.tsx';
import type { Shown } from '../shown.ts';
import { isDark } from './isDark.ts';
import { Village } from './Village.tsx';

const skies: { readonly [phase in View['phase']]: Phase } = {
  deal: 'dusk',
  opening: 'dusk',
  night: 'night',
  morning: 'day',
  day: 'day',
  sunday: 'day',
  end: 'reveal',
};

export const table: Partial<Table<View, Verdict>> = {
  phase: ({ view }) => (view.poll !== null && view.phase === 'day' ? 'vote' : skies[view.phase]),
  gone: ({ view: { moment } }) => moment.stages.indexOf(moment.stage) / Math.max(1, moment.stages.length - 1),
  dark: isDark,
  seat,
  seated: ['seat', 'house'],
  ring: ({ view }) => view.circle,
  screen: ({ chair }) => (typeof chair === 'number' ? Phone : chair === 'master' ? Console : undefined),
  Open: Village,
  Wall: Gazette,
  Menu: SlowTable,
};

/** Before each house: the office held there, who is wed to whom, and what became of the dead. */
function seat({ sight, say }: Shown, at: number): Before {
  const { players, offices, phase } = sight.view;
  const words = own[say.lang];
  const player = players[at];
  if (player === undefined) return {};
  const held = keysOf(offices).filter((office) => offices[office] === at);
  const office = held[0] === undefined ? null : definitions[held[0]].icon;
  const icon = player.fate === 'ghost' ? 'ghost' : player.fate === 'spirit' ? 'spectre' : office;
  const says = [
    words.fates[player.fate],
    ...held.map((office) => say.format('office', office, at)),
    player.spouse === null ? '' : words.wed(say.names[player.spouse] ?? '…'),
    player.role === null ? '' : say.format('role', player.role),
    player.speciality === null ? '' : say.format('speciality', player.speciality),
    player.coins === null || phase === 'end' ? '' : say.format('coins', player.coins),
  ];
  return {
    dead: player.fate !== 'alive',
    says: says.filter(Boolean).join(', '),
    ...signBadge(icon),
  };
}
