import { canonical, type Json } from '@veillee/kernel';
import { type Present, type RoomView, type Saying, type ScoreView, sightOf } from '@veillee/protocol';
import { alsoByTheHouse } from './commands.ts';
import type { TableRecord } from './tableRecord.ts';

/** A whole picture, as the house shows it to somebody who has just come, and what that person knew before. */
export interface Look {
  readonly present: Present;
  /** What the same person was shown last. */
  readonly before: Present | null;
  /** When it was asked for, and what was acknowledged by then. */
  readonly asked: number;
  readonly notes: ReadonlyMap<string, number>;
}

type Losses = Iterable<string>;

/** Whatever of all that was acknowledged or shown is not in this picture, or in it too often. */
export function* lossesIn(record: TableRecord, look: Look): Losses {
  const { present } = look;
  record.figures.pictures += 1;
  yield* talk(record, look);
  const told = asTold(present.talk);
  yield* notes(record, look, told);
  if (present.me.person !== null) yield* register(record, look, `notes ${present.me.person}`, present.notes);
  if (present.room === null) return;
  yield* people(record, look, present.room, told);
  yield* settings(record, look, present.room);
  yield* match(record, look, present.room, told);
  yield* scores(record, present.room.scores, told);
  yield* sight(record, look, told);
}

const text = (value: unknown): string => JSON.stringify(value);

/** What a register may hold, where that is known. */
function* register(record: TableRecord, { asked }: Look, name: string, found: unknown): Losses {
  const possible = record.registers.get(name)?.possible(asked) ?? [];
  if (possible.length === 0 || possible.includes(null)) return;
  record.figures.values += 1;
  if (!possible.includes(canonical(found as Json)))
    yield `${name} is ${text(found)}, not ${possible.join(' or ')}`;
}

function* talk({ figures, said: lines }: TableRecord, { present, before, asked }: Look): Losses {
  const heard = before?.talk ?? [];
  figures.lines += heard.length;
  const at = heard.findIndex((line, i) => text(line) !== text(present.talk[i]));
  if (at >= 0) yield `line ${at} of the talk was ${text(heard[at])}, and now ${text(present.talk[at])}`;
  const said = present.talk.flatMap((line) => ('text' in line ? [line.text] : []));
  const mine = lines.filter(({ by, since }) => by === present.me.person && since < asked);
  for (const { text: line } of mine)
    if (!said.includes(line)) yield `“${line}” was said, and is not in the talk`;
  if (new Set(said).size < said.length) yield `a line was said twice: ${text(said)}`;
}

/** What the notes in the talk say of the room. */
interface Told {
  readonly counts: Map<string, number>;
  readonly named: Map<string, Set<unknown>>;
  started: number;
  finished: number;
  isPaused: boolean;
  /** Null where the notes do not say which seat was taken back. */
  isReplacing: boolean | null;
  /** Seats of the present match that went to others. */
  given: number;
}

function asTold(lines: readonly Saying[]): Told {
  const told: Told = {
    counts: new Map(),
    named: new Map(),
    started: 0,
    finished: 0,
    isPaused: false,
    isReplacing: false,
    given: 0,
  };
  for (const line of lines) {
    if (!('note' in line)) continue;
    const { params } = line.note;
    const key = line.note.key === 'note.hurried' ? 'note.skipped' : line.note.key;
    told.counts.set(key, (told.counts.get(key) ?? 0) + 1);
    const named = told.named.get(key) ?? new Set();
    told.named.set(key, named.add(params?.name));
    noted[key]?.(told);
  }
  return told;
}

const finish = (told: Told): void => {
  Object.assign(told, { finished: told.finished + 1, isPaused: false, isReplacing: false });
};

const noted: { readonly [key: string]: (told: Told) => void } = {
  'note.started': (told) => {
    Object.assign(told, { started: told.started + 1, isPaused: false, isReplacing: false, given: 0 });
  },
  'note.ended': finish,
  'note.abandoned': finish,
  'note.paused': (told) => {
    told.isPaused = true;
  },
  'note.resumed': (told) => {
    told.isPaused = false;
  },
  'note.replacing': (told) => {
    told.isReplacing = true;
  },
  'note.replacingByBot': (told) => {
    told.isReplacing = true;
  },
  'note.objected': (told) => {
    told.isReplacing = false;
  },
  'note.replaced': (told) => {
    told.isReplacing = false;
    told.given += 1;
  },
  'note.reclaimed': (told) => {
    if (told.isReplacing) told.isReplacing = null;
    told.given += 1;
  },
};

/** Each command that is noted was obeyed once: at least those that were acknowledged, at most those that were sent. */
function* notes(record: TableRecord, look: Look, { counts }: Told): Losses {
  for (const [key, { sent }] of record.notes) {
    const count = counts.get(key) ?? 0;
    const least = look.notes.get(key) ?? 0;
    record.figures.values += 1;
    if (count < least) yield `${key} was acknowledged ${least} times, and is noted ${count} times`;
    if (count > sent && !alsoByTheHouse.includes(key))
      yield `${key} was asked for ${sent} times, and is noted ${count} times`;
  }
}

