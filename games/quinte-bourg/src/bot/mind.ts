import type { Around, Heard, Level } from '@veillee/bots';
import { at, type Seat, type Sight, type Told } from '@veillee/kernel';
import { conditions } from '../conditions.ts';
import { type OfficeId, officeIds } from '../offices/index.ts';
import { officesWantedBy } from '../offices/powers.ts';
import { dominant } from '../verdict/final.ts';
import type { Mine, View } from '../view.ts';
import { type Belief, balanced, scale, type Weights, weightsOf } from './belief.ts';
import { isPack, type Kind, surely } from './clue.ts';
import { clueSaid } from './clues.ts';
import { type Drive, drives } from './drives.ts';
import { ballotsIn, beliefAfter, packChance, type Reading, wantsDeath } from './hearsay.ts';

/** How each level thinks. */
export interface Wits extends Reading {
  /** How far a first impression weighs beside what it would find. */
  readonly whims: number;
  /** Gives up one of the pack whom nothing can save, to be believed. */
  readonly covers: boolean;
}

export const wits: { readonly [level in Level]: Wits } = {
  candid: { faith: 0.6, passes: 0, whims: 0.6, covers: false },
  skilled: { faith: 0.85, passes: 1, whims: 0.15, covers: false },
  sly: { faith: 0.9, passes: 2, whims: 0.03, covers: true },
};

/** As likely anybody may wish to be executed before one minds. */
const suspect = 0.15;
/** So sure one is of a friend. */
const sure = 0.9;

/** What one chair makes of the village: from what it sees, was told and has heard, and from nothing else. */
export class Mind {
  readonly me: Seat;
  readonly view: View;
  readonly mine: Mine;
  readonly wits: Wits;
  readonly drive: Drive;
  readonly living: readonly Seat[];
  readonly #facts: readonly Told[];
  readonly #heard: readonly Heard[];
  readonly #weights: Weights;
  readonly #belief: Belief;
  #crowd: Belief | undefined;

