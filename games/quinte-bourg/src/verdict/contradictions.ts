import { isTooOften, missingFor } from '../composition.ts';
import type { RoleId } from '../ids.ts';
import {
  type Claim,
  conversionsTo,
  mayReturn,
  type Refuse,
  refuseImpossible,
  stopsWhenConverted,
} from '../impossible.ts';
import { isHeldBesides, mayBeGhost, mayLive } from '../offices/holding.ts';
import type { OfficeId } from '../offices/index.ts';
import { roles } from '../roles/index.ts';
import { campWins } from './camps.ts';
import { isMet } from './conditions.ts';
import { alive, dominant, type Final, type FinalPlayer, type StopCause } from './final.ts';

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
  refuseCards(written, refuse);
  const lovers = written.filter(({ player }) => player.camps.includes('lovers'));
  if (lovers.length !== 0 && lovers.length !== 2) refuse('situation.lovers', { players: lovers.length });
  if (written.filter(({ show }) => show).length > 1) refuse('situation.shows');
  for (const one of written) contradictPlayer(one, written, refuse);
  refuseImpossible(writtenClaims(written), refuse);
}

function refuseCards(written: readonly Written[], refuse: Refuse): void {
  const dealt = written.map(({ role }) => role);
  for (const role of new Set(dealt)) {
    if (isTooOften(role, dealt)) refuse('composition.once', { role });
    const needs = missingFor(role, dealt);
    if (needs !== undefined) refuse('composition.needs', { role, needs });
  }
}

const writtenClaims = (written: readonly Written[]): Claim[] =>
  written.map((one) => {
    const { camps, conditions, alive, charmed } = one.player;
    return {
      who: one.name,
      role: one.role,
      joined: camps.filter((camp) => !roles[one.role].camps.includes(camp)),
      conditions,
      alive,
      charmed,
      spent: [],
      risen: one.executed && alive && !isSpared(one, written),
    };
  });

/** A Lover whose execution the extra life undid: both live (Q44). */
const isSpared = ({ player }: Written, written: readonly Written[]): boolean =>
  player.camps.includes('lovers') &&
  written.every((one) => one.player.alive || !one.player.camps.includes('lovers'));

function contradictPlayer(one: Written, written: readonly Written[], refuse: Refuse): void {
  const { name: who, player, executed, show } = one;
  // A Martyr whom no other camp dominates wins by it, and the game stops there.
  const livesOn = isSpared(one, written) || (mayReturn(written) && dominant(player.camps) !== 'martyrs');
  if (executed && player.alive && !livesOn) refuse('situation.executed', { who });
  if (show && !player.conditions.includes('showman')) refuse('situation.show', { who });
  if (show && !player.alive) refuse('situation.showDead', { who });
  for (const office of player.offices)
    if (!mayHold(player, office)) refuse('situation.holder', { who, office });
  if (player.offices.filter((office) => !isHeldBesides(office)).length > 1)
    refuse('situation.twoOffices', { who });
}

/** The Chief is a ghost, the Senator may be one; all others live (§9). */
const mayHold = ({ alive }: FinalPlayer, office: OfficeId): boolean =>
  alive ? mayLive(office) : mayBeGhost(office);

/** Whether the village can have stopped for this, and not before (§4). */
export function contradictStop(
  written: readonly Written[],
  final: Final,
  cause: StopCause,
  refuse: Refuse,
): void {
  const met = isMet(final);
  if (cause === 'few' && alive(final) > 2) refuse('situation.notFew', { alive: alive(final) });
  if (cause === 'condition' && !met) refuse('situation.noCondition');
  if (cause === 'converted' && !isRadiantStop(written)) refuse('situation.converted');
  const isOver = met || alive(final) <= 2;
  if (isOver && cause !== 'condition' && cause !== 'few') refuse('situation.stoppedBefore');
  // Each of the two stops the game on its own, and comes at a moment of its own.
  if (final.showWon !== null && campWins(final, 'martyrs')) refuse('situation.twoStops');
}

/** Sheherazade lives, has converted nobody else, and so does somebody whose conversion stops the game (§3). */
function isRadiantStop(written: readonly Written[]): boolean {
  const { converts, converter } = conversionsTo(writtenClaims(written), 'idealists');
  const target = written.some(({ role, player }) => player.alive && stopsWhenConverted(role));
  return converter?.alive === true && converts.length === 0 && target;
}

/** The cause of the stop where none is given. */
export function likelyCause(final: Final): StopCause {
  if (isMet(final)) return 'condition';
  return alive(final) <= 2 ? 'few' : 'master';
}
