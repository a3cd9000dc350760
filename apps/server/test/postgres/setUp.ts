import type { TestProject } from 'vitest/node';
import { Postgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where every house of a test keeps everything, unless it is a folder. */
    readonly postgres?: string;
  }
}

/** One PostgreSQL for all tests of the project: none of them kills it, so nothing need be synced to the disk. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await Postgres.begin({ fsync: 'off' });
  project.provide('postgres', postgres.url('postgres'));
  return () => postgres.end();
}
