import { type Right, type Rights, type Seat, topic, way } from '@veillee/kernel';
import { accusationDue } from './accusation.ts';
import { claim, mayClaim } from './claim.ts';
import { mutationInHand, spend } from './hand.ts';
import { type MutationId, mutations } from './mutations/index.ts';
import { looking, reveal, revealable } from './revelation.ts';
import type { Blood } from './spec.ts';
import { isAlive, type State } from './state.ts';

const declaration = way('declare');
export const declaring = topic('claim.declare', () => declaration);
const playTopic = (mutation: MutationId): string => `${mutation}.play`;
const none: readonly Right[] = [];

/** Only the living have rights; while a death is pending, the condemned alone (B20). */
export const rights: Rights<Blood> = {
  offer(state, _, chair) {
    const { pending } = state;
    if (typeof chair !== 'number' || !isAlive(state, chair)) return none;
    return pending === null || pending.player === chair ? offersTo(state, chair) : none;
  },
  use(table, chair, topic, answer) {
    if (typeof chair !== 'number') throw new Error(`${chair} has no rights`);
    const looked = looking.answerIn({ topic, answer });
    if (looked) reveal(table, chair, looked.token[0]);
    else if (topic === declaring.topic) claim(table, chair);
    else mutations[spend(table.state, chair)].right?.use(table, chair, answer);
  },
};

/** How a card may be played now; none ends a turn in which a card's own accusation is due. */
function offerOf(state: State, me: Seat, mutation: MutationId): Right['form'] | undefined {
  const { right, endsTurn } = mutations[mutation];
  return endsTurn && accusationDue(state) ? undefined : right?.offer(state, me);
}

function offersTo(state: State, me: Seat): readonly Right[] {
  const tokens = revealable(state, me);
  const claims = mayClaim(state, me);
  const mutation = mutationInHand(state, me);
  const play = mutation && offerOf(state, me, mutation);
  if (tokens.length === 0 && !claims && !play) return none;
  const offers: Right[] = [];
  if (tokens.length > 0) offers.push(looking.put(tokens));
  if (claims) offers.push(declaring.put());
  if (mutation && play) offers.push({ topic: playTopic(mutation), form: play });
  return offers;
}
