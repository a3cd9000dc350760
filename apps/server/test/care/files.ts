import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is gone after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'veillee-care-'));
  made.push(path);
  return path;
}

/** Whether these bytes stand anywhere in the files of a database: in use, thrown away or in its log. */
export function isOnDisk(data: string, text: string): boolean {
  return ['veillee.db', 'veillee.db-wal']
    .map((name) => join(data, name))
    .some((file) => existsSync(file) && readFileSync(file).includes(text));
}

/** What lies in a data folder, but for what changes by itself. */
export const filesIn = (data: string): string[] =>
  readdirSync(data)
    .filter((name) => !/-(wal|shm)$/.test(name))
    .sort();
