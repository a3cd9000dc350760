import type { Seat } from '@veillee/kernel';
import { charactersFor } from './box.ts';
import { claimsAt } from './end.ts';
import { areOneCamp, areTwins, type CharacterId, isBelow } from './ids.ts';
import type { Position } from './position.ts';
import type { Ending } from './state.ts';
import { type Because, type BloodVerdict, because, judge } from './verdict.ts';

/** Points and winners of a final situation, even one that no deal gives; what is odd about it is noted first. */
export function judgePosition(position: Position): BloodVerdict {
  const notes = [...oddCards(position)];
  const { players, ending } = resolve(position, notes);
  const { tokens, wilderness, threshold, lastTurn } = position;
  const verdict = judge({ players, tokens, wilderness, threshold, lastTurn, ending });
  return { ...verdict, reasons: [...notes, ...verdict.reasons] };
}

type Players = Position['players'];

/** What the announcement or the betrayal came to, and who is alive after it. */
function resolve(position: Position, notes: Because[]): { players: Players; ending: Ending } {
  const { ending, players } = position;
  if (ending === 'points') return { players, ending: { by: 'points', claimed: null } };
  const actor = 'claim' in ending ? ending.claim : ending.betray;
  const own = cardAt(players, actor);
  const others = othersThen(position, actor);
  if ('claim' in ending) {
    noteClaim(position, actor, others.length + 1, notes);
    if (areOneCamp([own, ...others]))
      return { players: spared(players, actor, 'claim', notes), ending: { by: 'claim', player: actor } };
    return { players: afterDeath(position, actor), ending: { by: 'points', claimed: actor } };
  }
  if (isBelow(own, others))
    return { players: spared(players, actor, 'betray', notes), ending: { by: 'betray', player: actor } };
  notes.push(because('ending', 'ending.misbetrayed', 'betray', { player: actor, card: own }));
  return { players: afterDeath(position, actor), ending: { by: 'points', claimed: null } };
}

const cardAt = (players: Players, seat: Seat): CharacterId => (players[seat] as Players[number]).card;

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
function spared(players: Players, actor: Seat, rule: 'claim' | 'betray', notes: Because[]): Players {
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

/** A twin who died before, when the actor was saved, was not among those counted either. */
function noteClaim(position: Position, actor: Seat, count: number, notes: Because[]): void {
  const { threshold, players } = position;
  const wanted = claimsAt(threshold, players.length);
  const fewer = players.filter(({ alive }, seat) => alive || seat === actor).length;
  if (count !== wanted && fewer !== wanted)
    notes.push(because('ending', 'ending.claimCount', 'B9', { count, wanted }));
}

/** The cards written down are not those of a game for so many. */
function oddCards({ players, tokens, wilderness }: Position): Because[] {
  const cards = [...players.map(({ card }) => card), ...tokens, ...wilderness];
  const used = charactersFor(players.length);
  const missing = used.filter((card) => !cards.includes(card));
  const extra = cards.filter((card) => !used.includes(card));
  const notes: Because[] = [];
  if (missing.length > 0)
    notes.push(because('ending', 'ending.missing', 'setup', { cards: missing, seats: players.length }));
  if (extra.length > 0)
    notes.push(because('ending', 'ending.extra', 'setup', { cards: extra, seats: players.length }));
  return notes;
}
