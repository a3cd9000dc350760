import { usualLevel } from '@veillee/bots';
import { begin, fingerprint, submit } from '@veillee/kernel';
import { limits } from '@veillee/protocol';
import { OtherRules } from './otherRules.ts';
import {
  digestOf,
  type GameOf,
  gendered,
  type Person,
  personOf,
  type Room,
  type RoomData,
  type RoomEvent,
  sittingOf,
  styleOf,
} from './room.ts';
import { addScores } from './scores.ts';
import { call, freshTiming, keepQuiet, lengthen, pause, resume, retime } from './timing.ts';

/** What each event does to a room. Events were checked before they were logged: none is refused here. */

const remembered = 16;

type Do = {
  [E in RoomEvent['e']]: (room: Room, event: Extract<RoomEvent, { e: E }>, at: number, games: GameOf) => void;
};

const doing: Do = {
  opened({ data }, { key = null }, at) {
    data.openedAt = at;
    data.key = key;
  },
  obeyed() {},
  closed({ data }, { closed }) {
    data.closed = closed;
  },
  joined({ data }, { person, name, gender, key, sits, claim }) {
    data.persons = Math.max(data.persons, person);
    data.people.push({
      id: person,
      name,
      bot: key === null && claim === undefined,
      key,
      ready: key === null,
      notes: '',
      done: [],
      left: false,
      ...(claim === undefined ? {} : { paper: true, claim }),
      ...gendered(gender),
    });
    if (sits) data.seats = [...data.seats, person];
  },
  claimed({ data }, { person, key }) {
    offerNoMore(data, person);
    change(data, person, { key, paper: false, left: false, push: undefined });
  },
  papered({ data }, { person, claim }) {
    offerNoMore(data, person);
    change(data, person, { key: null, paper: true, claim, push: undefined });
  },
  confided({ data }, { person }) {
    data.privy = [...(data.privy ?? []), person];
  },
  renewed({ data }, { claims }) {
    data.privy = undefined;
    for (const [person, claim] of claims) change(data, person, { claim });
  },
  dealt({ data }, { deal, by }) {
    data.deal = deal;
    data.dealer = by;
  },
  left({ data }, { person, kicked }) {
    data.seats = data.seats.filter((id) => id !== person);
    if (data.master === person) data.master = null;
    offerNoMore(data, person);
    const gone = personOf(data, person);
    if (gone === undefined) return;
    if (kicked) bar(data, gone);
    if (isInMatch(data, person)) gone.left = true;
    else data.people.splice(data.people.indexOf(gone), 1);
  },
  pardoned({ data }, { person }) {
    data.barred = data.barred.filter((one) => one.person !== person);
  },
  locked({ data }, { locked }) {
    data.locked = locked;
  },
  watched({ data }, { key }) {
    data.watchers = [...data.watchers, key].slice(-limits.watchers);
  },
  returned: ({ data }, { person }) => change(data, person, { left: false }),
  renamed: ({ data }, { person, name }) => change(data, person, { name }),
  gendered: ({ data }, { person, gender }) => change(data, person, { gender }),
  readied: ({ data }, { person, ready }) => change(data, person, { ready }),
  sat({ data }, { person, sits }) {
    data.seats = data.seats.filter((id) => id !== person);
    if (sits) data.seats.push(person);
    if (sits && data.master === person) data.master = null;
  },
  noted: ({ data }, { person, text }) => change(data, person, { notes: text }),
  said({ data }, { item }) {
    data.talk.push(item);
    if (data.talk.length <= limits.talk) return;
    data.talk.shift();
    data.forgotten += 1;
  },
  offered({ data }, { person, hash, due }, at) {
    data.handOvers = data.handOvers.filter((offer) => offer.person !== person && offer.due > at);
    data.handOvers.push({ person, hash, due });
  },
  moved({ data }, { person, key }) {
    offerNoMore(data, person);
    change(data, person, { key, left: false, push: undefined });
  },
  hosted({ data }, { person }) {
    data.host = person;
  },
  arranged({ data }, { seats }) {
    data.seats = [...seats];
  },
  settled({ data }, { game, options, chairs, master }) {
    if (game !== undefined && game !== data.game) {
      data.options = {};
      delete data.deal;
    }
    data.game = game ?? data.game;
    data.options = options ?? data.options;
    data.chairs = chairs ?? data.chairs;
    if (master !== undefined) data.master = master;
    if (master !== null && master !== undefined) data.seats = data.seats.filter((id) => id !== master);
  },
  started,
  played(room, { input }, at) {
    const refused = room.match === null ? undefined : submit(room.match, input);
    if (refused !== undefined) throw new Error(`a logged input is refused: ${refused.key}`);
    retime(room, at);
  },
  paused(room, { paused }, at) {
    if (paused) pause(room, at);
    else resume(room, at);
  },
  lengthened: (room, { by }, at) => lengthen(room, by, at),
  called: ({ data }, { due }) => call(sittingOf(data).timing, due),
  subscribed: ({ data }, { person, push }) => change(data, person, { push }),
  woken({ data }, { step }, at) {
    sittingOf(data).timing.woken = { step, at };
  },
  quieted: (room, { quiet }, at) => keepQuiet(room, quiet, at),
  styled({ data }, { person, style }) {
    if (person === null) data.level = style.level ?? data.level ?? usualLevel;
    const those = data.people.filter(({ id, bot }) => bot && (person === null || id === person));
    for (const bot of those) bot.style = { ...styleOf(data, bot), ...style };
  },
  pulsed({ data }, { seconds }) {
    data.pulse = seconds;
  },
  ended(room, { story }, at) {
    const sitting = sittingOf(room.data);
    sitting.state = 'over';
    sitting.story = story;
    addScores(room);
    stopTime(room, at);
  },
  abandoned(room, _event, at) {
    sittingOf(room.data).state = 'abandoned';
    stopTime(room, at);
  },
  cleared(room) {
    room.data.sitting = null;
    room.match = null;
  },
  replacing({ data }, { seat, owner, by, due }) {
    data.replacing = { seat, owner, by, due };
  },
  kept({ data }) {
    data.replacing = null;
  },
  replaced({ data }, { seat, person }) {
    const sitting = sittingOf(data);
    // What was said before names those who held the seats then.
    sitting.holders = sitting.holders.with(seat, person);
    if (!sitting.held.some((entry) => entry.person === person)) sitting.held.push({ person, seat });
    if (data.replacing?.seat === seat) data.replacing = null;
  },
};

