import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A server in a process of its own, that prints where it listens. */
export class ServerProcess {
  readonly pid: number;
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    // Whoever has printed something has an id.
    this.pid = child.pid ?? 0;
    this.port = port;
  }

  static async begin(
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<ServerProcess> {
    const child = spawn(process.execPath, [...process.execArgv, ...args], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    });
    const ended = once(child, 'exit').then(() => {
      throw new Error('a server ended before it listened');
    });
    const [port] = await Promise.race([once(child.stdout, 'data'), ended]);
    ended.catch(() => {});
    child.stdout.resume();
    return new ServerProcess(child, Number(port));
  }

  freeze(): void {
    this.#child.kill('SIGSTOP');
  }

  async kill(): Promise<void> {
    const child = this.#child;
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
}
