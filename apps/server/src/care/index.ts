export type { CheckReport } from './check.ts';
export type { PersonFound, TableLine } from './requests.ts';
export { type Visit, visit } from './visit.ts';
