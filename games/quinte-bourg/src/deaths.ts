import type { Seat } from '@veillee/kernel';
import { leave } from './circle.ts';
import type { Cause } from './ids.ts';
import type { OfficeId } from './offices/index.ts';
import { fallOf } from './offices/vacate.ts';
import { announce, note } from './record.ts';
import type { Play, Step } from './spec.ts';
import { type Fallen, isAlive, isAsleep, playerOf, type State } from './state.ts';
import { consider, push } from './stop.ts';

/** The other of two living Lovers. */
export function beloved(state: State, seat: Seat): Seat | null {
  const { lovers } = state;
  if (lovers === null || !lovers.includes(seat)) return null;
  return lovers[0] === seat ? lovers[1] : lovers[0];
}

/** The couple's extra life undoes the first death of either, whatever the cause (Q10, Q44). */
function spendsExtraLife(state: State, seat: Seat): boolean {
  if (!state.extraLife || beloved(state, seat) === null) return false;
  state.extraLife = false;
  return true;
}

/** Who dies with `seat`: a lover of grief, right after (Q10, Q61). */
function withGrief(state: State, seat: Seat, cause: Cause): { seat: Seat; cause: Cause }[] {
  const other = beloved(state, seat);
  const griever = other !== null && isAlive(state, other) ? [{ seat: other, cause: 'grief' as const }] : [];
  return [{ seat, cause }, ...griever];
}

/** Killings come before the attack, even later ones (Q61), but none before a death that was undone. */
function orderOf(dead: readonly Fallen[], cause: Cause): number {
  const attack = cause === 'attack' ? -1 : dead.findIndex((one) => one.cause === 'attack');
  return attack < 0 || dead.slice(attack).some(({ undone }) => undone) ? dead.length : attack;
}

/** A death in the dark: at once, but untold, and the village's as before until the morning (Q49). */
export function killTonight(table: Play, seat: Seat, cause: Cause): void {
  const { state } = table;
  if (!isAlive(state, seat)) return;
  const { night } = state;
  if (spendsExtraLife(state, seat)) {
    night.dead.push({ seat, cause, undone: true });
    note(state, seat, 'spared', { cause });
    return;
  }
  const fallen = withGrief(state, seat, cause);
  night.dead.splice(orderOf(night.dead, cause), 0, ...fallen.map((one) => ({ ...one, undone: false })));
  for (const one of fallen) {
    const slept = isAsleep(state, one.seat);
    playerOf(state, one.seat).fate = 'killed';
    note(state, one.seat, 'died', { cause: one.cause });
    if (!slept && cause !== 'attack') table.tell(one.seat, 'sleep.fell');
  }
}

/**
 * A death in public, at once and in full (Q49), after which the conditions are tested, whatever became of it: what it
 * cost is one resolution with it (Q47). `invoked`: other invocations wait until it is over; `died`: what the
 * death itself does, where nothing undid it.
 */
export function dieNow(table: Play, seat: Seat, cause: Cause, invoked: boolean, died?: () => void): void {
  const { state } = table;
  if (!isAlive(state, seat)) {
    consider(table);
    return;
  }
  if (spendsExtraLife(state, seat)) {
    announce(table, 'death.undone', { player: seat });
    consider(table);
    return;
  }
  const fallen = withGrief(state, seat, cause);
  for (const dead of fallen) {
    playerOf(state, dead.seat).fate = 'dying';
    note(state, dead.seat, 'died', { cause: dead.cause });
    announce(table, `death.${dead.cause}`, { player: dead.seat });
  }
  died?.();
  const dead = fallen.map((one) => one.seat);
  const offices = bury(table, dead);
  if (consider(table)) return;
  if (invoked) state.invoking = true;
  push(table, ...funeral(dead, offices), { type: 'settle', invoked });
}

/** The dead leave the circle and their offices, which are returned; what they owned the funeral hands on (§8). */
export function bury(table: Play, dead: readonly Seat[]): OfficeId[] {
  const { today } = table.state;
  // Whoever is killed while sentenced is not executed (Q52).
  if (today.sentenced !== null && dead.includes(today.sentenced)) today.sentenced = null;
  const offices = dead.flatMap((seat) => fallOf(table, seat));
  for (const seat of dead) leave(table.state, seat);
  return offices;
}

/** Each dead's card and choice, then inheritance, then vacancies (§12). */
export const funeral = (dead: readonly Seat[], offices: readonly OfficeId[]): Step[] => [
  ...dead.map((seat) => ({ type: 'rites' as const, seat })),
  ...dead.map((seat) => ({ type: 'bequest' as const, of: seat, risen: false })),
  { type: 'vacancies', offices },
];

/** By day a killing takes effect at once; in the dark it is announced without author, target or sort (Q49). */
export function kill(table: Play, seat: Seat): void {
  if (table.state.phase === 'night') {
    killTonight(table, seat, 'killing');
    consider(table);
  } else dieNow(table, seat, 'killing', true);
}
