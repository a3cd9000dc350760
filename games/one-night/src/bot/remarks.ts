import { type Around, greatest, type Heard, type Remark } from '@veillee/bots';
import { at, type Phrase, type Rng, type Sight } from '@veillee/kernel';
import { others } from '../places.ts';
import { isTalkId, type TalkId, talkKey, variantsOf } from '../text/fr/talk.ts';
import type { View } from '../view.ts';
import { agreements, type Reason, reasonsOn } from './board.ts';
import { crowdWorlds, crowdWorldsByDay, ownWorldsByDay, type Self, suspicion, wits } from './mind.ts';
import { friendsOf } from './night.ts';
import { turningClaim } from './pivot.ts';

/** What a bot says besides what it declares: first what the record shows, then what it believes. */

/** Remarks of one bot over a day, by how talkative it is. */
const most = { even: 3, talkative: 5, cautious: 2, stubborn: 3 };

export function remarkOf(sight: Sight<View>, self: Self, rng: Rng, around: Around): Remark | undefined {
  if (!sight.circles.some(({ id, speaks }) => id === 'talk' && speaks)) return undefined;
  const mine = around.heard.filter(({ seat }) => seat === self.seat);
  if (mine.length >= most[around.style.temper]) return undefined;
  const found = defence(self, around) ?? ofTheBoard(self, around, rng) ?? believed(self, around);
  return found === undefined ? undefined : spoken(found, rng);
}

/** In one of several wordings. */
export function spoken({ id, params }: Pick<Reason, 'id' | 'params'>, rng: Rng): Remark {
  const key = talkKey(id, rng.below(variantsOf(id)));
  return { say: Object.keys(params).length === 0 ? { key } : { key, params }, circle: 'talk' };
}

/** Whether something like it was said: in whatever words, of the same people. */
const isSaid = (
  heard: readonly Heard[],
  { id, params }: Pick<Reason, 'id' | 'params'>,
  by?: number,
): boolean =>
  heard.some(
    ({ seat, phrase }) =>
      isTalkId(phrase.key, id) &&
      (by === undefined || seat === by) &&
      JSON.stringify(phrase.params ?? {}) === JSON.stringify(params),
  );

const shadows: readonly TalkId[] = [
  'suspect',
  'sure',
  'because',
  'falters',
  'drifted',
  'clash',
  'denied',
  'recanted',
  'centre',
  'mark',
];

/** Whom a phrase throws a shadow on. */
function accuses({ key, params = {} }: Phrase, seat: number): boolean {
  if (!shadows.some((id) => isTalkId(key, id))) return false;
  return params.seat === seat || (Array.isArray(params.seats) && params.seats.includes(seat));
}

/** Once a day, to whoever spoke against him. */
function defence({ seat, known }: Self, { heard }: Around): Pick<Reason, 'id' | 'params'> | undefined {
  const by = heard.find((one) => one.seat !== seat && accuses(one.phrase, seat))?.seat;
  const spoke = known.claims.some((claim) => claim.seat === seat);
  const isDone = heard.some(
    (one) => one.seat === seat && (['defend', 'witness'] as const).some((id) => isTalkId(one.phrase.key, id)),
  );
  if (by === undefined || !spoke || isDone) return undefined;
  const witness = agreements(known).find(({ params }) => params.seat === seat && params.by !== by)?.params.by;
  return witness === undefined
    ? { id: 'defend', params: { seat: by } }
    : { id: 'witness', params: { seat: by, by: witness } };
}

/** Nobody speaks of himself by his name. */
const isNamed = ({ by, seat, seats }: Reason['params'], me: number): boolean =>
  by === me || seat === me || (Array.isArray(seats) && seats.includes(me));

/** A liar, too, says only what the record shows; nobody brings up what harms himself or a friend. */
function ofTheBoard(self: Self, { heard }: Around, rng: Rng): Reason | undefined {
  const friends = [self.seat, ...friendsOf(self)];
  const open = reasonsOn(self.known).filter(
    (reason) =>
      !isNamed(reason.params, self.seat) &&
      !reason.about.some((seat) => friends.includes(seat)) &&
      !isSaid(heard, reason),
  );
  return open.length === 0 ? undefined : at(open, rng.below(open.length));
}

const doubts = 0.5;
const trusts = 0.12;
const sure = 0.85;

type Said = Pick<Reason, 'id' | 'params'>;

/** Whom it doubts or trusts, and for whose words; who hides goes by what all must think. */
function believed(self: Self, { heard, style }: Around): Said | undefined {
  const { known, seat, side } = self;
  if (heardIn(known) < known.seats / 2) return undefined;
  const mind = wits[style.level];
  const worlds = side === 'village' ? ownWorldsByDay(self, mind) : crowdWorldsByDay(self, mind);
  const doubt = suspicion(worlds, known.seats);
  const strangers = others(known.seats, seat).filter((one) => !friendsOf(self).includes(one));
  const dark = darkest(strangers, doubt, 1);
  const light = darkest(strangers, doubt, -1);
  const said: (Said | undefined)[] = [];
  if (dark !== undefined && at(doubt, dark) > doubts) {
    if (at(doubt, dark) > sure && isHeard(self)) said.push({ id: 'sure', params: { seat: dark } });
    said.push(turningClaim(self, mind, worlds, dark), { id: 'suspect', params: { seat: dark } });
  }
  if (light !== undefined && at(doubt, light) < trusts) said.push({ id: 'trust', params: { seat: light } });
  said.push({ id: 'unsure', params: {} });
  return said.find((one) => one !== undefined && !isSaid(heard, one, one.id === 'unsure' ? undefined : seat));
}

/** How many have spoken. */
const heardIn = ({ claims }: Self['known']): number => new Set(claims.map(({ seat }) => seat)).size;

/** Nearly all have. */
export const isHeard = ({ known }: Self): boolean => heardIn(known) >= known.seats - 1;

function darkest(seats: readonly number[], doubt: readonly number[], sign: number): number | undefined {
  return seats.length === 0 ? undefined : at(seats, greatest(seats.map((seat) => sign * at(doubt, seat))));
}

const accusing: readonly TalkId[] = ['suspect', 'sure', 'because', 'falters', 'drifted'];

/** Who spoke against one and points at another says so: since the table doubts that one more, or for a change of mind. */
export function turned(self: Self, finger: number, { heard, style }: Around): Said | undefined {
  const { seat, known } = self;
  const spoke = heard.findLast(
    (one) => one.seat === seat && accusing.some((id) => isTalkId(one.phrase.key, id)),
  );
  const before = spoke?.phrase.params?.seat;
  if (typeof before !== 'number' || before === finger) return undefined;
  const doubt = suspicion(crowdWorlds(self, wits[style.level]), known.seats);
  const joins = at(doubt, finger) > at(doubt, before);
  const reason = { id: joins ? 'joined' : 'turned', params: { seat: before, to: finger } } as const;
  return isSaid(heard, reason, seat) ? undefined : reason;
}
