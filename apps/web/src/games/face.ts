import type {
  Answer,
  Game,
  Json,
  Lang,
  Option,
  Phrase,
  Refusal,
  Result,
  Right,
  Sight,
  Spec,
  Text,
} from '@veillee/kernel';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { IconName } from '../kit/iconNames.ts';
import type { Phase } from '../kit/skies.ts';
import type { Beat } from '../reveal/beat.ts';
import type { Stage } from '../stage/script.ts';
import type { Speaker } from './speaker.ts';

export type Options = { readonly [option: string]: Json };

/** As much of a game as the browser asks for. */
export interface Rules {
  readonly id: string;
  readonly text: { readonly [L in Lang]: Text };
  check(options: unknown, seats: number): Result<unknown, readonly Refusal[]>;
}
export const rulesOf = <G extends Spec>(game: Game<G>): Rules => game;

/** What the whole table hears at this moment. */
export interface Call {
  readonly title: string;
  readonly more?: string;
  /** Spoken aloud by the master: set in italics, in quotes. */
  readonly aloud?: true;
}

/** What a game lays before one player. */
export interface Before {
  readonly before?: ComponentChildren;
  readonly badge?: ComponentChildren;
  /** The same in words. */
  readonly says?: string;
  readonly dead?: boolean;
}

/** Options of the middle of the table, when a question asks for them. */
export interface CentrePick {
  takes(option: Option): boolean;
  readonly chosen: readonly Option[];
  press(option: Option): void;
}

export interface Shown {
  readonly sight: Sight;
  readonly say: Speaker;
}

/** What a board of a game's own is given besides: how the sheet of a standing right is opened. */
export interface AtBoard extends Shown {
  use(topic: string): void;
}

/** Somebody who sits at the table before the deal; the list of them is in the order of the seats. */
export interface Sitter {
  readonly name: string;
  readonly bot: boolean;
}

/** How a game looks and speaks on a screen. Screens know games only through this. */
export interface Face {
  readonly rules: Rules;
  readonly icon: IconName;
  readonly players: { readonly min: number; readonly max: number; readonly usual: number };
  name(lang: Lang): string;
  about(lang: Lang): string;
  /** The options to begin with. */
  defaults(players: number): Options;
  /** These options for another number of players, where some would no longer fit. */
  fit?(options: Options, players: number): Options;
  /** What is played, in a few words. */
  summary(options: Options, lang: Lang): string;
  readonly Settings: FunctionComponent<{
    readonly options: Options;
    readonly players: number;
    /** Who sits there already, where that is known. */
    readonly people?: readonly Sitter[] | undefined;
    change(options: Options): void;
  }>;
  /** Faults of the options in words of its own; else they are said one by one. */
  faults?(faults: readonly Refusal[], say: Speaker): readonly string[];
  /** What the options settle about these very people, for all to read before the deal. */
  terms?(options: Options, people: readonly Sitter[], lang: Lang): string | undefined;
  /** Over the screen, where the phase's own name would not do. */
  title?(sight: Sight, lang: Lang): string;
  phase(sight: Sight): Phase;
  /** How far the phase has gone, from 0 to 1, where its sky shows it. */
  gone?(sight: Sight): number;
  call(shown: Shown): Call;
  /** What the table screen says aloud; the call's title unless given. Made only of what all may see. */
  stage?(shown: Shown): Stage;
  /** The words of a question, of a way to answer it, of a field and of an option; the usual keys unless given. */
  ask?(topic: string, say: Speaker): string | undefined;
  way?(topic: string, way: string, say: Speaker): string | undefined;
  field?(topic: string, field: string, say: Speaker): string | undefined;
  option?(of: string, option: Option, shown: Shown): string | undefined;
  /** A picture of an option, where it helps to find it. */
  optionIcon?(of: string, option: Option): IconName | undefined;
  /** A standing right without what nobody at this table could mean by it: of what all may know, the same for everybody. */
  offer?(right: Right, sight: Sight): Right;
  /** The page of the rules for this moment: of what all may know, the same for everybody. */
  ruleFor?(sight: Sight): string | undefined;
  /** A touch on the table is the answer at once; it can still be changed. */
  atOnce?(topic: string): boolean;
  /** How many players a sleeper may touch at this call: as many as whoever is called. */
  touches?(sight: Sight): number;
  /** The commonest use of a standing right: one field of one way, chosen in two touches. */
  readonly quick?: {
    readonly topic: string;
    readonly way: string;
    readonly field: string;
    label(lang: Lang): string;
    /** What this chair said by it already, and how it is taken back. */
    said?(sight: Sight): { readonly option: Option; readonly takeBack: Answer } | undefined;
  };
  /** What this chair just learnt. */
  news(sight: Sight): readonly Phrase[];
  /** What is worth keeping of all it was told. */
  notes(sight: Sight): readonly Phrase[];
  seat?(shown: Shown, seat: number): Before;
  /** Who sits around the table, clockwise, where that is not simply everybody; the others lie apart. */
  ring?(sight: Sight): readonly number[];
  /** The name of a circle of talk. */
  circle?(id: string, lang: Lang): string | undefined;
  /** A person may lead it, who does not play. */
  readonly led?: true;
  /** Standing rights are used in the dark too: there everybody has the same closed drawer for them. */
  readonly invokes?: true;
  /** Whether cards lie before the players. */
  readonly laid?: true;
  /** The kind of option that is drawn in the middle of the table. */
  readonly centreOf?: string;
  readonly Centre?: FunctionComponent<Shown & { readonly pick: CentrePick | null }>;
  /** Eyes are closed: whoever acts and whoever sleeps must look alike to an onlooker. */
  dark?(sight: Sight): boolean;
  /** Nothing on the table matters yet: what one holds takes its place. */
  tableless?(sight: Sight): boolean;
  /** The table, what lies beside it and what is under the thumb, where a game draws them itself. */
  readonly Board?: FunctionComponent<AtBoard>;
  /** More for the menu of one's own place. */
  readonly Menu?: FunctionComponent<Shown & { close(): void }>;
  /** What I hold, or remember. */
  readonly Hand?: FunctionComponent<Shown>;
  /** What lies open for all. */
  readonly Open?: FunctionComponent<Shown>;
  /** Everything turned up, under the verdict. */
  readonly End?: FunctionComponent<Shown>;
  /** The end beat by beat, before the verdict is printed. */
  drama?(shown: Shown): readonly Beat[];
  /** The chart by which it was judged, with the way that was walked. */
  readonly Chart?: FunctionComponent<Shown>;
  /** All that happened, in order; where a seat is chosen, what touched it. */
  readonly Story?: FunctionComponent<Shown & { readonly seat: number | null }>;
  /** Reasons that name one player and yet lead to everybody's fate: how it ended, what adds up. */
  forAll?(reason: Phrase): boolean;
  /** The sign of those who won; the game's own unless given. */
  crest?(sight: Sight): IconName;
  /** The verdict's headline. */
  outcome(shown: Shown): string;
}
