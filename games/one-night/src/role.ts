import { askingIn } from '@veillee/gamekit';
import { type Face, type Faced, faced, type RoleWords } from './definition.ts';
import type { BoxId, Kind, TeamId, TurnedId } from './ids.ts';
import type { MarkId, SlotId } from './marks/index.ts';
import type { Call } from './night/call.ts';
import type { Scene } from './night/scene.ts';
import type { RoleId } from './roles/index.ts';
import type { RulingId } from './text/fr/rulings.ts';
import type { ClaimId } from './text/types.ts';
import type { Judged } from './verdict/judged.ts';
import type { Because, Outcome } from './verdict/reason.ts';

/** Whom a player wins with: a team, or himself alone. */
export type Side = TeamId | RoleId;

/** What keeps a card's holder from being voted out or shot. */
export interface Protection extends Because {
  /** The votes a replacement victim needs while this protection is at work, where fewer than usual (R17). */
  readonly replacementMin?: number;
}

/** What a card does once the votes are counted. Everything here is read by `verdict/`, never by name. */
export interface Endgame {
  /** It is the character it copied, wherever the card goes; without one it is blank (R70). Where it looks for one. */
  readonly copies?: 'centre' | 'player';
  /** It may have been turned into a plain monster or a Tanner (R41). */
  readonly turns?: true;
  /** Begun in the centre it is a village card without power, by this ruling (R7, R8, R78). */
  readonly blankFromCentre?: string;
  /** A kind it becomes by the fingers pointed at it, kinds being those before any sway (Cursed). */
  swayed?(me: number, judged: Judged): (Because & { readonly kind: Kind }) | undefined;
  /** Another team than the card's own; asked when all kinds are settled (Renfield, Apprentice). */
  team?(me: number, judged: Judged): (Because & { readonly team: Side }) | undefined;
  /** Why the holder cannot be voted out or shot, if so (Prince, Master). */
  safe?(me: number, judged: Judged): Protection | undefined;
  /** The player it points at cannot be voted out or shot (Bodyguard). */
  readonly guards?: true;
  /** Dying, takes the player pointed at along (Hunter). */
  readonly avenges?: true;
  /** Its death as a team of one keeps the monsters of a classic game from winning (Tanner, R27). */
  readonly deniesMonsters?: true;
  /** The goal of a team of one. */
  goal?(me: number, judged: Judged): Outcome;
  /** The goal of a servant of the pack when no player is a Werewolf (Minion, Squire, R29). */
  withoutPack?(me: number, judged: Judged): Outcome;
}

/** One character: its card, when it is called, and what it means at the end. */
export interface Rule {
  readonly id: RoleId;
  readonly box: BoxId;
  /** Cards of it in the boxes; one unless said. */
  readonly cards?: number;
  readonly team: Side;
  readonly kind?: Kind;
  /** The printed difficulty. */
  readonly stars?: 1 | 2 | 3;
  /** The numbered rules that touch it; the almanac shows them on its page. */
  readonly rulings: readonly RulingId[];
  /** When it is called, and what it does then; the deck's calls are those of its characters. */
  readonly calls?: readonly Call[];
  /** What its power may give its holder to tell by day; what no character tells, anybody might. */
  readonly tells?: readonly ClaimId[];
  /** The card it lays across the centre (R37, R74). */
  readonly across?: RoleId;
  /** A Werewolf who keeps his eyes shut and shows a thumb instead. */
  readonly dozes?: true;
  /** What a ghost hunter who sees its face turns into (R41); unless said, its kind. */
  readonly omen?: TurnedId;
  /** All its cards are in the deck, or none (R80). */
  readonly allOrNone?: true;
  /** Acts as the character it copied in its own call, or right after the original (R78). */
  readonly actsAsCopied?: true;
  /** Never in a deck with Vampire characters (R80). */
  readonly notWithVampires?: true;
  /** Brings the pile of artefacts (A2). */
  readonly laysArtefacts?: true;
  /** Brings a card of the centre before a player. */
  readonly fetches?: true;
  /** The mark it cannot but lay and that nothing wipes: some player has it in the end. */
  readonly leaves?: MarkId;
  /** Turned down again by the Revealer, as every monster is (R42). */
  readonly staysDown?: true;
  readonly end?: Endgame;
}

/** What a character remembers of the night, by the names under which the state keeps it: as it is at first. */
export interface Keeping<K extends object = object> {
  readonly keeps?: () => K;
}

/** A character as its file gives it: what it does, how it is drawn, its words, and what it remembers. */
export interface Role extends Rule, Faced<string, RoleWords>, Keeping {
  /** The marks that lie ready on the board for its calls (A2). */
  readonly slots: readonly SlotId[];
}

export const role = <I extends string, W extends RoleWords, K extends object = object>(
  rule: Rule,
  face: Face<I, W>,
  keeping: Keeping<K> = {},
): Rule & Pick<Role, 'slots'> & Faced<I, W> & Keeping<K> => ({
  ...rule,
  slots: (rule.calls ?? []).flatMap(({ lays = [] }) => lays),
  ...faced(face),
  ...keeping,
});

export { may, must } from '@veillee/gamekit';
/** One thing a call asks of those who wake: its verb, what is offered now, and what the answer does. */
export const ask = askingIn<Scene>();