  constructor(me: Seat, mine: Mine, { view, facts }: Sight<View>, { style, heard }: Around) {
    this.me = me;
    this.view = view;
    this.mine = mine;
    this.wits = wits[style.level];
    this.drive = drives[dominant(mine.camps)];
    this.living = view.players.flatMap(({ fate }, seat) => (fate === 'alive' ? [seat] : []));
    this.#facts = facts;
    this.#heard = heard;
    this.#weights = weightsOf(view.players.length, [...facts, ...metBefore(mine)], me);
    // Whoever is of the pack need not ask others who else is.
    const inPack = mine.camps.includes('reptilians');
    const own = surely((kind) => kind.roles.includes(mine.role) && isPack(kind) === inPack);
    scale(at(this.#weights.rows, me), (k) => own(at(this.#weights.kinds, k), {}));
    this.#belief = inPack
      ? balanced(this.#weights)
      : beliefAfter(this.#weights, heard, ballotsIn(facts), me, this.wits);
  }

  /** How likely somebody's card is such a one. */
  chance(seat: Seat, holds: (kind: Kind) => boolean): number {
    const { kinds } = this.#weights;
    return at(this.#belief, seat).reduce((sum, one, k) => sum + (holds(at(kinds, k)) ? one : 0), 0);
  }
  /** How likely somebody is of the pack. */
  pack(seat: Seat): number {
    if (seat === this.me) return this.mine.camps.includes('reptilians') ? 1 : 0;
    return this.isMate(seat) ? 1 : packChance(this.#belief, this.#weights, seat);
  }
  /** The same of anybody who lives and is not oneself. */
  get packShare(): number {
    const others = this.living.filter((seat) => seat !== this.me);
    const sum = others.reduce((all, seat) => all + this.pack(seat), 0);
    return Math.min(0.95, Math.max(0.05, sum / Math.max(1, others.length)));
  }
  /** How likely all must think that somebody is of the pack. */
  crowd(seat: Seat): number {
    if (this.#crowd === undefined) {
      const told = this.#facts.filter(({ to }) => to === 'all');
      const weights = weightsOf(this.view.players.length, told, null);
      this.#crowd = beliefAfter(weights, this.#heard, ballotsIn(told), null, this.wits);
    }
    return packChance(this.#crowd, this.#weights, seat);
  }

  /** Of those Reptilians whom one has met. */
  isMate(seat: Seat): boolean {
    return this.mine.met.includes(seat);
  }
  /** One's lover, and whoever is surely of the camp one plays for. */
  isFriend(seat: Seat): boolean {
    const camp = dominant(this.mine.camps);
    return (
      seat === this.mine.lover ||
      (this.mine.lover === null &&
        !this.isAmongMates &&
        this.chance(seat, ({ camps }) => dominant(camps) === camp) > sure)
    );
  }
  /** Nobody but the pack is left: one of them may have to die all the same. */
  get isAmongMates(): boolean {
    return this.living.length > 1 && this.living.every((one) => one === this.me || this.isMate(one));
  }
  /** How much one wants somebody dead: from 1 to −1. */
  enmity(seat: Seat): number {
    if (seat === this.me || this.isFriend(seat)) return -1;
    return Math.max(-1, Math.min(1, this.drive.death(this, seat)));
  }
  /** The same, by a vote of all: whoever would win by it is left alone. */
  execution(seat: Seat): number {
    return this.enmity(seat) - 1.5 * Math.max(0, this.chance(seat, wantsDeath) - suspect);
  }
  /** 1: it may as well be one of the pack as none; 0: one knows. */
  doubt(seat: Seat): number {
    const chance = this.pack(seat);
    return 4 * chance * (1 - chance);
  }
  /** How often somebody has spoken against one of the pack, or oneself. */
  accusations(seat: Seat): number {
    const isOurs = (one: unknown): boolean =>
      typeof one === 'number' && (one === this.me || this.isMate(one));
    return this.#heard.filter(
      (one) =>
        one.seat === seat && isOurs(one.phrase.params?.seat) && incriminates(one.phrase, this.#weights.kinds),
    ).length;
  }

  /** So many nights running nobody was found dead. */
  get quietNights(): number {
    const mornings = this.#facts.filter(({ key }) => key === 'morning.quiet' || key === 'death.night');
    return mornings.length - 1 - mornings.findLastIndex(({ key }) => key === 'death.night');
  }
  /** They would not marry. */
  wasRefused(seat: Seat): boolean {
    return this.#facts.some(
      ({ key, params }) => key === 'wedding.failed' && params?.suitor === this.me && params.beloved === seat,
    );
  }
  officesOf(seat: Seat): readonly OfficeId[] {
    return officeIds.filter((office) => this.view.offices[office] === seat);
  }
  /** One wins by holding such offices, with others or alone. */
  wants(office: OfficeId): boolean {
    const wishes = [dominant(this.mine.camps), ...this.mine.conditions];
    return wishes.some((wish) => officesWantedBy(wish).includes(office));
  }
  /** Parts with no coin, and takes what it can. */
  get hoards(): boolean {
    return this.mine.conditions.some((id) => conditions[id].hoards);
  }
  /** Of all who may vote, so many have named this one. */
  votesAgainst(seat: Seat): number {
    const { poll } = this.view;
    if (poll === null) return 0;
    const votes = poll.tally.find((one) => one.seat === seat)?.votes ?? 0;
    return votes / Math.max(1, new Set([...poll.voters, ...poll.order]).size);
  }
}

/** Whom one of the pack knows from a game begun on paper no fact tells. */
const metBefore = ({ met }: Mine): readonly Told[] =>
  met.length === 0 ? [] : [{ key: 'reptilians.met', params: { players: met }, to: 'me' }];

/** Whether a saying makes somebody look like one of the pack. */
export function incriminates(phrase: Heard['phrase'], kinds: readonly Kind[]): boolean {
  const clue = clueSaid(phrase);
  if (clue === undefined) return false;
  const most = (of: readonly Kind[]): number =>
    Math.max(0, ...of.map((kind) => clue.likely(kind, phrase.params ?? {})));
  return most(kinds.filter(isPack)) > most(kinds.filter((kind) => !isPack(kind)));
}

/** Nobody has a mind before the cards are dealt, nor after the end. */
export function mindOf(sight: Sight<View>, around: Around): Mind | undefined {
  const { chair, view } = sight;
  if (typeof chair !== 'number' || view.mine === null || view.phase === 'end') return undefined;
  return new Mind(chair, view.mine, sight, around);
}
