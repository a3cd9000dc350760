import { chanceThat, drawn, greatest, type Level } from '@veillee/bots';
import { anyOf, at, type Rng } from '@veillee/kernel';
import { artefacts } from '../artefacts/index.ts';
import type { Statement } from '../day/claims.ts';
import { marks } from '../marks/index.ts';
import { others } from '../places.ts';
import { type RoleId, roleOf } from '../roles/index.ts';
import type { Claim } from '../state.ts';
import { Retrial } from '../verdict/judge.ts';
import { isTeam } from '../verdict/judged.ts';
import { borneOut } from './alibi.ts';
import { crowdWorldsByDay, crowdWorldsHad, ownWorldsByDay, type Self, suspicion, type Wits } from './mind.ts';
import { friendsOf } from './night.ts';
import { winsIfAllPointAt } from './vote.ts';
import { isSo, spelt, truths } from './worlds/index.ts';

/** What a player means to declare over the day: the truth, or another night than the one that was. */

const isOfVillage = (id: RoleId): boolean => roleOf(id).team === 'village';

/**
 * Whoever wins with the village tells what was; a villager who was won over leaves out what tells it, and who copied a
 * card of another side tells of a night as a better one.
 */
export function wholeTale(self: Self, wits: Wits, level: Level, rng: Rng): readonly Statement[] {
  const { tale, side } = self;
  if (side === 'village') return truths(tale);
  if (!isOfVillage(tale.dealt)) return disguise(self, wits, level, wornBy(self), rng);
  if (!isOfVillage(tale.character)) return disguise(self, wits, level, wornBy(self) ?? tale.dealt, rng);
  return truths(tale).filter((said) => isSafe(self, said));
}

/** Says nothing that casts a shadow on oneself or a friend. */
function isSafe(self: Self, said: Statement): boolean {
  if (said.do === 'held-mark') return marks[said.mark[0]].makes === undefined;
  if (said.do === 'hold-artefact') return artefacts[said.artefact[0]].gives === undefined;
  if (said.do === 'met' || said.do === 'met-nobody' || said.do === 'gave-mark')
    return isOfVillage(self.tale.character);
  if (!('role' in said) || isOfVillage(said.role[0])) return true;
  if (!('player' in said)) return said.do === 'saw-centre';
  return said.do === 'saw-card' && said.player[0] !== self.seat && !friendsOf(self).includes(said.player[0]);
}

/** A night that might have been: one of those the table could believe, with this player in the village's place. */
function disguise(
  self: Self,
  wits: Wits,
  level: Level,
  worn: RoleId | undefined,
  rng: Rng,
): readonly Statement[] {
  if (level === 'candid') return worn === undefined ? firstMask(self, rng) : [was(worn)];
  const found = tried(self, wits, worn, rng);
  const [first] = found;
  if (first === undefined || found.length === 1)
    return first ?? (worn === undefined ? anyMask(self, rng) : [was(worn)]);
  const wanted = wantsToDie(self, wits) ? 1 : -1;
  const heard = found.map((tale) => wanted * doubtOf(self, wits, tale));
  return at(found, greatest(heard));
}

const was = (role: RoleId): Statement => ({ do: 'was', role: [role] });

/** What this player has said to have been. */
export function wornBy({ known, seat }: Self): RoleId | undefined {
  for (const { seat: who, said } of known.claims) if (who === seat && said.do === 'was') return said.role[0];
  return undefined;
}

/** The first card of the village that comes to mind, whoever else may have said it. */
function firstMask({ known: { deck } }: Self, rng: Rng): readonly Statement[] {
  const masks = deck.filter(isOfVillage);
  return masks.length === 0 ? [] : [was(anyOf(masks, rng))];
}

/** A card of the village that not yet as many say they had as there are. */
function anyMask({ known: { deck, claims }, seat }: Self, rng: Rng): readonly Statement[] {
  const village = deck.filter(isOfVillage);
  const free = village.filter((id) => wearers(claims, id, seat) < deck.filter((card) => card === id).length);
  const masks = free.length > 0 ? free : village;
  return masks.length === 0 ? [] : [was(at(masks, rng.below(masks.length)))];
}

const wearers = (claims: readonly Claim[], id: RoleId, but: number): number =>
  claims.filter(({ seat, said: one }) => seat !== but && one.do === 'was' && one.role[0] === id).length;

/** Some nights the table could believe that bear out what one said, without a word that harms oneself or a friend. */
function tried(
  self: Self,
  wits: Wits,
  worn: RoleId | undefined,
  rng: Rng,
): readonly (readonly Statement[])[] {
  const { seat, known } = self;
  const held = ownWorldsByDay(self, { ...wits, worlds: 40 });
  const told = known.claims.filter((claim) => claim.seat === seat);
  const crowd = crowdWorldsByDay(self, wits).filter(({ world }) => {
    const { dealt } = at(world.tales, seat);
    const isOpen =
      world.seen[seat] === 'village' && isOfVillage(dealt) && (worn === undefined || dealt === worn);
    return isOpen && told.every((claim) => isSo(world, claim));
  });
  // Rather a card that nobody else seems to have had.
  const weights = crowd.map(({ world: { tales }, weight }) => {
    if (worn !== undefined) return weight;
    const { dealt } = at(tales, seat);
    const free = chanceThat(held, (world) => !world.tales.some((tale) => tale.dealt === dealt));
    return weight * (0.05 + free);
  });
  const tales = Array.from({ length: crowd.length === 0 ? 0 : wits.tales * draftsOfEach }, () => {
    const { world } = at(crowd, drawn(weights, rng));
    return world
      .truthsOf(seat)
      .filter((one) => isSafe(self, one) && (one.do === 'was' || borneOut(one, world, seat, held) > daring))
      .slice(0, wits.lies);
  });
  return tales.sort((a, b) => b.length - a.length).slice(0, wits.tales);
}

/** Nights thought up for one that is told: rather one of which more can be told that nobody could give the lie. */
const draftsOfEach = 4;
const daring = 0.5;

/** How much the table would doubt this player, had he told that. */
function doubtOf(self: Self, wits: Wits, tale: readonly Statement[]): number {
  const { known, seat } = self;
  const before = known.claims.filter((claim) => claim.seat !== seat);
  const told = tale.map((one, i) => ({ number: 1000 + i, seat, at: null, said: one }));
  const crowd = crowdWorldsHad(self, { ...wits, crowd: wits.crowd / 2 }, [...before, ...told]);
  return at(suspicion(crowd, known.seats), seat);
}

/** Some win by their own death alone: whether he does, the rules say. */
export function wantsToDie(self: Self, wits: Wits): boolean {
  if (isTeam(self.side)) return false;
  const { seat, known } = self;
  const spare = others(known.seats, seat);
  return ownWorldsByDay(self, { ...wits, worlds: 12 }).some(({ world }) => {
    const evening = new Retrial(world.judged);
    const wins = (target: number): boolean => winsIfAllPointAt(target, seat, evening, known.seats);
    return wins(seat) && !spare.some(wins);
  });
}

/** What is still to be said of a tale. */
export function unsaid({ known, seat }: Self, tale: readonly Statement[]): readonly Statement[] {
  const told = new Set(known.claims.filter((claim) => claim.seat === seat).map((claim) => spelt(claim.said)));
  return tale.filter((one) => !told.has(spelt(one)));
}
