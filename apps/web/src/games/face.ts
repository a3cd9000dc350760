import type { Knew, Thought } from '@veillee/bots';
import type {
  Answer,
  Lang,
  Option,
  Phrase,
  RawOptions,
  Reason,
  Refusal,
  Right,
  Sight,
  Transcript,
  Verdict,
} from '@veillee/kernel';
import type { RoomView } from '@veillee/protocol';
import type { ComponentChildren, JSX } from 'preact';
import type { IconName } from '../kit/iconNames.ts';
import type { Phase } from '../kit/skies.ts';
import type { Hand } from '../prompt/useHand.ts';
import type { Beat } from '../reveal/beat.ts';
import type { Stage } from '../stage/script.ts';
import type { Rules } from './rules.ts';
import type { Speaker } from './speaker.ts';

export type Options = RawOptions;

/** What a chair sees, with the game's own view and verdict. */
export interface Seen<V extends object = object, J extends Verdict = Verdict> extends Sight<V> {
  readonly verdict: J | null;
}
export interface Shown<V extends object = object, J extends Verdict = Verdict> {
  readonly sight: Seen<V, J>;
  readonly say: Speaker;
}

/** A match as a screen draws it: what is seen, and the face of its game. */
export interface Faced {
  readonly face: Face;
  readonly shown: Shown;
}

/**
 * How a game looks and speaks on a screen; screens know games only through this. A game writes what it wants other
 * than usual: `defineFace` adds the rest. `V` is the game's own view, `J` its own verdict; a face is only ever shown
 * sights of its own game.
 */
export interface Face<V extends object = object, J extends Verdict = Verdict> {
  readonly rules: Rules;
  readonly lobby: Lobby;
  readonly speech: Speech<V, J>;
  readonly table: Table<V, J>;
  readonly answers: Answers<V, J>;
  readonly knowledge: Knowledge<V, J>;
  readonly ending: Ending<V, J>;
}

/** What is said and settled before the deal. */
export interface Lobby {
  /** What the game is; its own word `about` unless given. */
  about(lang: Lang): string;
  /** The options to begin with; none unless given. */
  defaults(players: number): Options;
  /** These options for another number of players, where some would no longer fit. */
  fit(options: Options, players: number): Options;
  /** What is played, in a few words; the game's name unless given. */
  summary?(options: Options, lang: Lang): string;
  Settings?(props: SettingsProps): JSX.Element | null;
  /** Faults of the options in words of its own; unless given, each is said by itself. */
  faults(faults: readonly Refusal[], say: Speaker): readonly string[];
  /** What the options settle about these very people, for all to read before the deal. */
  terms?(options: Options, people: readonly Sitter[], lang: Lang): string | undefined;
  /** What will be in play by these options, where that is known before the deal. */
  InPlay?(props: { readonly options: Options; readonly players: number }): JSX.Element | null;
  /** What is agreed at this table besides, for all to read; the host changes it there. */
  Agreed?(): JSX.Element | null;
  /** Played like this it takes days, in which people sleep. */
  slow?(options: Options): boolean;
  /** A whole page on which whoever will lead it prepares it, where one is needed. */
  SetUp?(props: SetUpProps): JSX.Element;
  /** A person may lead it, who does not play. */
  readonly led: boolean;
}

export interface SetUpProps {
  readonly room: RoomView;
  close(): void;
}

export interface SettingsProps {
  readonly options: Options;
  readonly players: number;
  /** Who sits there already, where that is known. */
  readonly people?: readonly Sitter[] | undefined;
  /** One phone goes round among them: some times are nobody's to choose. */
  readonly onePhone?: boolean | undefined;
  /** Real cards are taken out elsewhere on this screen: what is not in the house for these options, in words. */
  readonly lacks?: ((options: Options) => string | undefined) | undefined;
  change(options: Options): void;
}

/** Somebody who sits at the table before the deal; the list of them is in the order of the seats. */
export interface Sitter {
  readonly name: string;
  readonly bot: boolean;
}

