import type { Match } from '@veillee/kernel';
import { questionsOf, stateOf } from '@veillee/kernel/inside';
import { officeIds, type Quinte, type State } from '../src/index.ts';
import { planOf } from '../src/places.ts';

/** What is always so in a village, whatever happens; the first thing that is not, in words. */
export function broken(match: Match<Quinte>): string | undefined {
  const state = stateOf(match);
  return coins(state) ?? circle(state) ?? offices(state) ?? nights(state) ?? deadAct(match);
}

/** Coins are conserved, those outside the game counted; nobody owes any; the dead keep none for long. */
function coins(state: State): string | undefined {
  const held = state.players.reduce((sum, player) => sum + player.coins, 0);
  if (held + state.coinsOut !== state.coinsAtStart)
    return `${held} + ${state.coinsOut} coins of ${state.coinsAtStart}`;
  const booked = state.coinBook.reduce(
    (sum, { from, to, coins }) => sum + (to === 'out' ? coins : 0) - (from === 'out' ? coins : 0),
    0,
  );
  if (booked !== state.coinsOut) return `the book says ${booked} coins left, not ${state.coinsOut}`;
  return state.players.some((player) => player.coins < 0) ? 'somebody owes coins' : undefined;
}

/** The circle is those who seem alive, each once. */
function circle(state: State): string | undefined {
  const seem = state.players.flatMap(({ fate }, seat) =>
    fate === 'alive' || fate === 'killed' ? [seat] : [],
  );
  const housed = [...state.circle].sort((a, b) => a - b);
  return JSON.stringify(seem) === JSON.stringify(housed) ? undefined : `houses ${housed} for ${seem}`;
}

/** At most one office each, the Scrutineer's apart; held by the living, the Chief's and the Senator's apart. */
function offices(state: State): string | undefined {
  for (const seat of state.players.keys()) {
    const held = officeIds.filter((office) => state.offices[office] === seat && office !== 'scrutineer');
    if (held.length > 1) return `${seat} holds ${held}`;
    const fate = state.players[seat]?.fate;
    if (held.length === 0 || fate === 'alive' || fate === 'killed') continue;
    // A swap may leave an office in illegal hands until it is mended.
    const mending = state.phase === 'morning';
    if (!mending && !(fate === 'ghost' && (held[0] === 'chief' || held[0] === 'senator')))
      return `${fate} ${seat} holds ${held}`;
  }
  return undefined;
}

/** Everybody alive has exactly one long action, in one place. */
function nights(state: State): string | undefined {
  if (state.phase !== 'night') return undefined;
  for (const seat of state.circle) {
    if (state.players[seat]?.fate !== 'alive') continue;
    const { house } = planOf(state, seat);
    if (state.players[house] === undefined) return `${seat} spends the night nowhere`;
  }
  return undefined;
}

const ofTheDead =
  /^(dead\.choose|ghosts\.|chief\.|dream\.|show\.answer|law\.propose|senator\.law|adored\.swap|vote\.cast|deal\.ready)/;

/** Those killed tonight are asked what a sleeping holder of an office is, lest the question's absence tell (Q49). */
const ofSleepers = /^(notary\.bequeath|scrutineer\.name|heir\.drop)$/;

/** Nobody dead is asked anything but what is left to the dead. */
function deadAct(match: Match<Quinte>): string | undefined {
  for (const { to, question } of questionsOf(match)) {
    if (question.feigned) continue;
    for (const chair of to) {
      const fate = typeof chair === 'number' ? stateOf(match).players[chair]?.fate : 'alive';
      if (fate === 'alive' || (fate === 'killed' && ofSleepers.test(question.topic))) continue;
      if (!ofTheDead.test(question.topic)) return `dead ${chair} is asked ${question.topic}`;
    }
  }
  return undefined;
}
