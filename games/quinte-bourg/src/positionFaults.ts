import { at, isOneOf, type Seat } from '@veillee/kernel';
import { specialityPack } from './composition.ts';
import type { SpecialityId } from './ids.ts';
import {
  conversionsTo,
  hasSpentExtraLife,
  isProphet,
  mayReturn,
  type Refuse,
  refuseImpossible,
  returned,
} from './impossible.ts';
import { mostCoins } from './money.ts';
import { isHeldBesides, mayBeGhost, mayLive } from './offices/holding.ts';
import { type OfficeId, officeIds, optionalIds, offices as posts } from './offices/index.ts';
import type { Options } from './options.ts';
import {
  campsFrom,
  claimsOf,
  coinsFrom,
  conditionsFrom,
  fateOf,
  handOf,
  leavesLegacy,
  type Position,
  type PositionPlayer,
  richestOf,
  shownFrom,
} from './position.ts';
import { roles } from './roles/index.ts';
import { specialities } from './specialities/index.ts';
import type { Fate } from './state.ts';
import { isMet } from './verdict/conditions.ts';
import { type Final, isSeth } from './verdict/final.ts';

/** Faults of a position whose every field is well-formed: what no village comes to, and a game that is over. */
export function refuseTogether(position: Position, options: Options, refuse: Refuse): void {
  refuseVillage(position, refuse);
  refuseOffices(position, options, refuse);
  position.players.forEach((_, seat) => {
    refusePlayer(position, seat, refuse);
  });
  refuseHands(position, refuse);
  refuseImpossible(claimsOf(position), refuse);
  refuseUnspent(position, refuse);
  if (livingIn(position).length <= 2 || isMet(finalOfPosition(position))) refuse('position.over');
}

const being = ({ players }: Position, ...wanted: Fate[]): Seat[] =>
  players.flatMap((player, seat) => (wanted.includes(fateOf(player)) ? [seat] : []));
const livingIn = (position: Position): Seat[] => being(position, 'alive');
const sameSet = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every((seat) => b.includes(seat));

/** The circle, the ghosts, the couple, the purses and what is remembered of yesterday. */
function refuseVillage(position: Position, refuse: Refuse): void {
  const { players, circle, ghosts, lovers, extraLife, richest } = position;
  const alive = livingIn(position);
  if (circle !== undefined && !sameSet(circle, alive)) refuse('position.circle');
  if (ghosts !== undefined && !sameSet(ghosts, being(position, 'ghost'))) refuse('position.ghosts');
  if (extraLife === true && lovers === undefined) refuse('position.noLovers');
  if (extraLife === true && lovers?.some((seat) => !alive.includes(seat))) refuse('position.extraLife');
  if (extraLife === true && hasSpentExtraLife(claimsOf(position))) refuse('position.lifeSpent');
  if (players.reduce((sum, player) => sum + coinsFrom(player), 0) > mostCoins)
    refuse('position.coins', { most: mostCoins });
  if (richest !== undefined && richest !== richestOf(position))
    refuse('position.richest', { player: richest });
  if (position.guardedLast !== undefined && alive.length === players.length && !mayReturn(players))
    refuse('position.guarded');
  if (position.specialYesterday === true && position.weekday === 'monday') refuse('position.sunday');
}

const holdersOf = ({ offices = {} }: Position): (readonly [OfficeId, Seat])[] =>
  officeIds.flatMap((office) => {
    const holder = offices[office];
    return holder === undefined ? [] : [[office, holder] as const];
  });

/** Who may hold what (§9). */
function refuseOffices(position: Position, options: Options, refuse: Refuse): void {
  const { offices = {} } = position;
  const held = holdersOf(position);
  for (const [office, seat] of held) {
    const fate = fateOf(at(position.players, seat));
    const mayHold = (fate === 'alive' && mayLive(office)) || (fate === 'ghost' && mayBeGhost(office));
    if (!mayHold) refuse('position.officeHolder', { office, player: seat });
    if (isOneOf(optionalIds, office) && !(position.optional ?? options.offices).includes(office))
      refuse('position.officeGone', { office });
  }
  const holders = held.flatMap(([office, seat]) => (isHeldBesides(office) ? [] : [seat]));
  for (const seat of new Set(holders))
    if (holders.filter((other) => other === seat).length > 1) refuse('position.twoOffices', { player: seat });
  for (const office of officeIds) {
    const { missing } = posts[office];
    if (missing !== undefined && offices[office] === undefined) refuse(missing);
  }
}

