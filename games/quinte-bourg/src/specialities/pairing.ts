import type { Answer, Form, Seat } from '@veillee/kernel';
import { inOrder, orPass } from '@veillee/kernel';
import type { Ask, Scene } from '../power.ts';
import { isAlive, isAsleep, type Pair, type State } from '../state.ts';

/** Two people, the first named choosing the house; oneself may be one of them (§6). */
export function askPair(scene: Scene, verb: string): Ask {
  const form: Form = { [verb]: { fields: { players: inOrder('seat', scene.state.circle, 2, 2) } } };
  return { verb, form: orPass(form), otherwise: 'pass' };
}

/**
 * It fails if one of the two is asleep, abducted or tonight's abductor; its author alone is told (Q55). A secret death
 * does not make it fail, for that would show (Q49): the other spends the night there alone.
 */
export function pairUp(scene: Scene, answer: Answer, kind: Pair['kind']): void {
  const { state, me } = scene;
  const [first, second] = answer.players as [Seat, Seat];
  const failed = [first, second].some((seat) => isTaken(state, seat));
  scene.did(kind, { first, second, failed });
  if (failed) {
    scene.tell(me, 'you.failed');
    return;
  }
  state.night.pair = { kind, first, second, house: null };
  if (isAlive(state, first)) scene.tell(first, `pair.${kind}`, { player: second });
  if (isAlive(state, second)) scene.tell(second, `pair.${kind}`, { player: first });
}

const isTaken = (state: State, seat: Seat): boolean =>
  isAsleep(state, seat) || state.night.abduction?.target === seat || state.night.abduction?.by === seat;
