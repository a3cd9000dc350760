import {
  type Answer,
  begin,
  type Chair,
  type Form,
  type Game,
  type Input,
  type Match,
  misfit,
  promptsOf,
  type Rng,
  type Seat,
  sample,
  submit,
} from '@veillee/kernel';
import { isSeenBy, type Played, retell, type World } from '@veillee/kernel/laws';
import { type Quinte, type RoleId, roleIds, roles, type SpecialityId, specialityIds } from '../src/index.ts';

/**
 * Other worlds of a village, written from the rules page: what is dealt to others and what they do in the dark
 * is told to nobody else. Three are built, by chance: the same night with another hidden act, a village where
 * two others hold each other's cards, a day with another gift. They last while nothing reaches the chair.
 */
export const worldsOf =
  (game: Game<Quinte>) =>
  (played: Played, chair: Chair, rng: Rng): World | undefined =>
    anotherWorld({ ...played, game }, chair, rng);

/** A history with the game it is one of. */
interface Story extends Played {
  readonly game: Game<Quinte>;
}

function anotherWorld(played: Story, chair: Chair, rng: Rng): World | undefined {
  for (let tries = 0; tries < 6; tries += 1) {
    const world = oneOf([otherAct, otherCards, otherGift], rng)(played, chair, rng);
    if (world !== undefined) return world;
  }
  return undefined;
}

type Answering = Extract<Input, { readonly answer: Answer }>;
const isAnswer = (input: Input): input is Answering => 'answer' in input;
const whoOf = (input: Answering): Chair => input.for ?? input.by;
const oneOf = <T>(things: readonly T[], rng: Rng): T => things[rng.below(things.length)] as T;

function started({ game, setup }: Omit<Story, 'inputs'>): Match<Quinte> {
  const begun = begin(game, setup);
  if (!begun.ok) throw new Error('a sound setup is refused');
  return begun.value;
}

function ended(story: Story): Match<Quinte> {
  const match = started(story);
  for (const input of story.inputs) submit(match, input);
  return match;
}

/** Others do the same there if they can, else nothing; a master goes on either way. */
function carried(who: Chair, given: Answer, form: Form, rng: Rng): Answer | undefined {
  if (misfit(form, given) === undefined) return given;
  return who === 'master' ? sample(form, rng) : undefined;
}

/** A history input by input: what was asked before each, and what part of the day it was. */
interface Moment {
  readonly input: Input;
  readonly topic: string | null;
  readonly form: Form | null;
  readonly dark: boolean;
  readonly day: number;
  readonly step: unknown;
}

interface Tale {
  readonly moments: readonly Moment[];
  /** How it ended. */
  readonly state: Match<Quinte>['running']['state'];
}
const tales = new WeakMap<Played, Tale>();

function taleOf(played: Story): Tale {
  const known = tales.get(played) ?? told(played);
  tales.set(played, known);
  return known;
}

function told(story: Story): Tale {
  const match = started(story);
  const moments = story.inputs.map((input) => {
    const prompt = isAnswer(input)
      ? promptsOf(match, whoOf(input)).find(({ number }) => number === input.prompt)
      : undefined;
    const { phase, day } = match.running.state;
    const step = match.top?.step;
    // Rites, shows and the like are public, at night too.
    const dark = ['deal', 'direct', 'opening', 'line'].includes(match.top?.step.type ?? '');
    submit(match, input);
    // Only what leaves it dark counts: a stop or a morning is public.
    const still =
      match.running.state.phase === phase || match.running.state.phase === 'night' || phase === 'deal';
    return {
      input,
      topic: prompt?.topic ?? null,
      form: prompt?.form ?? null,
      dark: dark && still && !match.over && match.running.state.phase !== 'morning',
      day,
      step,
    };
  });
  return { moments, state: match.running.state };
}

const picks = (answer: Answer): readonly unknown[] =>
  Object.values(answer).flatMap((value) => (Array.isArray(value) ? value : []));
const shared = ['deal.ready', 'lovers.house', 'pair.house'];
/** What tells its author something about others, who may differ. */
const tells = /\.(use|place|quarrel|tease|look|rob|state|answer)$/;

/** How far from `from` on nothing reaches the chair but time: no right, undo, act on it, or look by it. */
function quietUntil(moments: readonly Moment[], from: number, chair: Chair): number {
  let until = from;
  for (; until < moments.length; until += 1) {
    const { input, topic, dark, day } = moments[until] as Moment;
    if (!dark || day !== moments[from]?.day || 'undo' in input || 'master' in input) break;
    if (!isAnswer(input)) continue;
    if (topic === null) break;
    if (whoOf(input) === chair) {
      if (tells.test(topic)) break;
    } else if (!shared.includes(topic) && typeof chair === 'number' && picks(input.answer).includes(chair))
      break;
  }
  return until;
}

/** Somebody else does something else in the dark. */
function otherAct(played: Story, chair: Chair, rng: Rng): World | undefined {
  const { moments, state } = taleOf(played);
  const { players, options } = state;
  const isReptilian = typeof chair === 'number' && players[chair]?.camps.includes('reptilians');
  const hidden = ({ input, topic, dark }: Moment): boolean => {
    if (!dark || topic === null || !isAnswer(input) || isSeenBy(chair, input)) return false;
    const [card = '', verb = ''] = topic.split('.');
    // Conferring Reptilians see each other's proposals; purses may be public.
    if (card === 'reptilians') return !isReptilian;
    if ((verb === 'rob' || verb === 'hand') && !options.privatePurses) return false;
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

const isOneOf = (ids: readonly string[], id: string): boolean => ids.includes(id);
const isOfCard = (topic: string): boolean => {
  const [card = ''] = topic.split('.');
  return card === 'reptilians' || isOneOf(roleIds, card) || isOneOf(specialityIds, card);
};

/** Two others hold each other's cards, in the opening and the first night. */
function otherCards(played: Story, chair: Chair, rng: Rng): World | undefined {
  const { players, options } = started(played).running.state;
  // Where purses are public, so is robbery.
  if (!options.privatePurses) return undefined;
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
  const { options } = started(played).running.state;
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

/** The same offices were drawn (Q23 may draw again), and the chair is no better or worse off. */
function endsAlike(played: Story, world: World, chair: Chair): boolean {
  const here = ended({ ...played, inputs: played.inputs.slice(0, world.until) }).running.state;
  const there = ended({ ...world, game: played.game }).running.state;
  if (there.stop !== null || here.stop !== null) return false;
  if (JSON.stringify(here.offices) !== JSON.stringify(there.offices)) return false;
  if (typeof chair !== 'number') return true;
  const own = (state: typeof here): string => {
    const player = state.players[chair];
    const { pair, dead } = state.night;
    const paired = pair !== null && (pair.first === chair || pair.second === chair);
    return JSON.stringify([
      player?.fate,
      player?.coins,
      player?.charmed,
      player?.camps,
      paired,
      state.night.asleep.includes(chair),
      dead.some(({ seat }) => seat === chair),
    ]);
  };
  const seesAll = ['spirit', 'legacy'].includes(here.players[chair]?.fate ?? '');
  const involved =
    here.night.pair !== null && [here.night.pair.first, here.night.pair.second].includes(chair);
  return own(here) === own(there) && !seesAll && !involved;
}