/** What is said during the game. */
export interface Speech<V extends object, J extends Verdict> {
  /** Over the screen; the phase's name unless given. */
  title(sight: Seen<V, J>, lang: Lang): string;
  /** What the whole table hears now; unless given, the phase's name and what all were told last. */
  call(shown: Shown<V, J>): Call;
  /** What the table screen says aloud; the call's title unless given. Made only of what all may see. */
  stage?(shown: Shown<V, J>): Stage;
  /** The words of a question, of a way to answer it, of a field and of an option; the usual keys unless given. */
  ask?(topic: string, say: Speaker): string | undefined;
  way?(topic: string, way: string, say: Speaker): string | undefined;
  field?(topic: string, field: string, say: Speaker): string | undefined;
  option?(of: string, option: Option, shown: Shown<V, J>): string | undefined;
  /** What using a standing right may cost, said before it is confirmed. */
  stakes?(topic: string, lang: Lang): string | undefined;
  /** A sign of a circle in which only signs are made, in words; its id unless given. */
  sign?(id: string, lang: Lang): string | undefined;
  /** The name of a circle of talk. */
  circle?(id: string, lang: Lang): string | undefined;
}

export interface Call {
  readonly title: string;
  readonly more?: string;
  /** Spoken aloud by the master: set in italics, in quotes. */
  readonly aloud?: true;
}