/** Whoever is sent away stays out, by the token and the claim that were theirs. */
function bar(data: RoomData, gone: Person): void {
  if (gone.key !== null) {
    const entry = { person: gone.id, name: gone.name, key: gone.key };
    data.barred = [...data.barred, entry].slice(-limits.barred);
  }
  // Nor does a slip open their seat: whoever leads may give out a new one.
  Object.assign(gone, { key: null, paper: false, claim: undefined });
}

/** A hand-over from a device that is this person's no longer opens nothing. */
function offerNoMore(data: RoomData, person: number): void {
  data.handOvers = data.handOvers.filter((offer) => offer.person !== person);
}

function change(data: RoomData, id: number, to: Partial<Person>): void {
  Object.assign(personOf(data, id) ?? {}, to);
}

function started(room: Room, event: Extract<RoomEvent, { e: 'started' }>, at: number, games: GameOf): void {
  const { data } = room;
  const { game: id, options, holders, master, seed, salt, deal } = event;
  const game = games(id);
  if (game === undefined) throw new Error(`the game "${id}" is not served here`);
  if (event.rules !== undefined && event.rules !== game.rules) throw new OtherRules(id, event.rules);
  const begun = begin(game, {
    seats: holders.length,
    seed,
    options,
    master: master === null ? 'app' : 'human',
    ...(deal === undefined ? {} : { deal }),
  });
  if (!begun.ok) throw new Error(`a logged start is refused: ${begun.error.map(({ key }) => key).join()}`);
  data.matches += 1;
  data.sitting = {
    number: data.matches,
    game: id,
    options,
    holders: [...holders],
    held: holders.map((person, seat) => ({ person, seat })),
    salt,
    fingerprint: fingerprint(deal === undefined ? { salt, seed } : { salt, seed, deal }),
    master,
    startedAt: at,
    ...(event.dealt ? { dealt: true, dealer: data.dealer } : {}),
    state: 'running',
    story: null,
    timing: freshTiming(),
  };
  room.match = begun.value;
  delete data.deal;
  for (const person of data.people) if (!person.bot && person.paper !== true) person.ready = false;
  retime(room, at);
}

/** Nothing is waited for any more; who left meanwhile is no longer there. */
function stopTime({ data }: Room, at: number): void {
  const { timing } = sittingOf(data);
  delete timing.since;
  delete timing.called;
  Object.assign(timing, { ...freshTiming(), step: timing.step });
  data.replacing = null;
  data.handOvers = data.handOvers.filter(({ due }) => due > at);
  for (const person of data.people.filter(({ left }) => left))
    data.people.splice(data.people.indexOf(person), 1);
  const bots = data.people.filter(({ id, bot }) => bot && !data.seats.includes(id));
  for (const bot of bots) data.people.splice(data.people.indexOf(bot), 1);
}

const isInMatch = ({ sitting }: RoomData, person: number): boolean =>
  sitting?.state === 'running' && (sitting.holders.includes(person) || sitting.master === person);

/** What the options say of a seat goes along with whoever sat there. */
function reseat({ data }: Room, before: readonly number[], games: GameOf): void {
  if (data.seats === before || data.game === null) return;
  // A deal names seats, and whoever gave it meant those who sat there.
  if (data.seats.join() !== before.join()) delete data.deal;
  const people = data.seats.map((id) => {
    const was = before.indexOf(id);
    return { was: was < 0 ? null : was, bot: personOf(data, id)?.bot === true };
  });
  data.options = games(data.game)?.reseat?.(data.options, people) ?? data.options;
}

export function apply(room: Room, event: RoomEvent, at: number, games: GameOf): void {
  const { seats } = room.data;
  applyAs(event.e, room, event, at, games);
  reseat(room, seats, games);
}

/** By the event's own name, so that its doing is known to fit it. */
const applyAs = <E extends RoomEvent['e']>(
  name: E,
  room: Room,
  event: Extract<RoomEvent, { e: E }>,
  at: number,
  games: GameOf,
): void => doing[name](room, event, at, games);

/** Remembers that a command was obeyed. */
export function remember({ data }: Room, [person, id]: readonly [number, string]): void {
  const done = personOf(data, person)?.done;
  if (done === undefined) return;
  done.push(digestOf(id));
  if (done.length > remembered) done.shift();
}
