import type { Around, Move, Remark } from '@veillee/bots';
import {
  type ByLang,
  capital,
  type Game,
  type Habits,
  type Lang,
  type RawOptions,
  type Refusal,
  type Result,
  type Rng,
  type Sight,
  type Speaking,
  type Spec,
  speak,
  type Text,
} from '@veillee/kernel';
import type { Printed } from './lab/printed.ts';

/** What a game says of itself to the server and the command line. What it leaves out has a default. */
export interface GameEntry<G extends Spec = Spec> {
  readonly game: Game<G>;
  /** Plays for whoever is missing; answers by chance unless given. */
  bot?(sight: Sight<G['view']>, rng: Rng, around: Around): Move | Remark | undefined;
  readonly simulated: Simulated<G>;
  readonly weighed?: Weighed<G>;
  readonly benched?: Benched;
  /** Options under which nobody ever waits for the clock: with them a server can be loaded. */
  readonly unpaused?: RawOptions;
  readonly judged?: Judged<G>;
  /** What teams, characters and used things are called; the words `team.…`, `role.…`… of its text unless given. */
  readonly names?: { readonly [kind in NamedKind]?: NameOf };
  /** What only the end tells: the story of the night, the journeys of cards. */
  story?(state: G['state'], telling: Telling): readonly Chapter[];
}

/** What the command line puts into words: a stage is one of a verdict's. */
export type NamedKind = 'team' | 'role' | 'use' | 'stage';
export type NameOf = (id: string, lang: Lang) => string;

/** What is counted when many games are played by chance. */
export interface Simulated<G extends Spec = Spec> {
  /** How chance plays it; time runs out now and then unless given. */
  readonly habits?: Habits;
  readonly teams: readonly string[];
  readonly roles: readonly string[];
  /** The character each seat was dealt. */
  dealt(state: G['state']): readonly string[];
  /** The scenarios to choose from, where there is one to choose, or a deck of its characters instead. */
  readonly scenarios?: readonly string[];
  /** What was used is counted too. */
  readonly uses?: {
    readonly title: ByLang<string>;
    /** A long run must have used everything. */
    readonly all: boolean;
    ids(seats: number): readonly string[];
    count(state: G['state']): { readonly [what: string]: number };
  };
}

/** What the workshop weighs besides: where cards end, and what a designer may change. */
export interface Weighed<G extends Spec = Spec> {
  /** The character each seat holds at the end. */
  held(state: G['state']): readonly string[];
  /** The team of a card as it is dealt; its own id where it plays for itself. */
  teamOf(role: string): string;
  /** Whoever is dealt a card of this team plays at the first level of a mix, everybody else at the second. */
  readonly home: string;
  /** A team in the midst of a sentence: « le Village ». */
  readonly theTeam: NameOf;
  readonly scenarios: readonly WeighedScenario[];
  /** What its printed scenarios came to when they were measured. */
  readonly printed?: Printed;
}

export interface WeighedScenario {
  readonly id: string;
  readonly name: ByLang<string>;
  readonly min: number;
  readonly max: number;
  /** Its cards for so many players; null where chance draws them. */
  deck(players: number): readonly string[] | null;
}

/** What the bench plays, and how; the usual number by chance alone unless given. */
export interface Benched {
  readonly players: number;
  readonly options: RawOptions;
  readonly habits: Habits;
  /** The verdict is worked out when it is asked for, so that it can be timed. */
  readonly judges: boolean;
}

/** How tables are judged that played with real cards. */
export interface Judged<G extends Spec = Spec> {
  /** Reads a final table and says who won, or names every fault in it. */
  judge(position: unknown): Result<Judgement, readonly Refusal[]>;
  /** The beginning of such a table, for the help. */
  readonly example?: string;
  /** The final table of a match as a person would write it down. */
  positionOf?(state: G['state'], names: readonly string[]): object;
}

export interface Judgement {
  /** As it is printed in JSON; every game adds fields of its own. */
  readonly result: JudgedTable;
  /** What is printed before the winners. */
  headlines(lang: Lang): readonly string[];
}

export interface JudgedTable {
  readonly teams: readonly string[];
  readonly winners: readonly string[];
  readonly reasons: readonly (ByLang<string> & { readonly stage: string; readonly rule: string })[];
  /** What no game can have come to; it was judged all the same. */
  readonly doubts?: readonly (ByLang<string> & { readonly rule: string })[];
}

/** Some lines under a title, told after the end. */
export interface Chapter {
  readonly title: string;
  readonly lines: readonly string[];
}

export type Telling = Speaking;

/** The word for an id in a table of words; the id itself where it has none. */
export const wordIn = (table: { readonly [id: string]: string }, id: string): string => table[id] ?? id;

/** The name of something by its id, in a table of names; the id itself where it has none. */
export const nameIn = (table: { readonly [id: string]: { readonly name: string } }, id: string): string =>
  table[id]?.name ?? id;

/** The names that a format of the game's own text gives. */
export const namesBy =
  (text: ByLang<Text>, format: string): NameOf =>
  (id, lang) =>
    text[lang].formats[format]?.(id, { lang, names: [] }) ?? id;

/** What a team, a character, a stage… is called: as the entry says, else by the game's words for it. */
export function nameOf({ game, names }: GameEntry, kind: NamedKind, id: string, lang: Lang): string {
  const named = names?.[kind];
  if (named !== undefined) return named(id, lang);
  const key = `${kind}.${id}`;
  return capital(Object.hasOwn(game.text[lang].words, key) ? speak(game.text[lang], { key }) : id);
}
