import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // An address that is no localhost, so that nothing of a secure context is there by accident.
  '--host-resolver-rules=MAP veillee.test 127.0.0.1',
];

/** Where a Chromium is: the system's, else the one Playwright keeps. */
export function findChromium(): string | undefined {
  return [...places, chromium.executablePath()].find((place) => existsSync(place));
}

/** A real Chromium, which `needChromium` has seen to before. */
export async function openChromium(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('No Chromium: needChromium comes before.');
  return chromium.launch({ args: [...flags, ...more], executablePath });
}
