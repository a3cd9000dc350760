import { type Budget, chanceThat, type Level, type Weighed } from '@veillee/bots';
import { labelCode, quick, type Rng, type Sight } from '@veillee/kernel';
import { everyone } from '../places.ts';
import type { Side } from '../role.ts';
import type { Claim } from '../state.ts';
import type { View } from '../view.ts';
import {
  asTheTable,
  type Habits,
  type Known,
  knownTo,
  ownTale,
  type Tale,
  type World,
  without,
  worldsFor,
} from './worlds/index.ts';
import { sideSeen } from './worlds/self.ts';

/** How much a bot of each level thinks, and how often it goes by a first impression instead. */
export interface Wits {
  readonly worlds: number;
  /** Of those that all might think of. */
  readonly crowd: number;
  readonly whims: number;
  /** How often it expects a liar to say something true of himself. */
  readonly candour: number;
  /** Evenings played to their end for one vote. */
  readonly endings: number;
  /** Tales it tries on others before it tells one. */
  readonly tales: number;
}

export const wits: { readonly [level in Level]: Wits } = {
  candid: { worlds: 20, crowd: 16, whims: 0.5, candour: 0.4, endings: 24, tales: 0 },
  skilled: { worlds: 80, crowd: 40, whims: 0.15, candour: 0.05, endings: 48, tales: 1 },
  sly: { worlds: 200, crowd: 100, whims: 0, candour: 0.05, endings: 120, tales: 5 },
};

/** What is expected of others: the village seldom errs. */
const habitsOf = ({ candour }: Wits): Habits => ({ slips: 0.03, candour });

const budget = (worlds: number): Budget => ({ worlds, tries: worlds * 25 });

/** Who a player is to himself. */
export interface Self {
  readonly known: Known;
  readonly seat: number;
  readonly tale: Tale;
  readonly side: Side;
}

export function selfIn(sight: Sight<View>): Self | undefined {
  const { chair, view } = sight;
  if (typeof chair !== 'number' || view.me === null) return undefined;
  const known = knownTo(sight);
  const tale = ownTale(known, chair, view.me.dealt, view.me.artefact);
  return { known, seat: chair, tale, side: sideSeen(tale) };
}

/** What is thought follows from what was seen: the same sight is thought about the same way, also afterwards. */
export const thinking = (self: Self, about: string): Rng => quick(labelCode(about + knowledge(self)));

const knowledge = ({ known: { me, dealt, told, deck, claims } }: Self): string =>
  `${me} ${dealt} ${deck.join()} ${JSON.stringify([...told])} ${JSON.stringify(claims)}`;

export function ownWorlds(self: Self, mind: Wits): readonly Weighed<World>[] {
  const { worlds, candour } = mind;
  return kept(`${worlds} ${candour} ${knowledge(self)}`, () =>
    worldsFor(self.known, budget(worlds), habitsOf(mind), thinking(self, 'worlds')),
  );
}

/** What was thought last, so that nobody thinks it again: all at a table think of the same crowd. */
function kept(text: string, think: () => readonly Weighed<World>[]): readonly Weighed<World>[] {
  const thought = thoughts.get(text) ?? think();
  if (thoughts.size >= mostThoughts) thoughts.clear();
  thoughts.set(text, thought);
  return thought;
}
const thoughts = new Map<string, readonly Weighed<World>[]>();
const mostThoughts = 12;

/** What somebody who had no card would think: everybody's suspicion of everybody. */
export function crowdWorlds({ known }: Self, mind: Wits, claims = known.claims): readonly Weighed<World>[] {
  const { crowd, candour } = mind;
  const table = asTheTable({ ...known, claims });
  const text = `${crowd} ${candour} ${table.deck.join()} ${JSON.stringify([...table.told])} ${JSON.stringify(claims)}`;
  return kept(text, () => worldsFor(table, budget(crowd), habitsOf(mind), quick(labelCode(text))));
}

/** What would be believed had one thing not been said. */
export const hadNotSaid = (
  belief: readonly Weighed<World>[],
  { known }: Self,
  mind: Wits,
  claim: Claim,
): readonly Weighed<World>[] => without(belief, known, claim, habitsOf(mind));

/** How likely each is no friend of the village. */
export const suspicion = (belief: readonly Weighed<World>[], seats: number): readonly number[] =>
  everyone(seats).map((seat) => chanceThat(belief, ({ sides }) => sides[seat] !== 'village'));

/** How likely each is a monster. */
export const monsters = (belief: readonly Weighed<World>[], seats: number): readonly number[] =>
  everyone(seats).map((seat) => chanceThat(belief, ({ kinds }) => kinds[seat] !== null));
