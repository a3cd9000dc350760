import type { Params } from '@veillee/kernel';
import type { OfficeId, RoleId } from '../ids.ts';
import { mayBeGhost } from '../offices/holding.ts';
import { roles } from '../roles/index.ts';
import { isMet } from './conditions.ts';
import { alive, type Final, type FinalPlayer, type StopCause } from './final.ts';

type Refuse = (key: string, params?: Params) => void;

/** A player of a final situation, as written down. */
export interface Written {
  readonly name: string;
  readonly role: RoleId;
  readonly player: FinalPlayer;
  readonly executed: boolean;
  readonly show: boolean;
}

/** What no village can come to, though every word of it is understood. */
export function contradict(written: readonly Written[], refuse: Refuse): void {
  const dealt = written.map(({ role }) => role);
  for (const role of new Set(dealt))
    if (!roles[role].any && dealt.filter((other) => other === role).length > 1)
      refuse('composition.once', { role });
  const lovers = written.filter(({ player }) => player.camps.includes('lovers'));
  if (lovers.length !== 0 && lovers.length !== 2) refuse('situation.lovers', { players: lovers.length });
  if (written.filter(({ show }) => show).length > 1) refuse('situation.shows');
  for (const one of written) contradictPlayer(one, refuse);
}

function contradictPlayer({ name: who, player, executed, show }: Written, refuse: Refuse): void {
  if (executed && player.alive) refuse('situation.executed', { who });
  if (show && !player.conditions.includes('showman')) refuse('situation.show', { who });
  for (const office of player.offices)
    if (!mayHold(player, office)) refuse('situation.holder', { who, office });
  if (player.offices.filter((office) => office !== 'scrutineer').length > 1)
    refuse('situation.twoOffices', { who });
}

/** The Chief is a ghost, the Senator may be one; all others live (§9). */
const mayHold = ({ alive }: FinalPlayer, office: OfficeId): boolean =>
  alive ? office !== 'chief' : mayBeGhost(office);

/** Whether the village can have stopped for this (§4). */
export function contradictStop(final: Final, cause: StopCause, refuse: Refuse): void {
  if (cause === 'few' && alive(final) > 2) refuse('situation.notFew', { alive: alive(final) });
  if (cause === 'condition' && !isMet(final)) refuse('situation.noCondition');
}

/** The cause of the stop where none is given. */
export function likelyCause(final: Final): StopCause {
  if (isMet(final)) return 'condition';
  return alive(final) <= 2 ? 'few' : 'master';
}
