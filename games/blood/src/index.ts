import type { Game } from '@veillee/kernel';
import { circles } from './circles.ts';
import { check, setup } from './deal.ts';
import { deal } from './dealing.ts';
import { reckon } from './death.ts';
import { reseat } from './reseat.ts';
import { rights } from './rights.ts';
import type { Blood } from './spec.ts';
import { text } from './text/index.ts';
import { breath, condemned, hand } from './trial.ts';
import { act, opening, rest } from './turn.ts';
import { verdict } from './verdict.ts';
import { scene, sees, stamp } from './view.ts';

export const blood: Game<Blood> = {
  id: 'blood',
  rules: 2,
  text,
  check,
  reseat,
  setup,
  steps: { deal, opening, act, rest, breath, condemned, reckon, hand },
  rights,
  circles,
  scene,
  sees,
  stamp,
  verdict,
};

export { charactersFor, fewest, most, offersTwins } from './box.ts';
export type { Deal } from './deal.ts';
export { endsAt } from './end.ts';
export * from './ids.ts';
export { judgePosition } from './judgePosition.ts';
export {
  isMutation,
  type MutationId,
  mutationIds,
  mutationOf,
  mutations,
  mutationsFor,
  stakeIds,
} from './mutations/index.ts';
export { defaults, type First, longestLimit, type Options } from './options.ts';
export { type Position, readPosition } from './position.ts';
export { unborn } from './reseat.ts';
export { toResult, type VerdictResult, type WordedReason } from './result.ts';
export { type RuleId, ruleIds } from './rules.ts';
export type { Blood, Step } from './spec.ts';
export type { Ending, Pending, Place, Stage, State, Turn } from './state.ts';
export { usesOf } from './uses.ts';
export type { Because, BloodVerdict, Points } from './verdict.ts';
export type { PlayerView, TokenView, View } from './view.ts';
