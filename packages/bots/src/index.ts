export { byChance } from './byChance.ts';
export { oneNightBot } from './oneNight.ts';
export type { Move, Policy } from './policy.ts';
