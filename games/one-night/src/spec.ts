import type { Deal } from './deal.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** A step of One Night; `copy` is the Doppelgänger's turn right after a character. */
export type Step =
  | { readonly type: 'deal' }
  | { readonly type: 'call'; readonly call: string; readonly copy?: true }
  | { readonly type: 'markCheck' }
  | { readonly type: 'day' }
  | { readonly type: 'vote' };

export interface OneNight {
  options: Options;
  deal: Deal;
  state: State;
  step: Step;
  view: View;
}
