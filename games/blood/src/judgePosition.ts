import type { Seat } from '@veillee/kernel';
import { areOneCamp, areTwins, type CharacterId } from './ids.ts';
import type { MutationId } from './mutations/index.ts';
import { oddClaim, oddCount, oddStake, oddTable, oddTwins } from './oddities.ts';
import type { Position } from './position.ts';
import type { Ending } from './state.ts';
import { type Because, type BloodVerdict, because, cardAt, judge, stakeOf } from './verdict.ts';

/** Points and winners of a final situation, even one that no deal gives; what is odd about it is noted first. */
export function judgePosition(position: Position): BloodVerdict {
  const notes = oddTable(position);
  const { players, ending } = resolve(position, notes);
  notes.push(...oddTwins(position, players));
  const { tokens, wilderness, threshold, lastTurn } = position;
  const verdict = judge({ players, tokens, wilderness, threshold, lastTurn, ending });
  return { ...verdict, reasons: [...notes, ...verdict.reasons] };
}

type Players = Position['players'];

/** What the announcement or the betrayal came to, and who is alive after it. */
function resolve(position: Position, notes: Because[]): { players: Players; ending: Ending } {
  const { ending, players } = position;
  if (ending === 'points') {
    notes.push(...oddCount(position, players));
    return { players, ending: { by: 'points', claimed: null } };
  }
  const { by, player: actor } = ending;
  const own = cardAt(players, actor);
  const others = othersThen(position, actor);
  if (by === 'claim') {
    notes.push(...oddClaim(position, actor, others.length + 1));
    if (areOneCamp([own, ...others]))
      return { players: spared(players, actor, 'claim', notes), ending: { by: 'claim', player: actor } };
    return { players: afterDeath(position, actor), ending: { by: 'points', claimed: actor } };
  }
  notes.push(...oddStake(position, by, others.length + 1));
  const { succeeds, reasons } = stakeOf(by);
  if (succeeds(own, others))
    return { players: spared(players, actor, by, notes), ending: { by, player: actor } };
  notes.push(because('ending', reasons.failed, by, { player: actor, card: own }));
  return { players: afterDeath(position, actor), ending: { by: 'points', claimed: null } };
}

/**
 * The others alive when the actor spoke. Told after the death, a twin who lies dead beside the actor died of it: one
 * who was dead before would have called the actor too, and an actor saved then is dead only if this failed.
 */
function othersThen({ players, twins }: Position, actor: Seat): CharacterId[] {
  const own = cardAt(players, actor);
  const after = players[actor]?.alive === false;
  return players
    .filter(({ card, alive }, seat) => seat !== actor && (alive || (after && twins && areTwins(card, own))))
    .map(({ card }) => card);
}

/** What succeeds does not kill: an actor marked dead all the same is counted alive, with a note. */
function spared(players: Players, actor: Seat, rule: 'claim' | MutationId, notes: Because[]): Players {
  if (players[actor]?.alive) return players;
  notes.push(because('ending', 'ending.spared', rule, { player: actor }));
  return players.map((player, seat) => (seat === actor ? { ...player, alive: true } : player));
}

/** An actor already marked dead says that the situation is the one after the death, twin included. */
function afterDeath({ players, twins }: Position, actor: Seat): Players {
  if (players[actor]?.alive === false) return players;
  const own = cardAt(players, actor);
  return players.map((player, seat) => {
    const dies = seat === actor || (twins && areTwins(player.card, own));
    return dies ? { ...player, alive: false } : player;
  });
}
