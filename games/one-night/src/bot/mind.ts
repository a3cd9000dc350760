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
  reweighed,
  type Tale,
  type World,
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
  /** Tales it tries on others before it tells one, and how much of it it tells at most. */
  readonly tales: number;
  readonly lies: number;
}

export const wits: { readonly [level in Level]: Wits } = {
  candid: { worlds: 20, crowd: 16, whims: 0.65, candour: 0.4, endings: 24, tales: 0, lies: 1 },
  skilled: { worlds: 50, crowd: 32, whims: 0.2, candour: 0.05, endings: 40, tales: 1, lies: 2 },
  sly: { worlds: 110, crowd: 60, whims: 0, candour: 0.05, endings: 80, tales: 5, lies: 3 },
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
export const thinking = ({ known }: Self, about: string): Rng => quick(labelCode(about + knowledge(known)));

/** All that somebody knows, as one text. */
function knowledge(known: Known): string {
  const found = texts.get(known);
  if (found !== undefined) return found;
  const { me, dealt, deck, told, claims } = known;
  const text = `${me} ${dealt} ${deck.join()} ${JSON.stringify([...told])} ${JSON.stringify(claims)}`;
  texts.set(known, text);
  return text;
}
const texts = new WeakMap<Known, string>();

export type Belief = readonly Weighed<World>[];

/** What one believes of oneself and all others. */
export const ownWorlds = ({ known }: Self, mind: Wits): Belief => believed(known, mind.worlds, mind);

/** What somebody who had no card would think: everybody's suspicion of everybody. */
export const crowdWorlds = ({ known }: Self, mind: Wits): Belief =>
  believed(asTheTable(known), mind.crowd, mind);

function believed(known: Known, worlds: number, mind: Wits): Belief {
  const text = knowledge(known);
  return kept(`${worlds} ${mind.candour} ${text}`, () =>
    worldsFor(known, budget(worlds), habitsOf(mind), quick(labelCode(`worlds${text}`))),
  );
}

/** What was thought last, so that nobody thinks it again: all at a table think of the same crowd. */
function kept(text: string, think: () => Belief): Belief {
  const thought = thoughts.get(text) ?? think();
  thoughts.delete(text);
  thoughts.set(text, thought);
  for (const oldest of thoughts.keys()) {
    if (thoughts.size <= mostThoughts) break;
    thoughts.delete(oldest);
  }
  return thought;
}
const thoughts = new Map<string, Belief>();
const mostThoughts = 12;

/** The same had other things been said. */
export const crowdWorldsHad = ({ known }: Self, mind: Wits, claims: readonly Claim[]): Belief =>
  believed(asTheTable({ ...known, claims }), mind.crowd, mind);

/** Over the day a belief is kept for so many claims, and weighed by those that came since. */
const stride = 4;

/** The same while the day goes on: not drawn anew for each word. */
export const ownWorldsByDay = ({ known }: Self, mind: Wits): Belief => overDay(known, mind.worlds, mind);
export const crowdWorldsByDay = ({ known }: Self, mind: Wits): Belief =>
  overDay(asTheTable(known), mind.crowd, mind);

function overDay(known: Known, worlds: number, mind: Wits): Belief {
  const { claims } = known;
  const since = claims.length % stride;
  if (since === 0) return believed(known, worlds, mind);
  const before = { ...known, claims: claims.slice(0, claims.length - since) };
  return had(believed(before, worlds, mind), { known: before }, mind, claims);
}

/** What would be believed had other things been said. */
export const had = (
  belief: Belief,
  { known }: Pick<Self, 'known'>,
  mind: Wits,
  claims: readonly Claim[],
): Belief => reweighed(belief, known, known.claims, claims, habitsOf(mind));

/** How likely each is no friend of the village. */
export const suspicion = (belief: Belief, seats: number): readonly number[] =>
  everyone(seats).map((seat) => chanceThat(belief, ({ judged }) => judged.sides[seat] !== 'village'));

/** How likely each is a monster. */
export const monsters = (belief: Belief, seats: number): readonly number[] =>
  everyone(seats).map((seat) => chanceThat(belief, ({ judged }) => judged.kinds[seat] !== null));
