import { type Command, nothingYet, type Present, type RoomView, type Saying } from '@veillee/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { lossesIn } from './compare.ts';
import { Figures } from './figures.ts';
import { TableRecord } from './tableRecord.ts';

/** The witness of the kill test: each kind of loss is noticed. */

const note = (key: string, params = {}): Saying => ({ note: { key, params } });
const person = (id: number, name: string) => ({ id, name, here: true, ready: false });
const room: RoomView = {
  code: 'batolumi',
  host: 1,
  locked: false,
  barred: [],
  people: [person(1, 'Ana'), person(2, 'Bo')],
  seats: [1, 2],
  chairs: 10,
  level: 'skilled',
  game: 'blood',
  options: {},
  master: null,
  scores: [],
  faults: [],
  match: {
    number: 1,
    game: 'blood',
    options: {},
    holders: [1, 2],
    master: null,
    fingerprint: 'f',
    state: 'running',
    paused: false,
    story: null,
  },
  replacing: null,
};
const shown: Present = {
  ...nothingYet,
  m: 1,
  me: { person: 1, chair: 0 },
  room,
  shared: { view: {}, clock: { step: 4, pace: { within: 60_000 } } },
  own: { prompts: [{ number: 3, topic: 'x', form: {}, ends: 'time', mine: { do: 'yes' } }] },
  facts: [
    { key: 'one', to: 'all' },
    { key: 'two', to: 'all' },
  ],
  talk: [note('note.opened'), note('note.started'), { who: 1, name: 'Ana', circle: 'room', text: 'bonsoir' }],
  notes: 'Bo rit.',
  left: 5000,
};

const commands: readonly Command[] = [
  { t: 'notes', id: 'n', text: 'Bo rit.' },
  { t: 'start', id: 's' },
  { t: 'say', id: 't', circle: 'room', text: 'bonsoir' },
  { t: 'settings', id: 'o', game: 'blood', options: {}, chairs: 10 },
  { t: 'sit', id: 'i', sit: true },
  { t: 'arrange', id: 'r', seats: [1, 2] },
  { t: 'answer', id: 'a', prompt: 3, answer: { do: 'yes' } },
];

let record: TableRecord;
const look = (present: Present, before: Present | null = shown): string[] => [
  ...lossesIn(record, { present, before, asked: record.moment(), notes: record.acknowledgedNotes() }),
];

beforeEach(() => {
  record = new TableRecord(new Figures());
  record.comings.sent = 2;
  for (const command of commands) record.obeyed(record.send(command, shown));
  expect(look(shown)).toEqual([]);
  record.remember(shown);
  const { chair } = shown.me;
  const sight = { ...nothingSeen, chair: chair ?? 'table', facts: shown.facts };
  record.match(1).remember(1, sight, record.moment());
});

const nothingSeen = {
  view: {},
  prompts: [],
  rights: [],
  watched: [],
  circles: [],
  clock: null,
  master: 'app',
  undone: 0,
  over: false,
  verdict: null,
} as const;

const inRoom = (change: Partial<RoomView>): Present => ({ ...shown, room: { ...room, ...change } });
const inMatch = (change: Partial<NonNullable<RoomView['match']>>): Present =>
  inRoom({ match: room.match && { ...room.match, ...change } });

describe('of what was acknowledged or shown', () => {
  it.each<readonly [string, Present, RegExp]>([
    ['a line of talk', { ...shown, talk: shown.talk.slice(0, 2) }, /line 2 of the talk/],
    [
      'a note of the house',
      { ...shown, talk: shown.talk.slice(0, 1) },
      /note\.started was acknowledged 1 times/,
    ],
    ['a line said twice', { ...shown, talk: [...shown.talk, ...shown.talk.slice(2)] }, /said twice/],
    ['a start made twice', { ...shown, talk: [...shown.talk, note('note.started')] }, /asked for 1 times/],
    ['private notes', { ...shown, notes: '' }, /notes 1 is ""/],
    ['a fact', { ...shown, facts: shown.facts.slice(0, 1) }, /was told \{"key":"two","to":"all"\}/],
    ['an answer', { ...shown, own: { prompts: [prompt(null)] } }, /answer 1 0 3 is null/],
    ['somebody', inRoom({ people: room.people.slice(0, 1) }), /Bo \(2\) is gone/],
    ['a seat', inRoom({ seats: [2] }), /sits 1 is false/],
    ['the order of seats', inRoom({ seats: [2, 1] }), /order is \[2,1\]/],
    ['a setting', inRoom({ chairs: 12 }), /chairs is 12/],
    ['nobody asked for a third', inRoom({ people: [...room.people, person(3, 'Bot')] }), /the 3th/],
    ['the match', inRoom({ match: null }), /none is shown/],
    ['that match', inMatch({ fingerprint: 'g' }), /is another one/],
    ['its number', inMatch({ number: 2 }), /this is number 2/],
    ['its state', inMatch({ state: 'over' }), /match 1 is over/],
    ['that it runs', inMatch({ paused: true }), /paused is true/],
    ['who holds its seats', inMatch({ holders: [1, 3] }), /seats held by \[1,2\]/],
    ['the end of its step', { ...shown, left: null }, /has no end any more/],
    ['a score', inRoom({ scores: [{ person: 1, name: 'Ana', played: 1, won: 0 }] }), /score of 1/],
  ])('%s is missed', (_what, present, loss) => {
    expect(look(present).join('\n')).toMatch(loss);
  });

  it('a match that was cleared away must not come back', () => {
    const talk = [...shown.talk, note('note.ended')];
    record.remember({ ...shown, talk, room: { ...room, match: null } });
    const over = { ...inMatch({ state: 'over' }), talk };
    expect(look(over).join()).toMatch(/was cleared away/);
  });

  it('nothing is missed that somebody else was shown only after it was asked for', () => {
    const asked = record.moment();
    record.people.set(3, { bot: true, finished: 0, since: record.moment() });
    const notes = record.acknowledgedNotes();
    expect([...lossesIn(record, { present: shown, before: shown, asked, notes })]).toEqual([]);
    expect(look(shown).join()).toMatch(/\(3\) is gone/);
  });
});

function prompt(mine: { do: string } | null) {
  return { number: 3, topic: 'x', form: {}, ends: 'time', mine } as const;
}
