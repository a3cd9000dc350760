export type { CheckReport } from './check.ts';
export { type CareClient, careFor, careForShared } from './client.ts';
export type { PersonFound, TableLine } from './requests.ts';
