import {
  type Answer,
  begin,
  type Chair,
  clockOf,
  type Json,
  langs,
  type Match,
  type Option,
  type Phrase,
  type Prompt,
  promptsOf,
  type Refusal,
  type Sight,
  see,
  speak,
  submit,
} from '@veillee/kernel';
import { stateOf, stepOf } from '@veillee/kernel/inside';
import { type ArtefactId, artefactIds } from '../src/artefacts/index.ts';
import { finalTable, judge, type OneNight, oneNight, type State, type View } from '../src/index.ts';
import type { MarkId, SlotId } from '../src/marks/index.ts';
import { placeOf, type Spot } from '../src/places.ts';
import type { RoleId } from '../src/roles/index.ts';
import { faceAt, markOf, type Phase } from '../src/state.ts';

/**
 * The vocabulary of the stories: who was dealt what, who answers what, what each then knows. Players go by their
 * names, centre cards by 'c1', 'c2', 'c3', 'across'. A note reads `deed who what`: 'sawCard Bob vampire',
 * 'metPack Bob+Cyd nobody'.
 */

export type Players = { readonly [name: string]: RoleId };

export interface Agreed {
  readonly options?: { readonly [option: string]: unknown };
  /** The artefact the Curator draws first. */
  readonly artefact?: ArtefactId;
  readonly seed?: number;
}

/** Lays out exactly these cards: the players' by name in seat order, then the three of the centre. */
export function deal(players: Players, centre: readonly RoleId[], agreed: Agreed = {}): Told {
  const cards = [...Object.values(players), ...centre];
  const { artefact } = agreed;
  const artefacts = artefact && { artefacts: [artefact, ...artefactIds.filter((id) => id !== artefact)] };
  const begun = begin(oneNight, {
    seats: cards.length - 3,
    seed: (agreed.seed ?? 1).toString(16).padStart(64, '0'),
    options: { deck: [...cards].sort(), ...agreed.options },
    deal: { cards, ...artefacts },
  });
  if (!begun.ok) throw new Error(`not dealt: ${JSON.stringify(begun.error)}`);
  return new Told(begun.value, Object.keys(players));
}

