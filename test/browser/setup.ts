import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../apps/web/build.ts';
import { drivePocket } from './drivenPocket.ts';
import { needChromium } from './needChromium.ts';

let copy = '';

/** A browser and one build for the whole run, set apart: what is edited meanwhile changes nothing under its pages. */
export async function setup(): Promise<void> {
  await needChromium();
  copy = mkdtempSync(join(tmpdir(), 'veillee-web-'));
  cpSync(await ensureBuilt(), copy, { recursive: true });
  drivePocket(copy);
  process.env.VEILLEE_TEST_WEB = copy;
}

export function teardown(): void {
  rmSync(copy, { recursive: true, force: true });
}
