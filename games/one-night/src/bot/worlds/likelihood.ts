import type { Statement } from '../../day/claims.ts';
import { type RoleId, roleOf } from '../../roles/index.ts';
import type { Claim, State } from '../../state.ts';
import { spelt, type Tale, taleOf, truths } from './retell.ts';
import { sideSeen } from './self.ts';

/** How likely what was said is, if its speakers are what a world says. */

export interface Habits {
  /** How often those of the village tell something else than the truth. */
  readonly slips: number;
  /** How often a liar says something true of himself all the same. */
  readonly candour: number;
}

/** What one player said, each statement in its parts, and how likely it is said for no reason. */
interface Speaker {
  readonly seat: number;
  readonly claims: readonly {
    readonly parts: readonly string[];
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
      .map(({ said }) => ({ parts: partsOf(said), slip: oneOf(deck, said), lie: lieOf(deck, said) })),
  }));
}

/** How often one of the village has kept to himself all that he could tell beside his card. */
const secretive = 0.35;

export function logOfClaims(state: State, speakers: readonly Speaker[], { slips, candour }: Habits): number {
  let likely = 1;
  for (const { seat, claims } of speakers) {
    const tale = withTap(taleOf(state, seat), state);
    const isHonest = sideSeen(tale) === 'village';
    // Whoever was won over had a night to tell; who never was of the village must make one up.
    const frank = roleOf(tale.dealt).team === 'village' ? 1 - 2 * slips : candour;
    const so: string[] = [];
    for (const truth of truths(tale)) so.push(...partsOf(truth));
    if (isHonest && claims.length === 1 && so.length > 1) likely *= secretive;
    for (const { parts, slip, lie } of claims) {
      const isTrue = parts.every((part) => so.includes(part));
      if (isHonest) likely *= isTrue ? 1 - slips : slips * slip;
      else likely *= isTrue ? frank : (1 - frank) * lie;
    }
  }
  return Math.log(likely);
}

/** Whether what a player said is so in a world. */
export function isSo(state: State, { seat, said }: Claim): boolean {
  const so = truths(withTap(taleOf(state, seat), state)).flatMap(partsOf);
  return partsOf(said).every((part) => so.includes(part));
}

/** Who taps tells it in the story; who is tapped has it in his notes alone. */
function withTap(tale: Tale, { story }: State): Tale {
  for (const { did, params } of story)
    if (did === 'tapped' && 'seat' in params && params.seat === tale.seat)
      return { ...tale, tappedOn: 'left' };
  return tale;
}

/** A statement of several players says something of each; on which side one was tapped follows from who sits there. */
function partsOf(said: Statement): readonly string[] {
  if (said.do === 'tapped') return [said.do];
  if (!('players' in said) || said.players.length < 2 || said.do.startsWith('swapped')) return [spelt(said)];
  return said.players.map((player) => spelt(said, [player]));
}

const villagers = new WeakMap<readonly RoleId[], number>();
function masksIn(deck: readonly RoleId[]): number {
  const known = villagers.get(deck);
  if (known !== undefined) return known;
  const count = Math.max(1, deck.filter((id) => roleOf(id).team === 'village').length);
  villagers.set(deck, count);
  return count;
}

/** A liar wears one of the village's cards, and tells as anybody would. */
function lieOf(deck: readonly RoleId[], said: Statement): number {
  if (said.do === 'was') return roleOf(said.role[0]).team === 'village' ? 1 / masksIn(deck) : 0.02;
  return 0.5 * oneOf(deck, said);
}

/** One of so many things to say of that sort. */
function oneOf(deck: readonly RoleId[], said: Statement): number {
  const cards = 'role' in said ? deck.length : 'mark' in said ? 4 : 1;
  const players = 'player' in said || 'players' in said ? deck.length - 4 : 'card' in said ? 3 : 1;
  return 1 / (cards * players);
}
