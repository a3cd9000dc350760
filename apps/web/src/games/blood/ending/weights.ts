import {
  type BloodVerdict,
  type Camp,
  type CharacterId,
  campOf,
  otherCamp,
  type TokenId,
  tokenIds,
  type View,
} from '@veillee/blood';
import type { Chair, Reason } from '@veillee/kernel';
import { cardOf } from '../table/handOf.ts';
import { countUp } from './countUp.ts';

/** One card on its way to the balance. */
export interface Weight {
  readonly card: CharacterId;
  readonly camp: Camp;
  readonly worth: number;
  /** Whose it is; none of a card under a token or out in the wilderness. */
  readonly seat?: number;
  /** Under which token it lay. */
  readonly token?: TokenId;
  /** Why it counts. */
  readonly reason?: Reason;
}

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** What counts, in the verdict's own order. */
function weightsOf(verdict: BloodVerdict): readonly Weight[] {
  return countUp(verdict.reasons).flatMap(({ reason, card, worth }) => {
    if (worth === 0) return [];
    const seat = numberOf(reason.params.player);
    const token = tokenIds.find((id) => id === reason.params.token);
    return [
      {
        card,
        camp: campOf(card),
        worth,
        reason,
        ...(seat === undefined ? {} : { seat }),
        ...(token === undefined ? {} : { token }),
      },
    ];
  });
}

/** By how much the winners are ahead; 0 in a tie, undefined where no points decide. */
export const marginOf = ({ points }: BloodVerdict): number | undefined =>
  points === undefined ? undefined : Math.abs(points.human - points.werewolf);

/** Whether without this card its camp would not be ahead. */
export function decides(verdict: BloodVerdict, { camp, worth }: Weight): boolean {
  const margin = marginOf(verdict);
  return camp === verdict.camp && margin !== undefined && margin > 0 && worth >= margin;
}

/** The card the table's screen ends on: it decides; in a tie, that of whose turn was the last. */
function lastOnTable(verdict: BloodVerdict, weights: readonly Weight[]): Weight | undefined {
  const tie = verdict.reasons.find(({ key }) => key === 'camp.tie')?.params.player;
  const held = weights.filter(({ seat }) => seat !== undefined);
  return (
    held.find(({ seat }) => seat === tie) ??
    held.findLast((weight) => decides(verdict, weight)) ??
    weights.findLast((weight) => decides(verdict, weight)) ??
    held.findLast(({ camp }) => camp === verdict.camp) ??
    weights.at(-1)
  );
}

/** The survivors' cards where none are weighed, or that on which the game was staked. */
function unweighed(view: View): readonly Weight[] {
  const { ending } = view;
  const turned = (seat: number): Weight[] => {
    const card = cardOf(view, seat);
    return card === undefined ? [] : [{ card, camp: campOf(card), worth: 0, seat }];
  };
  if (ending !== null && ending.by !== 'points' && ending.by !== 'claim') return turned(ending.player);
  return view.players.flatMap(({ alive }, seat) => (alive ? turned(seat) : []));
}

/** The same for a seat that lies among the dead: its card counts for nothing, and is shown last all the same. */
function ownOf(view: View, seat: number): readonly Weight[] {
  const card = cardOf(view, seat);
  return card === undefined ? [] : [{ card, camp: campOf(card), worth: 0, seat }];
}

/** Survivors clockwise, tokens, wilderness; one's own card last, on the table's screen the one that decides. */
export function orderFor(verdict: BloodVerdict, view: View, chair: Chair): readonly Weight[] {
  const all = verdict.points === undefined ? unweighed(view) : weightsOf(verdict);
  const n = view.players.length;
  const me = typeof chair === 'number' ? chair : undefined;
  const around = ({ seat = 0 }: Weight): number => (seat - (me ?? 0) + n) % n;
  const held = all.filter(({ seat }) => seat !== undefined).sort((a, b) => around(a) - around(b));
  const ordered = [...held, ...all.filter(({ seat }) => seat === undefined)];
  const last =
    me === undefined
      ? lastOnTable(verdict, ordered)
      : (ordered.find(({ seat }) => seat === me) ?? ownOf(view, me)[0]);
  if (last === undefined) return ordered;
  return [...ordered.filter((weight) => weight !== last), last];
}

/** Each held card is a beat of its own; those under the tokens are one, those of the wilderness are one. */
export function beatsOf(weights: readonly Weight[]): readonly (readonly Weight[])[] {
  const beats: Weight[][] = [];
  weights.forEach((weight, i) => {
    const before = beats.at(-1)?.[0];
    const goesWith =
      i < weights.length - 1 &&
      weight.seat === undefined &&
      before !== undefined &&
      before.seat === undefined &&
      (before.token === undefined) === (weight.token === undefined);
    if (goesWith) beats.at(-1)?.push(weight);
    else beats.push([weight]);
  });
  return beats;
}

/** Degrees the beam leans for each half point, and at most. */
const perHalf = 2;
const most = 9;

/** How far the beam leans: to the Humans' side where it is below nought. */
export function leanOf(weights: readonly Weight[]): number {
  const sum = (camp: Camp): number =>
    weights.filter((weight) => weight.camp === camp).reduce((all, { worth }) => all + worth, 0);
  const halves = (sum('werewolf') - sum(otherCamp('werewolf'))) * 2;
  return Math.max(-most, Math.min(most, halves * perHalf));
}
