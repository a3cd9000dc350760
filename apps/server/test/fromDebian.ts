import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

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

/** A program that tests need, and how one comes by it. */
export interface Wanted {
  readonly name: string;
  /** With its article. */
  readonly one: string;
  /** Debian's. */
  readonly package: string;
  /** What to do where Debian's cannot be had. */
  readonly cure: string;
}

/** There is none and none can be had: its message says what to do. */
export class Missing extends Error {
  constructor(wanted: Wanted, why: string, cure: string) {
    super(`This needs ${wanted.one} and there is none: ${why}. ${cure}`);
  }
}

/** Finds a program or installs it where it may, once however often it is asked; else says what to do. */
export function providerOf(wanted: Wanted, machine: Machine): () => Promise<string> {
  let provided: Promise<string> | undefined;
  return () => {
    provided ??= provide(wanted, machine);
    return provided;
  };
}

async function provide(wanted: Wanted, machine: Machine): Promise<string> {
  const there = machine.find();
  if (there !== undefined) return there;
  if (!machine.isDebian())
    throw new Missing(wanted, 'this is no Debian, where it would be installed', wanted.cure);
  if (!machine.isRoot())
    throw new Missing(wanted, 'only root may install it', `Run: sudo apt-get install ${wanted.package}`);
  machine.say(
    `No ${wanted.name} here: apt-get installs one. It takes a minute or two, longer if others install too.`,
  );
  await apt(wanted, machine, 'update');
  await apt(wanted, machine, 'install', '-y', '--no-install-recommends', wanted.package);
  const installed = machine.find();
  if (installed === undefined)
    throw new Missing(wanted, 'apt-get put none where it is looked for', wanted.cure);
  machine.say(`${wanted.name} is installed: ${installed}`);
  return installed;
}

/** apt-get waits by itself for the lock on packages, but not for those on lists and on downloads. */
async function apt(wanted: Wanted, machine: Machine, ...args: string[]): Promise<void> {
  for (let waited = 0; ; waited += pause) {
    const { code, output } = await machine.run('apt-get', ['-o', `DPkg::Lock::Timeout=${patience}`, ...args]);
    if (code === 0) return;
    if (!output.includes('Could not get lock') || waited >= patience) throw aptFailed(wanted, args, output);
    if (waited === 0) machine.say('Another program is busy with packages: waiting until it is done.');
    await machine.wait(pause);
  }
}

function aptFailed(wanted: Wanted, [action]: readonly string[], output: string): Missing {
  const complaint = output.split('\n').find((line) => line.startsWith('E: ')) ?? 'no reason given';
  return new Missing(wanted, `apt-get ${action} failed (${complaint})`, `Mend that. Or: ${wanted.cure}`);
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

/** The one we run on. */
export const thisMachine = (find: () => string | undefined): Machine => ({
  find,
  isDebian: () => existsSync('/etc/debian_version'),
  isRoot: () => process.getuid?.() === 0,
  run,
  wait: (seconds) => sleep(seconds * 1000),
  say: (line) => console.log(line),
});
