import { type Around, greatest, type Remark } from '@veillee/bots';
import { at, type Rng, type Seat, type Sight } from '@veillee/kernel';
import { roles } from '../roles/index.ts';
import { sayings } from '../text/fr/talk.ts';
import type { View } from '../view.ts';
import type { Said } from './clue.ts';
import { clueOf } from './clues.ts';
import { ballotsIn } from './hearsay.ts';
import { kindsFor } from './kinds.ts';
import { incriminates, type Mind } from './mind.ts';

/**
 * What a bot says in the debate: what it alone saw, then what the board shows, then what it believes. Whoever hides
 * something leaves out what harms a friend, and says nothing that is not so of the board.
 */

/** Remarks of one bot in a day. */
const most = { even: 2, talkative: 3, cautious: 1, stubborn: 2 };

export function remarkOf(
  { view, facts, circles }: Sight<View>,
  mind: Mind,
  { style, heard }: Around,
  rng: Rng,
): Remark | undefined {
  const circle = circles.find(({ id, speaks }) => id === square && speaks);
  const mine = heard.filter(({ seat }) => seat === mind.me);
  const lately = heard.slice(-2 * mind.living.length);
  if (circle === undefined || mine.length >= most[style.temper] * view.day) return undefined;
  const isFresh = ({ id, params }: Said): boolean =>
    !mine.some(
      ({ phrase }) =>
        sayings.isOf(phrase, id) && JSON.stringify(phrase.params ?? {}) === JSON.stringify(params),
    );
  const found = [
    ...sights(facts, mind),
    ...defence(heard, mind),
    ...ofTheBoard(facts, mind, heard),
    ...opinions(mind).filter((one) => !isCommon(one, lately)),
    ...asking(lately),
  ].find(isFresh);
  return found && sayings.say(found.id, found.params, circle.id, rng);
}
const square = 'village';

/** It helps one, whoever it is about. */
function serves(mind: Mind, seat: Seat, accuses: boolean): boolean {
  const enmity = mind.enmity(seat);
  return accuses ? enmity > 0 : enmity < 0;
}

/** What it was told alone, the latest first. */
function sights(facts: Sight['facts'], mind: Mind): readonly Said[] {
  return facts.toReversed().flatMap(({ key, params = {}, to }): Said[] => {
    const clue = to === 'me' ? clueOf(key) : undefined;
    const seat = clue && params[clue.of];
    if (clue?.said === undefined || typeof seat !== 'number' || seat === mind.me) return [];
    const said = { id: clue.said, params: 'role' in params ? { seat, role: params.role } : { seat } };
    const accuses = incriminates(
      { key: `talk.${said.id}.1`, params: said.params },
      kindsFor(mind.view.players.length),
    );
    return serves(mind, seat, accuses) ? [said] : [];
  });
}

/** To whoever has spoken against it since it last spoke. */
function defence(heard: Around['heard'], { me, view, living }: Mind): readonly Said[] {
  // The dead have nothing left to defend.
  if (!living.includes(me)) return [];
  const since = heard.findLastIndex(({ seat }) => seat === me) + 1;
  const accuser = heard.findLast(
    ({ seat, phrase }, nth) =>
      nth >= since &&
      seat >= 0 &&
      phrase.params?.seat === me &&
      incriminates(phrase, kindsFor(view.players.length)),
  );
  return accuser === undefined ? [] : [{ id: 'deny', params: { seat: accuser.seat } }];
}

/** What all could know: empty houses, and votes on those whose card lies open. */
function ofTheBoard(facts: Sight['facts'], mind: Mind, heard: Around['heard']): readonly Said[] {
  const { players } = mind.view;
  const isLiving = (seat: unknown): seat is Seat => typeof seat === 'number' && mind.living.includes(seat);
  const isNew = ({ id, params }: Said): boolean =>
    !heard.some(({ phrase }) => sayings.isOf(phrase, id) && phrase.params?.seat === params.seat);
  const ballots = ballotsIn(facts);
  // Nobody is blamed for what one did too, nor for one's own death.
  const ours = new Set([mind.me, ...ballots.flatMap((one) => (one.voter === mind.me ? [one.named] : []))]);
  const votes = ballots.flatMap(({ voter, named }): Said[] => {
    const role = players[named]?.role;
    if (!isLiving(voter) || ours.has(named) || role === null || role === undefined) return [];
    const isPack = roles[role].camps.includes('reptilians');
    return serves(mind, voter, !isPack)
      ? [{ id: isPack ? 'struck' : 'against', params: { seat: voter, of: named } }]
      : [];
  });
  const empty = facts.flatMap(({ key, params }): Said[] => {
    const said = clueOf(key)?.recalled?.(params ?? {});
    return said !== undefined && isLiving(said.params.seat) && serves(mind, said.params.seat, true)
      ? [said]
      : [];
  });
  return [...empty.toReversed(), ...votes.toReversed()].filter(isNew);
}

const doubts = 0.25;
const trusts = 0.7;

/** Whom it would vote against, and whom it leaves in peace. */
function opinions(mind: Mind): readonly Said[] {
  const others = mind.living.filter((seat) => seat !== mind.me);
  if (others.length === 0) return [];
  const wishes = others.map((seat) => mind.enmity(seat) + (mind.drive.hides ? mind.crowd(seat) : 0));
  const dark = at(others, greatest(wishes));
  const light = at(others, greatest(wishes.map((wish) => -wish)));
  const said: Said[] = [];
  if (mind.enmity(dark) > doubts) said.push({ id: 'suspect', params: { seat: dark } });
  if (mind.drive.hides !== true && mind.enmity(light) < -trusts)
    said.push({ id: 'trust', params: { seat: light } });
  return said;
}

/** Who has nothing to say asks others, where nobody has asked for a while. */
const asking = (lately: Around['heard']): readonly Said[] =>
  lately.some(({ phrase }) => sayings.isOf(phrase, 'unsure')) ? [] : [{ id: 'unsure', params: {} }];

/** Two have said so already. */
const isCommon = ({ id, params: { seat } }: Said, lately: Around['heard']): boolean =>
  lately.filter(({ phrase }) => sayings.isOf(phrase, id) && phrase.params?.seat === seat).length > 1;
