import { type Answer, begin, type Chair, type Input, submit } from '@veillee/kernel';
import { toldApart } from './names.ts';
import type { AnyMatch, Room, RoomData, TalkItem, TalkLine } from './room.ts';

/** Takes somebody out of what a room remembers. What others said or noted of them is others' and stays. */

/** Who has no name any more. */
const nobodys = '—';
/** What they wrote. */
const blank = '…';

/** Stands for a name among the others. */
export const namelessAmong = (names: readonly string[]): string => toldApart(nobodys, names);

/** Who at this table bears the name, or bore it before they left. Bots bear names that are nobody's. */
function bearers({ people, talk, scores, barred }: RoomData, name: string): Set<number> {
  const present = new Set(people.map(({ id }) => id));
  const found = people.filter((person) => !person.bot && person.name === name).map(({ id }) => id);
  const gone = [
    ...talk.filter(isLine).map((line) => ({ person: line.who, name: line.name })),
    ...scores,
    ...barred,
  ].filter((one) => one.name === name && !present.has(one.person));
  return new Set([...found, ...gone.map(({ person }) => person)]);
}

const isLine = (item: TalkItem): item is TalkLine => 'text' in item;

/** All names they had here, as far as the table remembers. */
function namesOf({ people, talk }: RoomData, name: string, who: ReadonlySet<number>): Set<string> {
  const names = new Set([name]);
  for (const person of people) if (who.has(person.id)) names.add(person.name);
  for (const item of talk) if (isLine(item) && who.has(item.who)) names.add(item.name);
  for (const item of talk.toReversed()) {
    if (!('note' in item) || item.note.key !== 'note.renamed') continue;
    const { before, name: after } = item.note.params ?? {};
    if (names.has(String(after)) && typeof before === 'string') names.add(before);
  }
  return names;
}

export interface Found {
  readonly who: ReadonlySet<number>;
  /** Those of them who are at the table still. */
  readonly present: readonly number[];
  readonly names: ReadonlySet<string>;
  readonly lines: number;
  /** Lines and notes of others that name them, and stay. */
  readonly mentions: number;
}

/** What is to be found of somebody at a table. */
export function find({ data }: Room, name: string): Found {
  const who = bearers(data, name);
  const names = namesOf(data, name, who);
  const isNamed = (text: string) => [...names].some((one) => text.includes(one));
  const lines = data.talk.filter(isLine);
  const others = [
    ...lines.filter((line) => !who.has(line.who)).map(({ text }) => text),
    ...data.people.filter(({ id }) => !who.has(id)).map(({ notes }) => notes),
  ];
  return {
    who,
    names,
    present: data.people.filter(({ id }) => who.has(id)).map(({ id }) => id),
    lines: lines.filter((line) => who.has(line.who)).length,
    mentions: others.filter(isNamed).length,
  };
}

/** Changes the room in place: names, notes, talk, scores, and what they wrote into the match. */
export function redact(room: Room, found: Found): void {
  const { data } = room;
  const { who, names } = found;
  // First, for it may fail: then nothing has changed.
  room.match = room.match && withoutTheirWords(room.match, chairsOf(data, who));
  const others = [...data.people, ...data.scores].map((one) => one.name).filter((one) => !names.has(one));
  const nameless = namelessAmong(others);
  for (const person of data.people) {
    if (who.has(person.id))
      Object.assign(person, {
        name: nameless,
        gender: undefined,
        notes: '',
        key: null,
        done: [],
        push: undefined,
      });
  }
  for (const score of data.scores) if (who.has(score.person)) score.name = nameless;
  data.handOvers = data.handOvers.filter(({ person }) => !who.has(person));
  data.barred = data.barred.filter(({ person }) => !who.has(person));
  for (const [at, item] of data.talk.entries()) data.talk[at] = withoutThem(item, found, nameless);
}

function withoutThem(item: TalkItem, { who, names }: Found, nameless: string): TalkItem {
  if (isLine(item)) return who.has(item.who) ? { ...item, name: nameless, text: blank } : item;
  if ('says' in item) return item;
  const { key, params } = item.note;
  if (params === undefined) return item;
  const changed = Object.entries(params).map(([param, value]) => [
    param,
    typeof value === 'string' && names.has(value) ? nameless : value,
  ]);
  return { note: { key, params: Object.fromEntries(changed) } };
}

function chairsOf({ sitting }: RoomData, who: ReadonlySet<number>): ReadonlySet<Chair> {
  const chairs = new Set<Chair>();
  for (const { person, seat } of sitting?.held ?? []) if (who.has(person)) chairs.add(seat);
  if (who.has(sitting?.master ?? 0)) chairs.add('master');
  return chairs;
}

/** An input without what somebody in these chairs wrote in their own words; the same one where they wrote nothing. */
export function wordless(input: Input, chairs: ReadonlySet<Chair>): Input {
  if ('undo' in input) return chairs.has('master') ? { ...input, reason: blank } : input;
  if ('given' in input) return chairs.has('master') ? withWords(input, 'given', input.given) : input;
  return 'answer' in input && chairs.has(input.by) ? withWords(input, 'answer', input.answer) : input;
}

function withWords(input: Input, part: 'given' | 'answer', answer: Answer): Input {
  // Picks are lists and amounts are numbers: what else is a text but the way chosen was written.
  const written = Object.keys(answer).filter((field) => field !== 'do' && typeof answer[field] === 'string');
  if (written.length === 0) return input;
  const blanked: Answer = { ...answer, ...Object.fromEntries(written.map((field) => [field, blank])) };
  return { ...input, [part]: blanked };
}

/** The match played again without their words: a state is only ever what follows from inputs. */
function withoutTheirWords(match: AnyMatch, chairs: ReadonlySet<Chair>): AnyMatch {
  const inputs = match.inputs.map((input) => wordless(input, chairs));
  if (inputs.every((input, i) => input === match.inputs[i])) return match;
  const begun = begin(match.game, match.start);
  if (!begun.ok) throw new Error('a match that was begun cannot be begun again');
  for (const input of inputs) {
    const refused = submit(begun.value, input);
    if (refused !== undefined) throw new Error(`an input is refused without its words: ${refused.key}`);
  }
  return begun.value;
}