/** What is drawn during the game. */
export interface Table<V extends object, J extends Verdict> {
  /** The sky over it; day, and the reveal once it is over, unless given. */
  phase(sight: Seen<V, J>): Phase;
  /** How far the phase has gone, from 0 to 1, where its sky shows it. */
  gone?(sight: Seen<V, J>): number;
  /** Eyes are closed: whoever acts and whoever sleeps must look alike to an onlooker. */
  dark(sight: Seen<V, J>): boolean;
  /** Nothing on the table matters yet: what one holds takes its place. */
  tableless(sight: Seen<V, J>): boolean;
  seat(shown: Shown<V, J>, seat: number): Before;
  /** Who sits around the table, clockwise, where that is not simply everybody; the others lie apart. */
  ring?(sight: Seen<V, J>): readonly number[];
  /** Whether cards lie before the players. */
  readonly laid: boolean;
  Centre?(props: Shown<V, J> & { readonly pick: CentrePick | null }): JSX.Element | null;
  /** The kind of option that is drawn in the middle of the table. */
  readonly centreOf?: string;
  /** The kinds of options that are chosen by touching a seat. */
  readonly seated: readonly string[];
  /** What draws the whole screen of this chair, where a game does so itself. */
  screen?(sight: Seen<V, J>): ((props: AtScreen<V, J>) => JSX.Element) | undefined;
  /** The table, what lies beside it and what is under the thumb, where a game draws them itself. */
  Board?(props: AtBoard<V, J>): JSX.Element | null;
  /** What is in play, in a row that is always at hand: of what all know, the same on every phone. */
  Strip?(shown: Shown<V, J>): JSX.Element | null;
  /** What lies open for all. */
  Open?(shown: Shown<V, J>): JSX.Element | null;
  /** What hangs on the wall for whoever passes by: of what all may know. */
  Wall?(shown: Shown<V, J>): JSX.Element | null;
  /** What I hold, or remember. */
  Hand?(shown: Shown<V, J>): JSX.Element | null;
  /** More for the menu of one's own place. */
  Menu?(props: Shown<V, J> & { close(): void }): JSX.Element | null;
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

/** What a board of a game's own is given besides: how the sheet of a standing right is opened. */
export interface AtBoard<V extends object = object, J extends Verdict = Verdict> extends Shown<V, J> {
  /** What is under the thumb while nothing is asked. */
  readonly idle?: ComponentChildren;
  openRight(topic: string): void;
}

/** What a screen of a game's own is given: its `main` holds the children, which lie over the match. */
export interface AtScreen<V extends object = object, J extends Verdict = Verdict> extends Shown<V, J> {
  readonly face: Face;
  /** What is done on the table now; null while there is nothing to do on it. */
  readonly hand: Hand | null;
  /** Eyes are closed. */
  readonly dark: boolean;
  readonly sheet: PlaySheet;
  readonly children: ComponentChildren;
}

/** What lies over the match: one of its sheets, a standing right, or what I think of a player. */
export type Opened =
  | 'notes'
  | 'talk'
  | 'menu'
  | 'quick'
  | { readonly right: string }
  | { readonly about: number };
export interface PlaySheet {
  readonly opened: Opened | null;
  open(what: Opened): void;
  close(): void;
}

/** How questions are answered and rights are used. */
export interface Answers<V extends object, J extends Verdict> {
  /** A touch on the table is the answer at once; it can still be changed. */
  atOnce(topic: string): boolean;
  /** How many players a sleeper may touch at this call: as many as whoever is called. A game that is ever dark says it. */
  touches(sight: Seen<V, J>): number;
  /** A picture of an option, where it helps to find it. */
  icon?(of: string, option: Option): IconName | undefined;
  /** A standing right without what nobody at this table could mean by it: of what all may know, the same for everybody. */
  offer(right: Right, sight: Seen<V, J>): Right;
  /** The ways of a right in groups, the likeliest first; one list unless given. Of what all know, never of what one holds. */
  groups?(right: Right, sight: Seen<V, J>): readonly WayGroup[];
  /** Standing rights are used in the dark too: there everybody has the same closed drawer for them. */
  readonly inTheDark: boolean;
  readonly quick?: QuickAnswer<V, J>;
}

/** Ways of a right that belong together. */
export interface WayGroup {
  readonly title: string;
  readonly ways: readonly string[];
  /** Only its title shows until it is touched. */
  readonly folded: boolean;
}

/** The commonest use of a standing right: one field of one way, chosen in two touches. */
export interface QuickAnswer<V extends object = object, J extends Verdict = Verdict> {
  readonly topic: string;
  readonly way: string;
  readonly field: string;
  label(lang: Lang): string;
  /** What this chair said by it already, and how it is taken back. */
  said?(sight: Seen<V, J>): { readonly option: Option; readonly takeBack: Answer } | undefined;
}

/** What a chair learns and may read. */
export interface Knowledge<V extends object, J extends Verdict> {
  /** What it just learnt; unless given, what was told to it and not to all since something was told to all. */
  news(sight: Seen<V, J>): readonly Phrase[];
  /** What is worth keeping; all that was told to it and not to all, unless given. */
  notes(sight: Seen<V, J>): readonly Phrase[];
  /** The page of the rules for this moment: of what all may know, the same for everybody. */
  rule?(sight: Seen<V, J>): string | undefined;
}

/** What is shown once it is over. */
export interface Ending<V extends object, J extends Verdict> {
  /** The verdict's headline; the winners' names unless given. */
  outcome(shown: Shown<V, J>): string;
  /** The sign of those who won; the game's own unless given. */
  crest?(sight: Seen<V, J>): IconName;
  /** Reasons that name one player and yet lead to everybody's fate: how it ended, what adds up. */
  forAll(reason: Reason): boolean;
  /** A reason that goes without saying, since it is so in nearly every game. */
  isUsual?(reason: Reason): boolean;
  /** The same reason for several players, in one sentence; unless given, each is said by itself. */
  together?(reason: Reason, who: string, say: Speaker): string | undefined;
  /** What of a view makes a moment of its own when the match is seen again; all of it unless given. */
  lasting?(view: V): unknown;
  /** The few reasons that decide one player's fate, in their order; unless given, all that speak of it. */
  decisive?(reasons: readonly Reason[], seat: number): readonly Reason[];
  /** Who this chair was, over the headline of its verdict. */
  was?(shown: Shown<V, J>): string | undefined;
  /** The end beat by beat, before the verdict is printed. */
  drama(shown: Shown<V, J>): readonly Beat[];
  /** Everything turned up, under the verdict. */
  TurnedUp?(shown: Shown<V, J>): JSX.Element | null;
  /** The whole game at a glance, under the reasons. */
  Film?(shown: Shown<V, J>): JSX.Element | null;
  /** The chart by which it was judged, with the way that was walked. */
  Chart?(shown: Shown<V, J>): JSX.Element | null;
  /** All that happened, in order; where a seat is chosen, what touched it. */
  Story?(props: Shown<V, J> & { readonly seat: number | null }): JSX.Element | null;
  /** What its bots thought, by their own belief; none unless given. */
  thoughts?(script: Transcript): Promise<readonly Thought[]>;
  /** Who knew what, and when; none unless given. */
  knew?(script: Transcript): Promise<Knew>;
  /** What the story is called; the night, unless given. */
  storyName?(lang: Lang): string;
}

/**
 * How a game is played where one phone is for all; found by its place, `<game>/onePhone/onePhone.tsx`. A game without
 * one is not offered there.
 */
export interface OnePhone<V extends object = object, J extends Verdict = Verdict> {
  /** How the phone is used there, in a sentence; unless given, that it leads from the middle of the table. */
  lead?(lang: Lang): string;
  /** The options as they are played there: no time runs out while the phone goes round. */
  options(options: Options): Options;
  /** A match that is on. It is shown as the table sees it; what is somebody's own they ask for by holding. */
  Play(props: { readonly face: Face; readonly shown: Shown<V, J> }): JSX.Element;
}
