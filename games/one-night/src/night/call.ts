import type { Asking } from '@veillee/gamekit';
import type { MarkId, SlotId } from '../marks/index.ts';
import type { Role } from '../role.ts';
import type { RoleId } from '../roles/index.ts';
import type { Scene } from './scene.ts';

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
type Letter = '' | 'B' | 'C' | 'D';
/** A place among the calls: '-6B' at dusk, '00' for the Lovers right before '0', '5C' or '11' at night. */
export type Order = '00' | `-${Exclude<Digit, '0'>}${Letter}` | `${'' | '1'}${Digit}${Letter}`;

/** What all know of a table and the narrator goes by. */
export interface PublicTable {
  readonly deck: readonly RoleId[];
  readonly cards: readonly Role[];
  /** Whether marks are played (R65). */
  readonly marks: boolean;
  /** Whether the Gremlin may choose himself (R2). */
  readonly gremlinSelf: boolean;
}

/**
 * What choosing somebody means: to learn something of them (`look`), to do them harm or good, to take what is theirs, or
 * to stir things up that nobody sees.
 */
export type Aim = 'look' | 'harm' | 'help' | 'take' | 'stir';

/** One call of the dusk or the night: who wakes, what they see at once, what they are asked, what it does. */
export interface Call {
  /** Names its words and its questions: 'seer' asks 'seer.look'. */
  readonly id: string;
  readonly order: Order;
  /** Other texts the narrator reads for it, as `id.variant`, where the public table asks for one. */
  readonly variants?: { readonly [variant: string]: (table: PublicTable) => boolean };
  /** Who is called, by the character dealt or copied; unless said, whoever is this one. Fear is seen to elsewhere. */
  wakes?(character: Role): boolean;
  /** Who is called instead: whoever had this mark at the mark check. */
  readonly wokenBy?: MarkId;
  /** All who wake choose together (the bite). */
  readonly joint?: true;
  /** Of whom those called see where they sit: so a bot knows what a fact about seats means. */
  shows?(character: Role): boolean;
  /** The marks of the board that those called lay before players (A2). */
  readonly lays?: readonly SlotId[];
  /** What each of its questions does to whom is chosen, by verb: bots choose by it. */
  readonly aims?: { readonly [verb: string]: Aim };
  /** As soon as the eyes of `scene.me` open. */
  open?(scene: Scene): void;
  /** What is asked of `scene.me`, one after the other; what offers nothing is left out. */
  readonly asks?: readonly Asking<Scene>[];
  /** With real cards: the things its hands touch unasked; `others`: the cards of all others. */
  readonly hands?: number | 'others';
  /** When a Doppelgänger does it: as part of her own call, right after the original, or with the others (R78). */
  readonly copy?: 'now' | 'after';
}

const letters = ['', 'B', 'C', 'D'];

/** Where a call stands in the order: by number, then letter; the Lovers' 00 right before 0. */
export function orderOf({ order }: { readonly order: string }): number {
  if (order === '00') return -0.5;
  const [, number, letter = ''] = /^(-[1-9]|1?\d)([B-D]?)$/.exec(order) ?? [];
  if (number === undefined) throw new Error(`"${order}" is no place among the calls`);
  return Number(number) + letters.indexOf(letter) / 10;
}

export const isDuskCall = ({ order }: Call): boolean => order.startsWith('-');
