import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { commands } from '../src/commands/index.ts';
import { dispatch } from '../src/dispatch.ts';
import { memoryIo } from './memoryIo.ts';

/** The repository, where a person types `npx veillee …`. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What somebody who types these words would read, in English unless said. */
export async function veillee(
  args: string[],
  { stdin = '', lang = 'en' }: { stdin?: string | readonly Uint8Array[]; lang?: 'fr' | 'en' } = {},
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const io = memoryIo({ stdin, env: { VEILLEE_LANG: lang } });
  const code = await dispatch(commands, args, io);
  return { code, ...io.said() };
}

/** The real program in a process of its own. */
export function program(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const bin = fileURLToPath(new URL('../bin/veillee.cjs', import.meta.url));
  return spawn(process.execPath, [bin, ...args], {
    cwd: root,
    env: { ...process.env, VEILLEE_LANG: 'en', VEILLEE_DEBUG: '', ...env },
    stdio: 'pipe',
  });
}
