import type { Phrase, Seat } from '@veillee/kernel';
import { pollOf } from '../day/poll.ts';
import { roleIds } from '../roles/index.ts';
import { partOf } from '../stages.ts';
import { isAlive, playerOf, type State, seatsOf } from '../state.ts';
import { endingsOfExecution } from './endings.ts';
import { attackOf, lodgingsOf } from './forecast.ts';
import { goalsOf } from './goals.ts';
import { handsOf } from './hands.ts';
import { outlooksOf } from './outlooks.ts';
import { proposalsOf } from './proposals.ts';
import type { Attack, Script } from './script.ts';
import { linesOf } from './scriptLines.ts';

/** What a human master leads the village by. */
export function scriptOf(state: State): Script {
  const attack = partOf(state.stage) === 'night' && state.night.places === null ? attackOf(state) : null;
  return {
    lines: linesOf(state),
    outlooks: outlooksOf(state),
    hands: handsOf(state),
    lodgings: lodgingsOf(state),
    attack,
    guarded: state.night.guarded,
    richest: state.richest,
    animals: state.night.animals.slice(),
    charms: charmsOf(state),
    goals: goalsOf(state),
    proposals: proposalsOf(state),
    alarm: alarmOf(state, attack),
  };
}

const charmsOf = (state: State): Script['charms'] =>
  roleIds
    .map((by) => ({ by, seats: seatsOf(state).filter((seat) => playerOf(state, seat).charmed.includes(by)) }))
    .filter(({ seats }) => seats.length > 0);

/** Whoever is about to die, and would end the game by it: the sentenced, who leads the vote, or the attack's victim. */
function alarmOf(state: State, attack: Attack | null): Phrase | null {
  const ends = (player: Seat, winners: readonly string[]): Phrase | null =>
    winners.length === 0 ? null : { key: 'alarm.ends', params: { player, winners } };
  const accused = state.today.sentenced ?? pollOf(state)?.tally[0]?.seat;
  if (accused !== undefined && isAlive(state, accused))
    return ends(accused, endingsOfExecution(state, accused));
  const victim = attack?.deaths.find(({ sure, undone }) => sure && !undone);
  return attack === null || victim === undefined ? null : ends(victim.seat, attack.stops);
}
