import { isOneOf } from '@veillee/kernel';
import type { Statement } from '../../day/claims.ts';
import { type RoleId, roleOf } from '../../roles/index.ts';
import type { Claim } from '../../state.ts';
import type { World } from './world.ts';

/** How likely what was said is, if its speakers are what a world says. */

export interface Habits {
  /** How often those of the village tell something else than the truth. */
  readonly slips: number;
  /** How often a liar says something true of himself all the same. */
  readonly candour: number;
}

/** What one player said, and how likely it is said for no reason. */
interface Speaker {
  readonly seat: number;
  readonly claims: readonly {
    readonly said: Statement;
    readonly slip: number;
    readonly lie: number;
  }[];
}

export function speakersIn(
  claims: readonly Claim[],
  deck: readonly RoleId[],
  me: number | null,
): readonly Speaker[] {
  const seats = [...new Set(claims.map(({ seat }) => seat))].filter((seat) => seat !== me);
  return seats.map((seat) => ({
    seat,
    claims: claims
      .filter((claim) => claim.seat === seat)
      .map(({ said }) => ({ said, slip: oneOf(deck, said), lie: lieOf(deck, said) })),
  }));
}

/** How often one of the village has kept to himself all that he could tell beside his card, or a part of it. */
const secretive = { all: 0.35, part: 0.6 };

export function logOfClaims(
  world: World,
  speakers: readonly Speaker[],
  { slips, candour }: Habits,
  isKept = false,
): number {
  let likely = 1;
  for (const { seat, claims } of speakers) {
    const isHonest = world.seen[seat] === 'village';
    const dealt = world.tales[seat]?.dealt;
    // Whoever was won over had a night to tell; who never was of the village must make one up.
    const frank = dealt !== undefined && roleOf(dealt).team === 'village' ? 1 - 2 * slips : candour;
    const so = isKept ? world.keptTruthsOf(seat) : world.truthsOf(seat);
    if (isHonest && so.length > claims.length) likely *= claims.length === 1 ? secretive.all : secretive.part;
    for (const { said, slip, lie } of claims) {
      const isTrue = follows(said, so);
      if (isHonest) likely *= isTrue ? 1 - slips : slips * slip;
      else
        likely *= isTrue ? frank : (1 - frank) * (said.do === 'was' ? maskIn(world, said.role[0], lie) : lie);
    }
  }
  return Math.log(likely);
}

/** Whether what a player said is so in a world. */
export const isSo = (world: World, { seat, said }: Claim): boolean => follows(said, world.keptTruthsOf(seat));

/** Whether all is so that a player said. */
export function isAllSo(world: World, seat: number, claims: readonly Claim[]): boolean {
  const so = world.truthsOf(seat);
  return claims.every((claim) => claim.seat !== seat || follows(claim.said, so));
}

/** Whether something follows from what is so; of several players each may be told of in another place. */
function follows(said: Statement, so: readonly Statement[]): boolean {
  if (!('players' in said)) return isAmong(said, so, null);
  for (const player of said.players) if (!isAmong(said, so, player)) return false;
  return true;
}

function isAmong(said: Statement, so: readonly Statement[], player: number | null): boolean {
  for (const truth of so) if (covers(truth, said, player)) return true;
  return false;
}

/** Whether a truth says at least as much of one player; on which side one was tapped follows from who sits there. */
function covers(truth: Statement, said: Statement, player: number | null): boolean {
  if (truth.do !== said.do) return false;
  if (truth.do === 'tapped') return true;
  if (player !== null && 'players' in truth && !isOneOf(truth.players, player)) return false;
  return (
    (!('player' in said && 'player' in truth) || said.player[0] === truth.player[0]) &&
    (!('role' in said && 'role' in truth) || said.role[0] === truth.role[0]) &&
    (!('mark' in said && 'mark' in truth) || said.mark[0] === truth.mark[0]) &&
    (!('card' in said && 'card' in truth) || said.card[0] === truth.card[0]) &&
    (!('side' in said && 'side' in truth) || said.side[0] === truth.side[0]) &&
    (!('artefact' in said && 'artefact' in truth) || said.artefact[0] === truth.artefact[0])
  );
}

const villagers = new WeakMap<readonly RoleId[], number>();
function masksIn(deck: readonly RoleId[]): number {
  const known = villagers.get(deck);
  if (known !== undefined) return known;
  const count = Math.max(1, deck.filter((id) => roleOf(id).team === 'village').length);
  villagers.set(deck, count);
  return count;
}

/** How often a liar wears a card of which he thinks that it lies in the centre, rather than any of the village's. */
const prudent = 0.6;

/** How likely a liar wears this card, who knows a little of where the cards lie. */
function maskIn({ centre }: World, role: RoleId, anyhow: number): number {
  let free = 0;
  for (const card of centre) if (roleOf(card).team === 'village') free += 1;
  if (free === 0) return anyhow;
  let there = 0;
  for (const card of centre) if (card === role) there += 1;
  return (prudent * there) / free + (1 - prudent) * anyhow;
}

/** A liar wears one of the village's cards, and tells what others might, so that it fits. */
function lieOf(deck: readonly RoleId[], said: Statement): number {
  if (said.do === 'was') return roleOf(said.role[0]).team === 'village' ? 1 / masksIn(deck) : 0.02;
  return oneOf(deck, said);
}

/** One of so many things to say of that sort. */
function oneOf(deck: readonly RoleId[], said: Statement): number {
  const cards = 'role' in said ? deck.length : 'mark' in said ? 4 : 1;
  const players = 'player' in said || 'players' in said ? deck.length - 4 : 'card' in said ? 3 : 1;
  return 1 / (cards * players);
}
