import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Fate, withFate } from './doom.ts';
import { type Beginning, timeOf } from './fastClock.ts';

const child = fileURLToPath(new URL('child.ts', import.meta.url));

/** A house in a process of its own, from its start to its end. */
export class HouseProcess {
  /** Where it is found; null where it ended before it opened. */
  readonly address: Promise<string | null>;
  /** How it ended: by the signal it was sent, or by itself, with what it said. */
  readonly end: Promise<string>;
  readonly #process: ChildProcess;
  #begun: Beginning;

  /** `compiled`: a folder for what Node compiled, kept from one start to the next. */
  constructor(fate: Fate, compiled: string) {
    this.#begun = { at: fate.at, since: Date.now() };
    this.#process = spawn(process.execPath, [child], {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: withFate({ ...process.env, NODE_COMPILE_CACHE: compiled }, fate),
    });
    const { stdout, stderr } = this.#process;
    let said = '';
    stderr?.on('data', (text: Buffer) => {
      said += text.toString();
    });
    this.end = once(this.#process, 'close').then(
      ([code, signal]) => `${signal ?? code}${said && ': '}${said}`,
    );
    const opened = new Promise<string>((resolve) => {
      const told = new Map<string, number>();
      createInterface({ input: stdout as NonNullable<typeof stdout> }).on('line', (line) => {
        const [what = '', number] = line.split(' ');
        told.set(what, Number(number));
        const [port, since] = [told.get('port'), told.get('since')];
        if (since !== undefined) this.#begun = { at: fate.at, since };
        if (since !== undefined && port !== undefined) resolve(`127.0.0.1:${port}`);
      });
    });
    this.address = Promise.race([opened, this.end.then(() => null)]);
  }

  /** Its clock; before it said when that began, no less. */
  get time(): number {
    return timeOf(this.#begun);
  }

  freeze(): void {
    this.#process.kill('SIGSTOP');
  }

  thaw(): void {
    this.#process.kill('SIGCONT');
  }

  kill(): void {
    this.#process.kill('SIGKILL');
  }

  stop(): void {
    this.#process.kill('SIGTERM');
  }
}
