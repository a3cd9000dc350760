import { type Around, type Heard, type Level, type Weighed, weighed } from '@veillee/bots';
import { at, type Seat, type Sight, type Told } from '@veillee/kernel';
import { charactersFor } from '../box.ts';
import { type Camp, type CharacterId, campOf } from '../ids.ts';
import { living } from '../state.ts';
import { sayings } from '../text/fr/talk.ts';
import type { View } from '../view.ts';

/**
 * Who one is. Everybody sees every character but one's own, so that only few remain that it might be; what others say and
 * where they put tokens makes some of them likelier.
 */

export interface World {
  /** One's own character. */
  readonly own: CharacterId;
  /** By seat. */
  readonly cards: readonly CharacterId[];
  readonly camps: readonly Camp[];
  /** Half points that lie face down: so many more of one's own camp than of the other. */
  readonly lead: number;
}

export interface Mind {
  readonly me: Seat;
  readonly view: View;
  readonly living: readonly Seat[];
  readonly belief: readonly Weighed<World>[];
}

/** How somebody thinks: what others do is read by those alone who ask why. */
export interface Wits {
  /** How often others are believed who have no reason to lie. */
  readonly faith: number;
  /** Asks what a speaker may believe, and whether he would then say what is so. */
  readonly asksWhy: boolean;
  readonly readsTokens: boolean;
  /** How far a first impression weighs beside what it would find, in chances to win. */
  readonly whims: number;
  /** How sure it is before it stakes its life. */
  readonly margin: number;
}

export const wits: { readonly [level in Level]: Wits } = {
  candid: { faith: 0.8, asksWhy: false, readsTokens: false, whims: 0.25, margin: -0.1 },
  skilled: { faith: 0.85, asksWhy: false, readsTokens: true, whims: 0.06, margin: -0.03 },
  sly: { faith: 0.9, asksWhy: true, readsTokens: true, whims: 0, margin: -0.03 },
};

export function mindOf(
  sight: Sight<View>,
  { style, heard }: Pick<Around, 'style' | 'heard'>,
  by: 'all' | 'cards' = 'all',
): Mind | undefined {
  const { chair, view, facts } = sight;
  if (typeof chair !== 'number' || view.ending !== null) return undefined;
  const worlds = worldsOf(view, chair);
  const mind = { ...wits[style.level], ...(by === 'cards' ? { readsTokens: false } : {}) };
  const belief = weighed(
    worlds.map((world) => ({
      world,
      log: byWords(world, chair, heard, mind) + (mind.readsTokens ? byTokens(world, chair, facts) : 0),
    })),
  );
  return { me: chair, view, living: living(view), belief };
}

/** Each card it might be: all that lie nowhere else in sight. */
function worldsOf({ players, cards, looked }: View, me: Seat): readonly World[] {
  const all = charactersFor(players.length);
  const inSight = new Set([...cards, ...looked]);
  const known = at(cards, me);
  const mine = known === null ? all.filter((card) => !inSight.has(card)) : [known];
  return mine.map((own) => {
    const held = cards.map((card, seat) => (seat === me || card === null ? own : card));
    const down = all.filter((card) => !held.includes(card));
    const ours = down.filter((card) => campOf(card) === campOf(own)).length;
    return { own, cards: held, camps: held.map(campOf), lead: (2 * ours - down.length) / 2 };
  });
}

/** How often somebody tells an enemy what is so, and how much a token before one tells. */
const candour = 0.75;
const telling = 1.2;

/** How likely somebody thinks himself of one's own camp: partly by what he sees, partly because people find out. */
function fellowship({ cards, camps }: World, me: Seat, by: Seat): number {
  const all = charactersFor(cards.length);
  const unseen = all.filter((card) => !cards.some((held, seat) => seat !== by && held === card));
  const camp = at(camps, me);
  const share = unseen.filter((card) => campOf(card) === camp).length / unseen.length;
  return (share + (camps[by] === camp ? 1 : 0)) / 2;
}

/** What others have said of one's camp. */
function byWords(world: World, me: Seat, heard: readonly Heard[], { faith, asksWhy }: Wits): number {
  let log = 0;
  for (const { seat, phrase } of heard) {
    if (seat === me || phrase.params?.seat !== me || !sayings.isOf(phrase, 'camp')) continue;
    const honest = asksWhy ? candour + (faith - candour) * fellowship(world, me, seat) : faith;
    log += Math.log(phrase.params.camp === world.camps[me] ? honest : 1 - honest);
  }
  return log;
}

/** Whoever puts a token before one rather takes one for an enemy. */
function byTokens(world: World, me: Seat, facts: readonly Told[]): number {
  let log = 0;
  for (const { key, params } of facts) {
    if (key !== 'token.placed' || params?.target !== me || typeof params.player !== 'number') continue;
    log += telling * Math.log(1.1 - 0.8 * fellowship(world, me, params.player));
  }
  return log;
}

/** How likely one is of this camp. */
export const chanceOf = ({ belief, me }: Mind, camp: Camp): number =>
  belief.reduce((sum, { world, weight }) => sum + (world.camps[me] === camp ? weight : 0), 0);

/** 0: one knows one's camp; 1: it might be either. */
export const doubt = (mind: Mind): number => 1 - Math.abs(2 * chanceOf(mind, 'human') - 1);
