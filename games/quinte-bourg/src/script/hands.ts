import type { Phrase, Seat } from '@veillee/kernel';
import { pollOf } from '../day/poll.ts';
import { invocationsOf } from '../night/sources.ts';
import { officesOf } from '../offices/held.ts';
import { offices } from '../offices/index.ts';
import type { Kind } from '../power.ts';
import { isDark, playerOf, type Raised, type State } from '../state.ts';
import { dyingWith, endingsBy } from './endings.ts';
import type { Hand } from './script.ts';

/** The hands that are up, each with what to say and what to think of before. */
export const handsOf = (state: State): Hand[] => state.hands.map((raised) => handIn(state, raised));

function handIn(state: State, raised: Raised): Hand {
  const { seat, topic, answer, waits } = raised;
  const found = invocationsOf(state, seat).find((one) => one.topic === topic);
  const office = officesOf(state, seat).find((id) => offices[id].right?.verb === topic);
  const { player: aimed } = answer;
  const target = Array.isArray(aimed) && typeof aimed[0] === 'number' ? aimed[0] : null;
  const kind: Kind = found?.invocation.kind ?? 'enquiry';
  const isNamed = found?.invocation.open === true || (!isDark(state) && state.options.openInvocations);
  return {
    seat,
    card: found?.card ?? office ?? null,
    topic,
    kind,
    target,
    waits,
    says: said(state, seat, kind, isNamed),
    warnings: target === null || kind !== 'killing' ? [] : beforeKilling(state, target),
  };
}

/** In the dark all eyes are shut already; a show is for everybody's, by night too (Q42). */
function said(state: State, player: Seat, kind: Kind, isNamed: boolean): Phrase[] {
  if (isDark(state) && !isNamed) return [{ key: 'invocation.unseen', params: { kind } }];
  const hand: Phrase = isNamed
    ? { key: 'say.hand.named', params: { player, kind } }
    : { key: 'say.hand', params: { kind } };
  if (kind === 'show') return [hand, { key: 'say.hand.watch' }];
  return isDark(state) ? [hand] : [hand, { key: 'say.hand.shut' }];
}

function beforeKilling(state: State, player: Seat): Phrase[] {
  const warnings: Phrase[] = [];
  const votes = pollOf(state)?.tally.find(({ seat }) => seat === player)?.votes ?? 0;
  if (votes > 0) warnings.push({ key: 'warn.votes', params: { player, votes } });
  if (playerOf(state, player).fate === 'killed') warnings.push({ key: 'warn.dead', params: { player } });
  const dead = dyingWith(state, player);
  if (dead.length === 0) warnings.push({ key: 'warn.undone' });
  else if (!isDark(state)) warnings.push({ key: 'warn.publicDeath', params: { player } });
  const stops = dead.length === 0 ? [] : endingsBy(state, dead);
  if (stops.length > 0) warnings.push({ key: 'warn.stops', params: { winners: stops } });
  return warnings;
}
