export {
  type Budget,
  believe,
  chanceThat,
  effective,
  type Proposed,
  type Weighed,
  weighed,
} from './belief.ts';
export { byChance, proposalOfOthers } from './byChance.ts';
export { type Knew, spreadOver } from './knew.ts';
export { drawn, fraction, greatest, happens } from './odds.ts';
export { type Phrasebook, phrasebook, type SayingIn } from './phrasebook.ts';
export { type Company, playOut } from './playOut.ts';
export { type Around, type Heard, isRemark, type Move, type Policy, type Remark } from './policy.ts';
export {
  isStyle,
  type Level,
  levels,
  type Style,
  type Temper,
  type Thought,
  temperOf,
  tempers,
  usualLevel,
  usualStyle,
} from './style.ts';
