import { isOneOf, type Seat } from '@veillee/kernel';
import { campIds } from '../ids.ts';
import { mayLive } from '../offices/holding.ts';
import { isOptional, type OfficeId, officeIds, offices } from '../offices/index.ts';
import { roles } from '../roles/index.ts';
import { type Aim, type AimsOf, enmityTo, plainly } from './aim.ts';
import type { Mind } from './mind.ts';
import { lawful } from './session.ts';

/** What the village itself asks, and what each answer is worth; cards and offices say so of theirs. */

/** Rather where others have voted already; whoever hides goes by what all must think. */
const ballot: Aim = {
  whom(mind, seat) {
    if (isLost(mind, seat)) return 1.2;
    const wish = seat === mind.me ? (mind.drive.own ?? -1) : mind.execution(seat);
    if (wish <= 0) return wish;
    const known = mind.drive.hides ? 0.3 * wish + mind.crowd(seat) : wish;
    return known * (0.6 + mind.votesAgainst(seat));
  },
};

/** One of one's own whom all take for what he is, and whom most have named: to spare him now would only tell. */
const isLost = (mind: Mind, seat: Seat): boolean =>
  mind.wits.covers &&
  seat !== mind.me &&
  mind.drive.hides === true &&
  mind.votesAgainst(seat) > 0.5 &&
  mind.crowd(seat) > 0.8;

/** A house that the pack would come to: that of a friend whom nobody suspects. */
const shelter: Aim = { whom: (mind, seat) => 0.1 - mind.enmity(seat) + 0.3 * (1 - mind.crowd(seat)) };

/** Somebody whom no attack reaches may be guarded or rich: after quiet nights it is others’ turn. */
const another = ({ quietNights, living }: Mind, seat: Seat): number =>
  quietNights === 0 ? 0 : (0.6 * ((seat + quietNights) % living.length)) / living.length;

const card: Aim['what'] = (mind, face) => ((face === 'role') === (mind.drive.hides !== true) ? 0.2 : 0);

/** As a ghost one may still hold what one wants, or call. */
const haunts = (mind: Mind): boolean =>
  roles[mind.mine.role].invocation?.asGhost === true ||
  officeIds.some((id) => !mayLive(id) && mind.view.offices[id] === null && mind.wants(id));

/** How many ghosts guard well enough. */
const militia = 3;

export const villageAims: AimsOf = {
  // Even a Lover among them names nobody who would hear it.
  'reptilians.prey': {
    player: { whom: (mind, seat) => (mind.isMate(seat) ? -2 : mind.enmity(seat) + another(mind, seat)) },
  },
  'ghosts.guard': { guard: shelter },
  'lovers.house': { sleep: { whom: (mind, seat) => (seat === mind.me ? 0.1 : 0.2) } },
  'dream.sign': { sign: { what: sign } },
  'dead.choose': {
    ghost: {
      worth: (mind) =>
        haunts(mind)
          ? 2
          : mind.view.players.filter(({ fate }) => fate === 'ghost').length < militia
            ? 0.5
            : 0.1,
      what: card,
    },
    spirit: { worth: () => 0.3, what: card },
    // To somebody one would trust with it.
    legacy: { worth: (mind) => (mind.drive.hides ? -0.8 : -0.3), whom: (mind, seat) => -mind.enmity(seat) },
  },
  'heir.drop': { drop: plainly },
  'office.apply': { apply: { what: (mind, office) => wish(mind, office) } },
  'debate.enough': { close: plainly },
  'sunday.enough': { close: plainly },
  'law.propose': { law: { worth: () => -0.07, what: lawful } },
  'vote.cast': {
    name: ballot,
    rank: ballot,
    blank: {},
    abstain: { worth: ({ hoards }) => (hoards ? 2 : 0) },
  },
  'trial.vote': {
    spare: {},
    execute: { worth: (mind, { player }) => (typeof player === 'number' ? mind.execution(player) : 0) },
  },
  // To say something it would need words.
  'sentenced.speak': {},
  // Whoever hides a friend does not marry them.
  'wedding.propose': {
    propose: {
      worth: (mind) => (mind.drive.hides ? -3 : -0.95),
      whom: (mind, seat) => (mind.wasRefused(seat) ? -2 : -mind.enmity(seat)),
    },
  },
  'wedding.answer': { yes: { worth: (mind, params) => -enmityTo(mind, params, 'suitor') }, no: {} },
  'wedding.insist': {},
  'wedding.pay': { pay: plainly, renounce: { worth: ({ hoards }) => (hoards ? 1 : 0) } },
  'wedding.witness': { yes: plainly, no: {} },
};

const wish = (mind: Mind, id: string): number => {
  const office = officeIds.filter(isOptional).find((one) => one === id);
  if (office === undefined) return 0;
  const robs = mind.hoards && paying[office].duties?.pickpocket !== undefined;
  return robs || mind.wants(office) ? 1 : 0.2;
};
const paying: { readonly [id in OfficeId]: { readonly duties?: { readonly pickpocket?: unknown } } } =
  offices;

/** Spirits see everything: they say what is so, unless they hide something. */
function sign(
  { view, drive }: Mind,
  given: string,
  { question }: { readonly [name: string]: unknown },
): number {
  const { all } = view;
  if (all === null || !isOneOf(campIds, question)) return given === 'shrug' ? 1 : 0;
  const left = all.players.filter(({ fate, camps }) => fate === 'alive' && camps.includes(question)).length;
  return given === String(drive.hides ? Math.max(0, left - 1) : left) ? 1 : 0;
}
