import type { Params } from '@veillee/kernel';
import type { ReasonKey } from '../text/keys.ts';
import { modes } from './judged.ts';

export type { ReasonKey };

/** The order in which a verdict explains itself. */
export const stages = ['votes', 'protections', 'deaths', 'chains', 'teams', 'players'] as const;
export type Stage = (typeof stages)[number];

/** Why something is so, and the ruling (R17), section (E4) or chart box (F1.Q-a) it rests on. */
export interface Because {
  readonly key: ReasonKey;
  readonly rule: string;
  readonly params: Params;
}

/** One link of the chain of reasons. Players are seats, named `player` where it is about one of them. */
export interface Reason extends Because {
  readonly stage: Stage;
}

const modeKeys: ReadonlySet<ReasonKey> = new Set(modes.map((mode) => `deaths.${mode}` as const));

/** Whether a reason is the verdict in short: which kind of game it was, or what the chart says of the teams. */
export const isHeadline = ({ stage, key, params }: Reason): boolean =>
  modeKeys.has(key) || (stage === 'teams' && params.player === undefined);

/** Whether a player wins, and why. */
export interface Outcome extends Because {
  readonly won: boolean;
}

export const because = (key: ReasonKey, rule: string, params: Params): Because => ({ key, rule, params });
export const won = (key: ReasonKey, rule: string, params: Params): Outcome => ({
  key,
  rule,
  params,
  won: true,
});
export const lost = (key: ReasonKey, rule: string, params: Params): Outcome => ({
  key,
  rule,
  params,
  won: false,
});