/** The first names of so many players. */
export const namesOf = (count: number): string[] =>
  ['Ana', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jon'].slice(0, count);

export interface Ended {
  readonly dead: readonly string[];
  readonly teams: readonly string[];
  readonly winners: readonly string[];
}

/** A game as it is told: forward by calls, answers and time. */
export class Told {
  readonly match: Match<OneNight>;
  readonly names: readonly string[];

  constructor(match: Match<OneNight>, names: readonly string[]) {
    this.match = match;
    this.names = names;
  }

  get state(): State {
    return stateOf(this.match);
  }
  get phase(): Phase {
    return this.state.phase;
  }

  /* Going on. */

  /** The time of the present step is up. */
  timeUp(): this {
    const clock = clockOf(this.match);
    if (clock === null) throw new Error('no time is running');
    const refused = submit(this.match, { elapsed: clock.step });
    if (refused) throw new Error(refused.key);
    return this;
  }

  /** What is called at present: a call's id, '…copy' for a Doppelgänger's turn after it, or another step. */
  get calling(): string {
    const step = stepOf(this.match);
    if (step === undefined) return 'over';
    return step.type === 'call' ? `${step.call}${step.copy ? ' copy' : ''}` : step.type;
  }

  /** Lets time run out on everybody until this is called. */
  until(calling: string): this {
    while (this.calling !== calling) {
      if (this.match.over) throw new Error(`"${calling}" was never called`);
      this.timeUp();
    }
    return this;
  }

  /** All that is called from now to the end, each for its whole time. */
  calls(): string[] {
    const heard = [];
    for (; !this.match.over; this.timeUp()) heard.push(this.calling);
    return heard;
  }

  /* What players do. */

  answers(name: string, way: string, ...picks: readonly string[]): this {
    const refused = this.tries(name, way, ...picks);
    if (refused) throw new Error(`${name} may not ${way} ${picks.join()}: ${refused}`);
    return this;
  }

  /** The key of the refusal, if it is refused. */
  tries(name: string, way: string, ...picks: readonly string[]): string | undefined {
    const prompt = this.prompt(name);
    if (prompt === null) throw new Error(`${name} is asked nothing`);
    const [field] = Object.keys(prompt.form[way]?.fields ?? {});
    const chosen = picks.map((pick) => this.#option(pick));
    const answer: Answer = field === undefined ? { do: way } : { do: way, [field]: chosen };
    return submit(this.match, { by: this.seat(name), prompt: prompt.number, answer })?.key;
  }

  /** Puts a statement on the public record; fields are names and ids. */
  claims(name: string, way: string, fields: { readonly [field: string]: Option | readonly Option[] } = {}) {
    const answer: { do: string; [field: string]: string | readonly Option[] } = { do: way };
    for (const [field, said] of Object.entries(fields)) {
      const some = typeof said === 'object' ? said : [said];
      answer[field] = some.map((one) => (typeof one === 'string' ? this.#option(one) : one));
    }
    return submit(this.match, { by: this.seat(name), prompt: 'day.claim', answer, at: 1000 })?.key;
  }

  /** Everybody points at somebody, or at nobody; then all is turned up. */
  votes(fingers: { readonly [name: string]: string }): Ended {
    this.until('vote');
    for (const [name, at] of Object.entries(fingers)) this.answers(name, 'point', at);
    this.timeUp();
    const { dead } = judge(finalTable(this.state));
    const { winners = [], teams = [] } = see(this.match, 'table').verdict ?? {};
    return { dead: this.#named(dead), teams, winners: this.#named(winners) };
  }

  /* What players are asked, told and shown. */

  prompt(name: string): Prompt | null {
    return promptsOf(this.match, this.seat(name))[0] ?? null;
  }

  asked(name: string): string | null {
    return this.prompt(name)?.topic ?? null;
  }

  /** What can be picked, by way of answering; null where nothing is asked. */
  offers(name: string): { [way: string]: string[] } | null {
    const prompt = this.prompt(name);
    if (prompt === null) return null;
    const ways = Object.entries(prompt.form).map(([way, { fields }]) => {
      const options = Object.values(fields).flatMap((field) => ('pick' in field ? field.pick : []));
      return [way, options.map((option) => this.#name(option))] as const;
    });
    return Object.fromEntries(ways);
  }

  sees(name: string): Sight<View> {
    return see(this.match, this.seat(name));
  }

  /** Everything a player was told in private. */
  notes(name: string): string[] {
    return this.#facts(this.seat(name)).filter(isPrivate).map(this.#note);
  }

  /** What a player was told in private since the present call. */
  told(name: string): string[] {
    const facts = this.#facts(this.seat(name));
    const since = facts.findLastIndex(({ key }) => /^(night\..*|.*\.began)$/.test(key));
    return facts.slice(since).filter(isPrivate).map(this.#note);
  }

  /** What everybody was told. */
  announced(): string[] {
    return this.#facts('table').map(this.#note);
  }

  get awake(): string[] {
    return this.#named(this.state.awake);
  }

  /* What lies on the table, face up for us alone. */

  card(place: string): RoleId {
    return faceAt(this.state, placeOf(this.state, this.#option(place) as Spot));
  }
  get cards(): string {
    return this.state.cards.map((_, place) => faceAt(this.state, place)).join(' ');
  }
  mark(name: string): MarkId {
    return markOf(this.state, this.seat(name));
  }
  get marks(): string {
    return this.names.map((name) => this.mark(name)).join(' ');
  }
  /** The mark lying in a slot of the board. */
  board(slot: SlotId): MarkId | undefined {
    return this.state.tokens[this.state.board[slot] ?? -1];
  }

  seat(name: string): number {
    const seat = this.names.indexOf(name);
    if (seat < 0) throw new Error(`nobody is called ${name}`);
    return seat;
  }

  #option(name: string): Option {
    const seat = this.names.indexOf(name);
    return seat < 0 ? name : seat;
  }
  #name(option: Option): string {
    return typeof option === 'number' ? (this.names[option] ?? String(option)) : option;
  }
  #named(seats: readonly number[]): string[] {
    return seats.map((seat) => this.#name(seat));
  }
  #facts(chair: Chair): readonly Phrase[] {
    return see(this.match, chair).facts;
  }

  /** Every note and every deed behind it must be there in words, too. */
  readonly #note = (phrase: Phrase): string => {
    const { key, params = {} } = phrase;
    for (const lang of langs) speak(oneNight.text[lang], phrase, this.names);
    for (const { by, did, params: about } of this.state.story) {
      for (const lang of langs)
        speak(oneNight.text[lang], { key: `story.${did}`, params: { by, ...about } }, this.names);
    }
    const { slot, number, ...rest } = params;
    const words = Object.values(rest).map((value) => this.#word(value));
    return [key.replace(/^you\./, ''), ...words].join(' ');
  };

  #word(value: Json): string {
    if (value === null) return 'nobody';
    if (Array.isArray(value)) return value.map((one) => this.#word(one)).join('+') || 'nobody';
    return typeof value === 'number' ? this.#name(value) : String(value);
  }
}

const isPrivate = ({ key }: Phrase): boolean => key.startsWith('you.');

/** What is wrong with these options, by key and in words of both languages. */
export function faults(options: unknown, players: number, dealt?: unknown): readonly Refusal[] {
  const checked = oneNight.check(options, players, dealt);
  return checked.ok ? [] : checked.error;
}

export const keysOf = (refusals: readonly Refusal[]): string[] => refusals.map(({ key }) => key);