function* people(record: TableRecord, look: Look, room: RoomView, told: Told): Losses {
  for (const { id, name, ready } of room.people) {
    yield* register(record, look, `name ${id}`, name);
    yield* register(record, look, `ready ${id} ${told.started}`, ready);
    yield* register(record, look, `sits ${id}`, room.seats.includes(id));
  }
  const hasLeft = (names: ReadonlySet<string>): boolean =>
    ['note.left', 'note.kicked'].some((key) => [...names].some((name) => told.named.get(key)?.has(name)));
  for (const [id, { bot, finished, since }] of record.people) {
    if (since >= look.asked) continue;
    const names = record.namesOf(id);
    if (room.people.some((person) => person.id === id) || hasLeft(names)) continue;
    // Bots that kept a seat go when the match is over.
    if (!bot || told.finished === finished) yield `${[...names].join(', ')} (${id}) is gone`;
  }
  for (const { id, name, bot = false } of room.people) {
    record.namesOf(id).add(name);
    const since = record.people.get(id)?.since ?? record.moment();
    record.people.set(id, { bot, finished: told.finished, since });
  }
  const highest = Math.max(...room.people.map(({ id }) => id));
  const most = record.comings.sent + (told.counts.get('note.replaced') ?? 0);
  if (highest > most) yield `${most} at most have come, and somebody is the ${highest}th`;
}

function* settings(record: TableRecord, look: Look, room: RoomView): Losses {
  yield* register(record, look, 'locked', room.locked);
  yield* register(record, look, 'order', room.seats);
  yield* register(record, look, 'game', room.game);
  yield* register(record, look, 'chairs', room.chairs);
  yield* register(record, look, 'options', room.options);
}

/** The match is where the notes say. */
function* match(record: TableRecord, { asked }: Look, { match, replacing }: RoomView, told: Told): Losses {
  const { started, finished } = told;
  if (match === null) {
    if (started !== finished) yield `a match is running by the notes, and none is shown`;
    return;
  }
  const { number, state, fingerprint, holders, paused } = match;
  const { cleared } = record;
  if (number <= cleared.match && cleared.since < asked)
    yield `match ${number} was cleared away, and is there`;
  if (number !== started) yield `${started} matches were started, and this is number ${number}`;
  const isRunning = state === 'running';
  if (isRunning !== started > finished) yield `match ${number} is ${state}, ${finished} have come to an end`;
  if (paused !== told.isPaused) yield `paused is ${paused}, not ${told.isPaused}`;
  if (told.isReplacing !== null && (replacing !== null) !== told.isReplacing)
    yield `replacing is ${text(replacing)}, not ${told.isReplacing}`;
  const sealed = record.fingerprints.get(number) ?? fingerprint;
  if (sealed !== fingerprint) yield `match ${number} is another one`;
  yield* record.match(number).compareHolders(holders, told.given);
}

/** What the verdicts add up to, where all of them were seen. */
function* scores({ verdicts, figures }: TableRecord, shown: readonly ScoreView[], told: Told): Losses {
  if (verdicts.size !== (told.counts.get('note.ended') ?? 0)) return;
  const sums = new Map<number, { played: number; won: number }>();
  for (const { holders, winners } of verdicts.values()) {
    for (const [seat, person] of holders.entries()) {
      const { played, won } = sums.get(person) ?? { played: 0, won: 0 };
      sums.set(person, { played: played + 1, won: won + (winners.includes(seat) ? 1 : 0) });
    }
  }
  figures.values += shown.length;
  const found = new Map(shown.map(({ person, played, won }) => [person, { played, won }]));
  for (const person of new Set([...sums.keys(), ...found.keys()])) {
    const [sum, score] = [text(sums.get(person)), text(found.get(person))];
    if (sum !== score) yield `the score of ${person} is ${score}, not ${sum}`;
  }
}

function* sight(record: TableRecord, look: Look, { given }: Told): Losses {
  const { present, before } = look;
  const now = sightOf(present);
  if (now === null) return;
  yield* record.match(present.m).compare(now, look.asked);
  // A bot that kept the seat may have answered.
  for (const { number, mine } of given > 0 ? [] : now.prompts)
    yield* register(record, look, `answer ${present.m} ${now.chair} ${number}`, mine);
  const wasTimed = before !== null && before.left !== null && before.m === present.m;
  const isSameStep = wasTimed && before.shared.clock?.step === now.clock?.step;
  const { state, paused } = present.room?.match ?? {};
  if (isSameStep && present.left === null && state === 'running' && paused === false)
    yield `step ${now.clock?.step} had ${before.left} ms left, and has no end any more`;
}
