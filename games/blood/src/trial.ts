import { type Form, type Seat, type StepRule, topic, way } from '@veillee/kernel';
import { die } from './death.ts';
import { mutationInHand, spend } from './hand.ts';
import { mutations } from './mutations/index.ts';
import type { Blood, Step } from './spec.ts';
import { living, type State, tokenOf } from './state.ts';
import { bothTokens, eachToken } from './tokens.ts';
import { patience, pause } from './turn.ts';

/**
 * Condemned by both tokens or by the twin's death: everybody holds their breath, as long as a turn opens, whoever it is
 * and whatever they hold (B6).
 */
export const breath: StepRule<Blood, Extract<Step, { type: 'breath' }>> = {
  pace: pause,
  open(table, step) {
    const { player, cause } = step;
    table.state.pending = { player, what: cause };
    if (step.cause === 'twin') table.tell('all', 'twin.called', { player, other: step.of });
    else table.tell('all', 'trial.opened', { player });
  },
  close(table, { player, cause }) {
    table.next({ type: 'condemned', player, cause });
  },
};

/** Asked in any case, so that waiting says nothing (B6). */
export const condemned: StepRule<Blood, Extract<Step, { type: 'condemned' }>> = {
  pace: patience,
  ask(state, { player, cause }) {
    const form = fateOf(state, player);
    const topic = cause === 'trial' ? 'trial.face' : 'twin.face';
    return [{ to: player, topic, form, ends: 'answered', otherwise: { do: 'die' }, progress: 'all' }];
  },
  answered(table, { player, cause }, { answer }) {
    const { state } = table;
    const mutation = mutationInHand(state, player);
    state.pending = null;
    if (mutation === undefined || answer?.do !== mutation) {
      die(table, player, cause);
      return;
    }
    spend(state, player);
    mutations[mutation].rescue?.(table, player);
  },
};

/** Die, or play the card that saves. */
function fateOf(state: State, player: Seat): Form {
  const mutation = mutationInHand(state, player);
  const saved = mutation !== undefined && mutations[mutation].rescue !== undefined;
  return saved ? { ...way('die'), ...way(mutation) } : way('die');
}

const handing = topic('trial.hand', (state: State) => bothTokens(state, () => living(state)));

/** The dead of a trial puts the tokens before two different living players (B16: no second trial). */
export const hand: StepRule<Blood, Extract<Step, { type: 'hand' }>> = {
  pace: patience,
  open(table, { player }) {
    table.state.pending = { player, what: 'tokens' };
  },
  ask(state, { player }) {
    return [{ to: player, ...handing.put(state), ends: 'answered', otherwise: 'random', progress: 'all' }];
  },
  answered(table, { player }, reply) {
    table.state.pending = null;
    eachToken(handing.answerIn(reply), (id, target) => {
      tokenOf(table.state, id).at = target;
      table.tell('all', 'token.handed', { player, token: id, target });
    });
  },
};
