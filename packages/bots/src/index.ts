export { byChance } from './byChance.ts';
export type { Move, Policy } from './policy.ts';
