import type { Params } from '@veillee/kernel';
import { everyone } from '../places.ts';
import { finalTable } from '../story.ts';
import type { LedgerKey } from '../text/fr/ledger.ts';
import type { Place } from '../verdict/finalTable.ts';
import type { Entry, Replayed } from './replayTold.ts';
import type { Found, Look, ToldNight } from './told.ts';

/** Where a told night contradicts itself. */
export interface Clash {
  readonly key: LedgerKey;
  readonly params: Params;
}

/** What was said to be seen and cannot have been; and, of a night told whole, what was found and cannot have lain there. */
export const clashesOf = (night: ToldNight, { state, entries, isOpen }: Replayed): readonly Clash[] => [
  ...entries.flatMap((entry) => wronglySeen(night, entry)),
  ...(isOpen
    ? []
    : everyone(state.seats).flatMap((seat) => wronglyFound(night, finalTable(state).players[seat], seat))),
];

const shown = ({ face }: Look): string => ('card' in face ? face.card : face.mark);

/** What somebody says they saw, where it cannot have been. */
function belied({ teller }: ToldNight, look: Look): string | null {
  const told = teller.saw(look) ?? null;
  return told === shown(look) ? null : told;
}
export const isBelied = (night: ToldNight, look: Look): boolean => belied(night, look) !== null;

function wronglySeen(night: ToldNight, entry: Entry): readonly Clash[] {
  if (entry.is !== 'saw') return [];
  const { by, of, call, face } = entry.look;
  const told = belied(night, entry.look);
  if (told === null) return [];
  const params = { by, of, call, told, face: shown(entry.look) };
  return [{ key: 'card' in face ? 'ledger.sawCard' : 'ledger.sawMark', params }];
}

function wronglyFound({ found }: ToldNight, there: Place | undefined, player: number): readonly Clash[] {
  const here: Found = found[player] ?? {};
  if (there === undefined) return [];
  const clashes: Clash[] = [];
  if (differs(here.card, there.card))
    clashes.push({ key: 'ledger.card', params: { player, found: here.card, face: there.card } });
  else if (differs(here.copied, there.copied) || differs(here.turned, there.turned))
    clashes.push({ key: 'ledger.carried', params: { player, card: there.card } });
  if (differs(here.mark, there.mark))
    clashes.push({ key: 'ledger.mark', params: { player, found: here.mark, face: there.mark } });
  if (here.artefact !== undefined && (here.artefact === null) !== (there.artefact === null))
    clashes.push({
      key: here.artefact === null ? 'ledger.noArtefact' : 'ledger.artefact',
      params: { player },
    });
  return clashes;
}

/** What nobody remembers differs from nothing. */
const differs = <T>(found: T | undefined, there: T): found is T => found !== undefined && found !== there;
