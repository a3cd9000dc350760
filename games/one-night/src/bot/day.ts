import { type Around, happens, type Move, type Remark } from '@veillee/bots';
import { misfit, type Right, type Rng, type Sight } from '@veillee/kernel';
import type { Claim } from '../state.ts';
import type { View } from '../view.ts';
import { claimants, copies } from './board.ts';
import { crowdWorldsByDay, type Self, suspicion, wits } from './mind.ts';
import { isHeard, remarkOf } from './remarks.ts';
import { unsaid, wholeTale, wornBy } from './tales.ts';

/**
 * The day. When a bot speaks follows from the table and its temper alone, never from what it knows; only then does it
 * think of what to say.
 */

/** One speaks while so many look up, in a table of bots of an even temper. */
const everyLooks = { even: 3, talkative: 2, cautious: 5, stubborn: 3 };

export function byDay(sight: Sight<View>, self: Self, rng: Rng, around: Around): Move | Remark | undefined {
  const { temper } = around.style;
  if (around.hurried && isEnough(sight)) return undefined;
  const looks = Math.ceil((everyLooks[temper] * self.known.seats) / (hasTheFloor(self) ? 4 : 1));
  const speaks = around.hurried === true || rng.below(looks) === 0;
  if (!speaks) return undefined;
  const claim = nextClaim(sight, self, rng, around);
  if (claim !== undefined) return claim;
  const remark = around.hurried ? undefined : remarkOf(sight, self, rng, around);
  return remark ?? enough(sight, self, rng, around);
}

/** Who has just declared something goes on rather than another, and whoever listens can follow. */
const hasTheFloor = ({ known: { claims }, seat }: Self): boolean => claims.at(-1)?.seat === seat;

/** It has said that it has heard enough. */
const isEnough = ({ prompts }: Sight<View>): boolean =>
  prompts.every(({ topic, mine }) => topic !== 'day.enough' || mine !== null);

const rightToClaim = ({ rights }: Sight<View>): Right | undefined =>
  rights.find(({ form }) => Object.hasOwn(form, 'was'));

/** The next thing it has to declare; who is caught takes it back first. */
function nextClaim(sight: Sight<View>, self: Self, rng: Rng, around: Around): Move | undefined {
  const right = rightToClaim(sight);
  if (right === undefined) return undefined;
  const { level } = around.style;
  const mine = self.known.claims.filter(({ seat }) => seat === self.seat);
  const caught = isCaught(sight, self, around) || isHalfBack(mine) ? mine[0] : undefined;
  if (caught !== undefined)
    return { prompt: right.topic, answer: { do: 'take-back', claim: [caught.number] } };
  // One who lies says no more than he must, and whoever has told all that he had is done.
  if (self.side !== 'village' && mine.length >= wits[level].lies) return undefined;
  const next = unsaid(self, wholeTale(self, wits[level], level, rng)).find(
    (one) => misfit(right.form, one) === undefined,
  );
  if (next === undefined || (mine.length > 0 && next.do === 'was')) return undefined;
  return { prompt: right.topic, answer: next };
}

/** Who took back whom he was takes back the rest of that tale. */
const isHalfBack = (mine: readonly Claim[]): boolean =>
  mine.length > 0 && mine.every(({ said }) => said.do !== 'was');

/** More say they had this card than there are, and he is one who lies: unless he is stubborn, he changes his tale once. */
function isCaught({ facts }: Sight<View>, self: Self, { style }: Around): boolean {
  const worn = wornBy(self);
  if (self.side === 'village' || worn === undefined || worn === self.tale.dealt) return false;
  if (style.level === 'candid' || style.temper === 'stubborn') return false;
  const before = facts.some(({ key, params }) => key === 'claim.takenBack' && params?.seat === self.seat);
  return !before && claimants(self.known, worn).length > copies(self.known.deck, worn);
}

/** Whether it has heard enough: as soon as nearly all have spoken; who is sure, or waits long, asks sooner. */
function enough(sight: Sight<View>, self: Self, rng: Rng, { hurried, style }: Around): Move | undefined {
  const prompt = sight.prompts.find(({ topic }) => topic === 'day.enough');
  if (prompt === undefined || prompt.mine !== null) return undefined;
  const isReady = hurried || isHeard(self) || isSure(self, style.level) || happens(0.1, rng);
  return isReady ? { prompt: prompt.number, answer: { do: 'yes' } } : undefined;
}

const sure = 0.85;
const isSure = (self: Self, level: Around['style']['level']): boolean =>
  self.known.claims.length >= self.known.seats / 2 &&
  suspicion(crowdWorldsByDay(self, wits[level]), self.known.seats).some((doubt) => doubt > sure);
