import { type Chair, type Game, type Input, type Rng, type Seat, sample } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import { isSeenBy, type Played, retell, type World } from '@veillee/kernel/laws';
import { type Quinte, type RoleId, roleIds, roles, type SpecialityId, specialityIds } from '../src/index.ts';
import {
  type Answering,
  carried,
  endsAlike,
  isAnswer,
  type Moment,
  oneOf,
  picks,
  quietUntil,
  type Story,
  started,
  taleOf,
  whoOf,
} from './tales.ts';

/**
 * Other worlds of a village, written from the rules page: what is dealt to others and what they do in the dark
 * is told to nobody else. Four are built, by chance: the same night with another hidden act, or another secretly
 * killed, a village where two others hold each other's cards, a day with another gift. They last while nothing
 * reaches the chair.
 */
export const worldsOf =
  (game: Game<Quinte>) =>
  (played: Played, chair: Chair, rng: Rng): World | undefined =>
    anotherWorld({ ...played, game }, chair, rng);

function anotherWorld(played: Story, chair: Chair, rng: Rng): World | undefined {
  for (let tries = 0; tries < 6; tries += 1) {
    const world = oneOf([otherAct, otherVictim, otherCards, otherGift], rng)(played, chair, rng);
    if (world !== undefined) return world;
  }
  return undefined;
}

/** Somebody else does something else in the dark. */
function otherAct(played: Story, chair: Chair, rng: Rng): World | undefined {
  const { moments, state } = taleOf(played);
  const { players } = state;
  const isReptilian = typeof chair === 'number' && players[chair]?.camps.includes('reptilians');
  const hidden = ({ input, topic, dark }: Moment): boolean => {
    if (!dark || topic === null || !isAnswer(input) || isSeenBy(chair, input)) return false;
    const [card = ''] = topic.split('.');
    // Conferring Reptilians see each other's proposals.
    if (card === 'reptilians') return !isReptilian;
    return isOneOf(roleIds, card) || isOneOf(specialityIds, card);
  };
  const found = moments.flatMap((moment, at) => (hidden(moment) ? [at] : []));
  if (found.length === 0) return undefined;
  // The conference and sleep are worth a try of their own: they decide who dies, and who acts at all.
  const wanted = oneOf([/^reptilians/, /\.(sand|abduct)$/, /./], rng);
  const apt = found.filter((index) => wanted.test(moments[index]?.topic ?? ''));
  const at = oneOf(apt.length > 0 ? apt : found, rng);
  const moment = moments[at] as Moment;
  const until = quietUntil(moments, at, chair);
  if (until <= at + 1 || moment.form === null) return undefined;
  const other = sample(moment.form, rng);
  if (typeof chair === 'number' && picks(other).includes(chair)) return undefined;
  const world = retell(played.game, played, {
    chair,
    setup: played.setup,
    until,
    rng,
    says(who, topic, given, form) {
      if (
        who === whoOf(moment.input as Answering) &&
        topic === moment.topic &&
        given === (moment.input as Answering).answer
      )
        return other;
      return carried(who, given, form, rng);
    },
  });
  return world !== undefined && endsAlike(played, world, chair) ? world : undefined;
}

const killing = /\.(kill|bite)$/;
/** What others do that some of them see at once. */
const seenByFellows = /^(reptilians\.prey|lovers\.house|pair\.house)$/;

/** Somebody else is killed in the dark: until the morning nobody sees who it was, not even fellows (Q49). */
function otherVictim(played: Story, chair: Chair, rng: Rng): World | undefined {
  const { moments, state } = taleOf(played);
  const found = moments.flatMap(({ input, right, dark }, at) =>
    dark && right !== null && killing.test(right) && isAnswer(input) && whoOf(input) !== chair ? [at] : [],
  );
  if (found.length === 0) return undefined;
  const at = oneOf(found, rng);
  const { input, form, right } = moments[at] as Moment;
  const { answer } = input as Answering;
  const [victim] = picks(answer) as [Seat];
  const ways = Object.entries(form ?? {}).flatMap(([way, { fields }]) =>
    fields.player !== undefined && 'pick' in fields.player
      ? fields.player.pick.map((seat) => ({ way, seat }))
      : [],
  );
  // Lovers die with each other, and a fellow of the chair's is worth a try of its own.
  const close = [chair, ...(state.lovers?.includes(chair as Seat) ? state.lovers : [])];
  const fellows = typeof chair === 'number' ? (state.players[chair]?.met ?? []) : [];
  const others = ways.filter(({ seat }) => seat !== victim && !close.includes(seat as Seat));
  const known = others.filter(({ seat }) => fellows.includes(seat as Seat));
  if (close.includes(victim) || others.length === 0) return undefined;
  const { way, seat } = oneOf(known.length > 0 && rng.below(2) === 0 ? known : others, rng);
  const until = Math.min(quietUntil(moments, at + 1, chair), firstSeen(moments, at + 1, seat as Seat));
  const world = retell(played.game, played, {
    chair,
    setup: played.setup,
    until,
    rng,
    says: (who, topic, given, there) =>
      topic === right && given === answer
        ? { do: way, player: [seat as Seat] }
        : carried(who, given, there, rng),
  });
  return world !== undefined && endsAlike(played, world, chair) ? world : undefined;
}

