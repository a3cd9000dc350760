import { execFileSync } from 'node:child_process';
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

const found = (): string | undefined => places.find((place) => existsSync(place));
const isRootOnDebian = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version');

function install(): void {
  const quietly = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  execFileSync('apt-get', ['update'], quietly);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quietly);
}

/** A real Chromium: the system's, one installed now where we may, else the one Playwright keeps. */
export async function openChromium(): Promise<Browser> {
  if (found() === undefined && isRootOnDebian()) install();
  const executablePath = found();
  return chromium.launch({ args: flags, ...(executablePath === undefined ? {} : { executablePath }) });
}
