import { type Right, type Rights, type Seat, way } from '@veillee/kernel';
import { claim } from './claim.ts';
import { mayClaim } from './end.ts';
import type { MutationId, TokenId } from './ids.ts';
import { mutations } from './mutations/index.ts';
import { mayReveal, reveal } from './revelation.ts';
import type { Blood } from './spec.ts';
import { isAlive, mutationInHand, type State, spend } from './state.ts';

const revelationTopic = 'revelation.look';
const claimTopic = 'claim.declare';
const playTopic = (mutation: MutationId): string => `${mutation}.play`;
const declaring = way('declare');
const none: readonly Right[] = [];

/** Only the living have rights; while a death is pending, the condemned alone (B20). */
export const rights: Rights<Blood> = {
  offer(state, _, chair) {
    const { pending } = state;
    if (typeof chair !== 'number' || !isAlive(state, chair)) return none;
    return pending === null || pending.player === chair ? offersTo(state, chair) : none;
  },
  use(table, chair, topic, answer) {
    const me = chair as Seat;
    if (topic === revelationTopic) reveal(table, me, (answer.token as readonly TokenId[])[0] as TokenId);
    else if (topic === claimTopic) claim(table, me);
    else mutations[spend(table.state, me)].play?.(table, me, answer);
  },
};

function offersTo(state: State, me: Seat): readonly Right[] {
  const look = mayReveal(state, me);
  const claims = mayClaim(state, me);
  const mutation = mutationInHand(state, me);
  const play = mutation && mutations[mutation].playable?.(state, me);
  if (look === undefined && !claims && !play) return none;
  const offers: Right[] = [];
  if (look !== undefined) offers.push({ topic: revelationTopic, form: look });
  if (claims) offers.push({ topic: claimTopic, form: declaring });
  if (mutation && play) offers.push({ topic: playTopic(mutation), form: play });
  return offers;
}