/** When somebody, who is dead in the other world, next does what fellows see. */
function firstSeen(moments: readonly Moment[], from: number, seat: Seat): number {
  const found = moments.findIndex(
    ({ input, topic }, at) =>
      at >= from && isAnswer(input) && whoOf(input) === seat && seenByFellows.test(topic ?? ''),
  );
  return found < 0 ? moments.length : found;
}

const isOneOf = (ids: readonly string[], id: string): boolean => ids.includes(id);
const isOfCard = (topic: string): boolean => {
  const [card = ''] = topic.split('.');
  return card === 'reptilians' || isOneOf(roleIds, card) || isOneOf(specialityIds, card);
};

/** Two others hold each other's cards, in the opening and the first night. */
function otherCards(played: Story, chair: Chair, rng: Rng): World | undefined {
  const { players } = stateOf(started(played));
  const { moments } = taleOf(played);
  const until = quietUntil(moments, 0, chair);
  const [x, y] = [rng.below(players.length), rng.below(players.length)];
  if (x === y || x === chair || y === chair || until < 3) return undefined;
  const dealt = players.map(({ role }) => role);
  if (typeof chair === 'number' && !isUnknown(dealt, chair, x, y)) return undefined;
  const swap = <T>(things: readonly T[]): T[] =>
    things.map((thing, seat) => (seat === x ? things[y] : seat === y ? things[x] : thing) as T);
  const deal = {
    roles: swap<RoleId>(dealt),
    specialities: swap<SpecialityId>(players.map(({ speciality }) => speciality)),
  };
  const world = retell(played.game, played, {
    chair,
    setup: { ...played.setup, deal },
    until,
    rng,
    // A card is played by whoever holds it there; Lovers are chosen by their seats.
    as: (seat, topic) => (!isOfCard(topic) ? seat : seat === x ? y : seat === y ? x : seat),
    says: (who, _topic, given, form) => carried(who, given, form, rng),
  });
  return world !== undefined && endsAlike(played, world, chair) ? world : undefined;
}

/** Here who can pay, or is poor, shows in public. */
const turnsOnPurses = ['wedding', 'bequest', 'law', 'vote'];

/** Two others exchange another gift by day; purses being private, nobody else sees it (Q32). */
function otherGift(played: Story, chair: Chair, rng: Rng): World | undefined {
  const { moments } = taleOf(played);
  const { options } = stateOf(started(played));
  const gifts = moments.flatMap(({ input, step }, at) =>
    isAnswer(input) &&
    !turnsOnPurses.includes((step as { type: string }).type) &&
    input.prompt === 'gift.give' &&
    whoOf(input) !== chair &&
    !picks(input.answer).includes(chair)
      ? [at]
      : [],
  );
  if (gifts.length === 0 || !options.privatePurses) return undefined;
  const at = oneOf(gifts, rng);
  const gift = moments[at]?.input as Answering;
  // On to the end of the step: later ones may turn on who is poor.
  let until = at + 1;
  while (
    until < moments.length &&
    moments[until]?.step === moments[at]?.step &&
    isAnswer(moments[until]?.input as Input)
  )
    until += 1;
  const world = retell(played.game, played, {
    chair,
    setup: played.setup,
    until,
    rng,
    says(who, _topic, given, form) {
      if (given !== gift.answer) return carried(who, given, form, rng);
      const other = sample(form, rng);
      return picks(other).includes(chair) ? given : other;
    },
  });
  return world !== undefined && endsAlike(played, world, chair) ? world : undefined;
}

/** Whether the opening tells `me` nothing by which x and y differ (§13). */
function isUnknown(dealt: readonly RoleId[], me: Seat, x: Seat, y: Seat): boolean {
  const role = (seat: Seat) => roles[dealt[seat] as RoleId];
  const alike = (is: (seat: Seat) => boolean): boolean => is(x) === is(y);
  const six = (seat: Seat): boolean => role(seat).condition !== undefined;
  const marked = (seat: Seat): boolean =>
    (role(seat).marks ?? []).some((mark) => mark === 'leadsPack' || mark === 'leadsMice');
  const mine = role(me).camps;
  // One of the six may be turned, and meets the Reptilians.
  if (six(me) || mine.includes('reptilians')) {
    if (
      six(x) ||
      six(y) ||
      marked(x) ||
      marked(y) ||
      !alike((seat) => role(seat).camps.includes('reptilians'))
    )
      return false;
  }
  return (['seths', 'mice'] as const).every(
    (camp) =>
      !mine.includes(camp) || (alike((seat) => role(seat).camps.includes(camp)) && !marked(x) && !marked(y)),
  );
}
