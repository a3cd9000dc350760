import type { Seat, Spec, Table } from '@veillee/kernel';
import type { Deal } from './deal.ts';
import type { MutationId } from './mutations/index.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** What sends a player to death: the trial, the twin's death, a card that failed, a wrong claim. */
export type Cause = 'trial' | 'twin' | 'claim' | MutationId;

export type Step =
  | { readonly type: 'deal' }
  | { readonly type: 'opening'; readonly player: Seat }
  | { readonly type: 'act'; readonly player: Seat }
  | { readonly type: 'rest'; readonly player: Seat }
  | { readonly type: 'breath'; readonly player: Seat; readonly cause: 'trial' }
  | { readonly type: 'breath'; readonly player: Seat; readonly cause: 'twin'; readonly of: Seat }
  | { readonly type: 'condemned'; readonly player: Seat; readonly cause: 'trial' | 'twin' }
  | { readonly type: 'reckon'; readonly player: Seat; readonly cause: Cause }
  | { readonly type: 'hand'; readonly player: Seat };

export interface Blood extends Spec {
  options: Options;
  deal: Deal;
  state: State;
  step: Step;
  view: View;
}

export type Play = Table<Blood>;
