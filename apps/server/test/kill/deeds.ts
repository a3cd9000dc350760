import { byChance } from '@veillee/bots';
import { type Prompt, type Right, type Rng, type Sight, sample, shuffled } from '@veillee/kernel';
import { type Command, type Present, type RoomView, sightOf } from '@veillee/protocol';
import type { Plan } from './evenings.ts';

type Unnamed<M> = M extends unknown ? Omit<M, 'id'> : never;
/** A command, or something done without one: going away for a while, moving to another device. */
export type Deed = Unnamed<Command> | 'away' | 'move';

/** What somebody knows who is about to do something. */
export interface Situation {
  readonly present: Present;
  readonly room: RoomView;
  readonly me: number;
  readonly plan: Plan;
  readonly rng: Rng;
  /** Holds a code for another device. */
  readonly mayMove: boolean;
  /** Enough others are here. */
  readonly mayGo: boolean;
  /** A number nobody else gets. */
  next(): number;
}

type Choice = readonly [weight: number, deed: () => Deed | undefined];

/** One of the choices, by their weights; another where it does not fit. */
function oneOf(choices: readonly Choice[], rng: Rng): Deed | undefined {
  const left = choices.filter(([weight]) => weight > 0);
  while (left.length > 0) {
    let at = rng.below(left.reduce((sum, [weight]) => sum + weight, 0));
    const chosen = left.findIndex(([weight]) => {
      at -= weight;
      return at < 0;
    });
    const deed = left.splice(chosen, 1)[0]?.[1]();
    if (deed !== undefined) return deed;
  }
  return undefined;
}

/** What somebody does next. */
export function choose(situation: Situation): Deed {
  const { room, rng, next } = situation;
  const isRunning = room.match?.state === 'running';
  const choices = [...anytime(situation), ...(isRunning ? inMatch(situation) : inLobby(situation))];
  return oneOf(choices, rng) ?? { t: 'notes', text: `note ${next()}` };
}

function anytime(situation: Situation): Choice[] {
  const { room, me, rng, next, mayMove, mayGo } = situation;
  const bots = room.people.filter(({ bot }) => bot);
  const isHost = room.host === me;
  return [
    [12, () => ({ t: 'notes', text: `note ${next()}` })],
    [4, () => said(situation)],
    [2, () => ({ t: 'rename', name: `Nom ${next()}` })],
    [3, () => ({ t: 'hand' })],
    [mayMove ? 10 : 0, () => 'move'],
    [mayGo ? 1 : 0, () => 'away'],
    [isHost ? (room.locked ? 12 : 1) : 0, () => ({ t: 'lock', locked: !room.locked })],
    [isHost ? 2 : 0, () => room.barred[0] && { t: 'pardon', person: room.barred[0].person }],
    [isHost ? 1 : 0, () => renamedBot(bots, rng, next)],
    [isHost ? 1 : 0, () => onSomebody(situation, (person) => ({ t: 'host', person }))],
  ];
}

const renamedBot = (bots: RoomView['people'], rng: Rng, next: () => number): Deed | undefined =>
  bots.length === 0
    ? undefined
    : { t: 'rename', name: `Bot ${next()}`, person: bots[rng.below(bots.length)]?.id };

/** On somebody else who is here and no bot. */
function onSomebody({ room, me, rng }: Situation, deed: (person: number) => Deed): Deed | undefined {
  const others = room.people.filter(({ id, bot, here }) => id !== me && !bot && here);
  const other = others[rng.below(Math.max(1, others.length))];
  return other === undefined ? undefined : deed(other.id);
}

/** A line of talk in a circle where one hears what one says. */
function said({ present, rng, next }: Situation): Deed | undefined {
  const circles = (sightOf(present)?.circles ?? []).filter(({ speaks, hears }) => speaks && hears);
  const isRunning = present.room?.match?.state === 'running';
  const circle = isRunning && circles.length > 0 ? circles[rng.below(circles.length)]?.id : 'room';
  return circle === undefined ? undefined : { t: 'say', circle, text: `ligne ${next()}` };
}

function inLobby(situation: Situation): Choice[] {
  const { room, me, rng, mayGo } = situation;
  const sits = room.seats.includes(me);
  const isReady = room.people.some(({ id, ready }) => id === me && ready);
  return [
    // Also what is so already: asked for twice, it must not come to pass later.
    [isReady ? 3 : 20, () => ({ t: 'ready', ready: !(isReady && rng.below(3) === 0) })],
    [sits ? 2 : 10, () => ({ t: 'sit', sit: !(sits && rng.below(3) === 0) })],
    [mayGo && room.host !== me ? 1 : 0, () => (rng.below(4) > 0 ? undefined : { t: 'leave' })],
    ...(room.host === me ? [...atTheDoor(situation), ...hostInLobby(situation)] : []),
  ];
}

/** A locked table keeps out those who were sent away and would come again: not for long. */
function atTheDoor({ room: { locked, barred }, rng }: Situation): Choice[] {
  const [first] = barred;
  return [
    [locked ? 6 : 1, () => ({ t: 'lock', locked: !(locked && rng.below(4) > 0) })],
    [first === undefined ? 0 : 1, () => first && { t: 'pardon', person: first.person }],
  ];
}

