import type { Seat, Spec, StepRule, Table } from '@veillee/kernel';
import type { Deal } from './deal.ts';
import type { OpeningId } from './ids.ts';
import type { Proposers } from './laws/proposers.ts';
import type { LineId } from './night/lines.ts';
import type { OfficeId } from './offices/index.ts';
import type { Options } from './options.ts';
import type { RoleStep } from './roles/index.ts';
import type { PowerStep } from './specialities/index.ts';
import type { DayStage } from './stages.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** The steps that are there whatever the cards. */
export type VillageStep =
  /* The opening (§13). */
  | { readonly type: 'deal' }
  | { readonly type: 'direct'; readonly what: 'conditions' | 'turned' | 'lovers' | 'offices' }
  | { readonly type: 'opening'; readonly line: OpeningId }
  /* The night (§7). */
  | { readonly type: 'nightfall' }
  | { readonly type: 'window' }
  | { readonly type: 'line'; readonly line: LineId }
  | { readonly type: 'dawn' }
  /* The day (§12). */
  | { readonly type: 'camera' }
  | { readonly type: 'changes' }
  | { readonly type: 'rotation' }
  | { readonly type: 'deaths' }
  | { readonly type: 'reading' }
  | { readonly type: 'rites'; readonly seat: Seat }
  | { readonly type: 'heirloom'; readonly seat: Seat }
  /** `risen`: of one who came back before their coins were handed on (Q64). */
  | { readonly type: 'bequest'; readonly of: Seat; readonly risen: boolean }
  | { readonly type: 'vacancies'; readonly offices: readonly OfficeId[] }
  | { readonly type: 'succession'; readonly office: OfficeId; readonly not: Seat | null }
  | { readonly type: 'withdrawal' }
  | { readonly type: 'applications' }
  | { readonly type: 'appointment'; readonly office: OfficeId; readonly among: readonly Seat[] }
  | { readonly type: 'session' }
  | { readonly type: 'law'; readonly of: Proposers }
  | { readonly type: 'agreement' }
  | { readonly type: 'debate' }
  | { readonly type: 'declare' }
  | { readonly type: 'poll' }
  | { readonly type: 'vote'; readonly voters: readonly Seat[]; readonly first: boolean }
  | { readonly type: 'tally' }
  | { readonly type: 'tie'; readonly among: readonly Seat[] }
  | { readonly type: 'sentence'; readonly seat: Seat }
  | { readonly type: 'lastWords' }
  | { readonly type: 'pardon' }
  | { readonly type: 'execution' }
  | { readonly type: 'accusation'; readonly out: readonly Seat[] }
  | {
      readonly type: 'arraignment';
      readonly sure: readonly Seat[];
      readonly among: readonly Seat[];
      readonly places: number;
    }
  | { readonly type: 'trial'; readonly seat: Seat }
  | { readonly type: 'weddings' }
  | { readonly type: 'wedding'; readonly suitor: Seat; readonly beloved: Seat }
  | { readonly type: 'housing'; readonly suitor: Seat; readonly beloved: Seat }
  | { readonly type: 'pickpocket' }
  | { readonly type: 'evening' }
  | { readonly type: 'sunday' }
  | { readonly type: 'settle'; readonly invoked: boolean; readonly mended?: true };
export type Step = VillageStep | RoleStep | PowerStep;

export interface Quinte extends Spec {
  options: Options;
  deal: Deal;
  state: State;
  step: Step;
  view: View;
}

export type Play = Table<Quinte>;
export type StepOf<T extends Step['type']> = Extract<Step, { readonly type: T }>;
export type RuleOf<T extends Step['type']> = StepRule<Quinte, StepOf<T>>;

/** The rule of a card's own step. */
export interface CardRule<S extends { readonly type: string } = { readonly type: string }> {
  /** The part of the day it is; otherwise that in which it is taken. */
  readonly stage?: DayStage;
  /** Taken every day, after a step of the village's; otherwise when the card pushes it. */
  readonly daily?: { readonly after: VillageStep['type']; readonly step: S };
  readonly rule: StepRule<Quinte, S>;
}
