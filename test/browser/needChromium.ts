import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { findChromium } from './chromium.ts';

/** What the installing needs of a machine. */
export interface Machine {
  find(): string | undefined;
  isDebian(): boolean;
  isRoot(): boolean;
  run(command: string, args: readonly string[]): Promise<Outcome>;
  wait(seconds: number): Promise<unknown>;
  say(line: string): void;
}

export interface Outcome {
  readonly code: number;
  /** Whatever it printed, errors too. */
  readonly output: string;
}

/** How long another program may keep the packages to itself, in seconds. */
const patience = 600;
const pause = 5;

const ownDownload = 'npx playwright-core install chromium';

/** There is none and none can be had: its message says what to do. */
export class NoChromium extends Error {
  constructor(why: string, cure: string) {
    super(`This needs a Chromium and there is none: ${why}. ${cure}`);
  }
}

/** Finds a Chromium or installs one where it may, once however often it is asked; else says what to do. */
export function providerOf(machine: Machine): () => Promise<string> {
  let provided: Promise<string> | undefined;
  return () => {
    provided ??= provide(machine);
    return provided;
  };
}

async function provide(machine: Machine): Promise<string> {
  const there = machine.find();
  if (there !== undefined) return there;
  if (!machine.isDebian())
    throw new NoChromium('this is no Debian, where it would be installed', `Run: ${ownDownload}`);
  if (!machine.isRoot())
    throw new NoChromium('only root may install it', 'Run: sudo apt-get install chromium');
  machine.say(
    'No Chromium here: apt-get installs one. It takes a minute or two, longer if others install too.',
  );
  await apt(machine, 'update');
  await apt(machine, 'install', '-y', '--no-install-recommends', 'chromium');
  const installed = machine.find();
  if (installed === undefined)
    throw new NoChromium('apt-get put none where it is looked for', `Run: ${ownDownload}`);
  machine.say(`Chromium is installed: ${installed}`);
  return installed;
}

/** apt-get waits by itself for the lock on packages, but not for those on lists and on downloads. */
async function apt(machine: Machine, ...args: string[]): Promise<void> {
  for (let waited = 0; ; waited += pause) {
    const { code, output } = await machine.run('apt-get', ['-o', `DPkg::Lock::Timeout=${patience}`, ...args]);
    if (code === 0) return;
    if (!output.includes('Could not get lock') || waited >= patience) throw aptFailed(args, output);
    if (waited === 0) machine.say('Another program is busy with packages: waiting until it is done.');
    await machine.wait(pause);
  }
}

function aptFailed([action]: readonly string[], output: string): NoChromium {
  const complaint = output.split('\n').find((line) => line.startsWith('E: ')) ?? 'no reason given';
  return new NoChromium(`apt-get ${action} failed (${complaint})`, `Mend that, or run: ${ownDownload}`);
}

function run(command: string, args: readonly string[]): Promise<Outcome> {
  // Messages are read: they must be in English.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

const provideChromium = providerOf({
  find: findChromium,
  isDebian: () => existsSync('/etc/debian_version'),
  isRoot: () => process.getuid?.() === 0,
  run,
  wait: (seconds) => sleep(seconds * 1000),
  say: (line) => console.log(line),
});

/** Before anything that opens a browser: stops with one line where none can be had. */
export async function needChromium(): Promise<void> {
  try {
    await provideChromium();
  } catch (error) {
    if (!(error instanceof NoChromium)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