/** One player's purse, marriage, cards turned up, charms, and fellows met. */
function refusePlayer(position: Position, seat: Seat, refuse: Refuse): void {
  const { players } = position;
  const player = at(players, seat);
  const alive = fateOf(player) === 'alive';
  const { spouse, coins = 0, spent = [], charmedBy = [], met } = player;
  if (!alive && coins > 0) refuse('position.deadCoins', { player: seat });
  if (spouse !== undefined && (players[spouse]?.spouse !== seat || spouse === seat || !alive))
    refuse('position.spouse', { player: seat });
  if (!isShown(position, player)) refuse('position.shown', { player: seat });
  for (const topic of spent)
    if (!spendable(player).includes(topic)) refuse('position.spent', { player: seat, topic });
  for (const role of charmedBy)
    if (role === player.role || !players.some((other) => other.role === role))
      refuse('position.charmedBy', { player: seat, role });
  const isPack = (other: Seat): boolean => isOfThePack(position, other);
  if (met !== undefined && (!isPack(seat) || met.some((other) => other === seat || !isPack(other))))
    refuse('position.met', { player: seat });
}

const isOfThePack = ({ players }: Position, seat: Seat): boolean =>
  campsFrom(at(players, seat), false).includes('reptilians');

/** The dead turned a card up, both for a legacy; whoever lives and did was dead once (§8). */
function isShown({ players }: Position, player: PositionPlayer): boolean {
  const shown = shownFrom(player).length;
  if (fateOf(player) === 'alive') return shown === 0 || mayReturn(players);
  return shown >= (leavesLegacy(player) ? 2 : 1);
}

/** What a player can have used up: the once-only invocation of the camp card, where they have it. */
function spendable({ role, conditions = [] }: PositionPlayer): string[] {
  const { invocation, condition } = roles[role];
  if (invocation === undefined) return [];
  const has = condition === undefined || conditions.includes(condition.own);
  return has ? [`${role}.${invocation.verb}`] : [];
}

/** Every hand holds one or two cards, its own or inherited ones, and no card is in more hands than there are of it. */
function refuseHands({ players }: Position, refuse: Refuse): void {
  players.forEach((player, seat) => {
    const hand = handOf(player);
    const own = hand.filter(({ inherited }) => !inherited);
    const wanted = leavesLegacy(player) ? hand.length === 0 : hand.length > 0;
    if (!wanted || own.length > 1 || own.some(({ id }) => id !== player.speciality))
      refuse('position.held', { player: seat });
    for (const { id, used } of hand)
      if (used > 0 && specialities[id].power.invocation === undefined)
        refuse('position.used', { player: seat, speciality: id });
  });
  const held = players.flatMap(handOf);
  for (const id of new Set(held.map((card) => card.id))) refuseCard(players, id, refuse);
}

function refuseCard(players: readonly PositionPlayer[], id: SpecialityId, refuse: Refuse): void {
  const copies = players.flatMap(handOf).filter((card) => card.id === id);
  const dealt = players.filter(({ speciality }) => speciality === id);
  const most = Math.min(dealt.length, specialityPack(players.length).filter((card) => card === id).length);
  if (copies.length > most) refuse('position.twoHands', { speciality: id, most });
  else if (copies.filter(({ inherited }) => inherited).length > dealt.filter(leavesLegacy).length)
    refuse('position.inherited', { speciality: id });
}

/** Whoever converted somebody, or brought somebody back, cannot any more. */
function refuseUnspent(position: Position, refuse: Refuse): void {
  const claims = claimsOf(position);
  const users: (Seat | undefined)[] = (['idealists', 'reptilians'] as const).map((camp) => {
    const { converts, turned, converter } = conversionsTo(claims, camp);
    return converts.length > turned ? converter?.who : undefined;
  });
  if (returned(claims).length > 0) users.push(claims.find(isProphet)?.who);
  for (const seat of users) {
    if (seat === undefined) continue;
    const player = at(position.players, seat);
    const [topic = ''] = spendable(player);
    if (!player.spent?.includes(topic)) refuse('position.unspent', { player: seat, topic });
  }
}

function finalOfPosition(position: Position): Final {
  const { players, lovers } = position;
  const held = holdersOf(position);
  return {
    players: players.map((player, seat) => ({
      isSeth: isSeth(roles[player.role].marks),
      camps: campsFrom(player, lovers?.includes(seat) === true),
      conditions: conditionsFrom(player),
      alive: fateOf(player) === 'alive',
      offices: held.flatMap(([office, holder]) => (holder === seat ? [office] : [])),
      coins: coinsFrom(player),
      charmed: (player.charmedBy ?? []).length > 0,
    })),
    martyred: [],
    showWon: null,
  };
}