function hostInLobby(situation: Situation): Choice[] {
  const { room, plan, rng, next } = situation;
  const { seats, people, match } = room;
  const ready = (id: number): boolean => people.some((person) => person.id === id && person.ready);
  const waits = seats.some((id) => id !== room.host && !ready(id));
  const fits = room.game === plan.game && room.faults.length === 0 && seats.length >= plan.seats;
  const bot = people.find((person) => person.bot && seats.includes(person.id));
  return [
    [match === null ? 0 : 4, () => ({ t: 'again' })],
    [fits ? 1 : 20, () => settled(situation)],
    [seats.length < plan.seats ? 20 : 1, () => (seats.length > 8 ? undefined : { t: 'bot' })],
    [fits && !waits ? 40 : 0, () => ({ t: 'start' })],
    [2, () => ({ t: 'arrange', seats: shuffled(seats, rng) })],
    [1, () => ({ t: 'settings', chairs: 10 + (next() % 20) })],
    [seats.length > plan.seats ? 4 : 0, () => bot && { t: 'kick', person: bot.id }],
    [1, () => onSomebody(situation, (person) => ({ t: 'kick', person }))],
  ];
}

function settled(situation: Situation): Deed {
  const { room, plan, next, rng } = situation;
  const options = plan.options(Math.max(plan.seats, room.seats.length), next());
  const people = room.people.filter(({ id, bot, here }) => !bot && here && id !== room.host);
  const leader = plan.led && rng.below(2) === 0 ? people[rng.below(Math.max(1, people.length))] : undefined;
  return { t: 'settings', game: plan.game, options, ...(plan.led ? { master: leader?.id ?? null } : {}) };
}

function inMatch(situation: Situation): Choice[] {
  const { present, room, me, rng, mayGo } = situation;
  const sight = sightOf(present);
  const held = room.match?.holders ?? [];
  return [
    [room.match?.paused ? 0 : 40, () => (sight === null ? undefined : answered(sight, rng))],
    [room.replacing?.owner === me ? 10 : 0, () => ({ t: 'object' })],
    [held.includes(me) ? 0 : 4, () => ({ t: 'reclaim' })],
    [mayGo ? 1 : 0, () => (rng.below(6) > 0 ? undefined : { t: 'leave' })],
    ...(room.host === me ? [...atTheDoor(situation), ...hostInMatch(situation)] : []),
    ...(present.me.chair === 'master' ? led(situation) : []),
  ];
}

const policy = byChance(6);

/** Answers what is asked or changes an answer, uses a right, or leaves it to the time. */
function answered(sight: Sight, rng: Rng): Deed | undefined {
  const way = rng.below(6);
  if (way < 2) return undefined;
  if (way === 2 && sight.prompts.length > 0) {
    const { number, form } = sight.prompts[rng.below(sight.prompts.length)] as Prompt;
    return { t: 'answer', prompt: number, answer: sample(form, rng) };
  }
  if (way === 3 && sight.rights.length > 0) {
    const { topic, form } = sight.rights[rng.below(sight.rights.length)] as Right;
    return { t: 'answer', prompt: topic, answer: sample(form, rng) };
  }
  const move = policy(sight, rng);
  return move && { t: 'answer', ...move };
}

function hostInMatch(situation: Situation): Choice[] {
  const { room, rng } = situation;
  const paused = room.match?.paused ?? false;
  return [
    [paused ? 30 : 1, () => ({ t: 'pause', paused: !paused })],
    [1, () => ({ t: 'more', seconds: 1 + rng.below(5) })],
    [2, () => ({ t: 'skip' })],
    [room.replacing === null ? 8 : 0, () => replaced(room, rng)],
    [1, () => (rng.below(8) > 0 ? undefined : { t: 'abandon' })],
    [1, () => (rng.below(8) > 0 ? undefined : onSomebody(situation, (person) => ({ t: 'kick', person })))],
  ];
}

/** The seat of somebody who is away goes to a bot, or to somebody who only watches. */
function replaced({ people, match }: RoomView, rng: Rng): Deed | undefined {
  const holders = match?.holders ?? [];
  const seat = holders.findIndex((holder) =>
    people.some(({ id, here, bot }) => id === holder && !here && !bot),
  );
  const watcher = people.find(
    ({ id, bot, here }) => !bot && here && !holders.includes(id) && match?.master !== id,
  );
  if (seat < 0) return undefined;
  return { t: 'replace', seat, by: watcher !== undefined && rng.below(2) === 0 ? watcher.id : 'bot' };
}

/** A person who leads goes back, answers for others, and hands over to the app and back. */
function led({ present, rng }: Situation): Choice[] {
  const { inputs = 0, seats = [] } = present.own;
  const asked = seats.filter(({ prompts }) => prompts.length > 0);
  return [
    [
      inputs > 1 ? 2 : 0,
      () => ({ t: 'undo', to: inputs - 1 - rng.below(Math.min(5, inputs)), reason: 'oups' }),
    ],
    [present.shared.clock?.led ? 20 : 0, () => ({ t: 'next', step: present.shared.clock?.step })],
    [1, () => ({ t: 'pulse', seconds: rng.below(3) })],
    [1, () => ({ t: 'lead', by: present.shared.master === 'app' ? 'human' : 'app' })],
    [asked.length > 0 ? 6 : 0, () => answerFor(asked, rng)],
  ];
}

function answerFor(asked: NonNullable<Present['own']['seats']>, rng: Rng): Deed | undefined {
  const one = asked[rng.below(asked.length)];
  const prompt = one?.prompts[0];
  return (
    one && prompt && { t: 'answer', prompt: prompt.number, answer: sample(prompt.form, rng), for: one.seat }
  );
}
