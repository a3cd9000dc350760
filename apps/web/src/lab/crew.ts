import type { Cell, Hand, Tally } from '@veillee/gamekit/lab';
import type { Brought, Errand } from './errand.ts';
import handUrl from './hand.ts?worker&url';

type Run = (errand: Errand) => Promise<Brought>;

/** As many hands as there are cores; they play one game, and leave when they are no longer needed. */
export class Crew {
  readonly #about: { readonly game: string; readonly seed: string };
  readonly #workers: Worker[] = [];
  readonly #runs: readonly Run[];

  constructor(game: string, seed: string, many = cores()) {
    this.#about = { game, seed };
    const runs = Array.from({ length: many }, () => this.#hire()).filter((run) => run !== null);
    this.#runs = runs.length > 0 ? runs : [runHere];
  }

  #hire(): Run | null {
    if (typeof Worker === 'undefined') return null;
    try {
      const worker = new Worker(handUrl, { type: 'module', name: 'veillee-lab' });
      this.#workers.push(worker);
      return (errand) =>
        new Promise((resolve) => {
          worker.onmessage = ({ data }: MessageEvent<Brought>) => resolve(data);
          worker.onerror = () => resolve(null);
          worker.postMessage(errand);
        });
    } catch {
      return null;
    }
  }

  get hands(): readonly Hand[] {
    return this.#runs.map(
      (run): Hand =>
        async (play) =>
          asTally(await run({ ...this.#about, play })),
    );
  }

  /** What the first game of a cell is known by, with the rules and bots of today. */
  async first(cell: Cell): Promise<string> {
    const [run = runHere] = this.#runs;
    const mark = await run({ ...this.#about, first: cell });
    if (typeof mark !== 'string') throw new Error('a hand came back with nothing');
    return mark;
  }

  leave(): void {
    for (const worker of this.#workers) worker.terminate();
  }
}

function asTally(brought: Brought): Tally {
  if (brought === null || typeof brought === 'string') throw new Error('a hand came back with nothing');
  return brought;
}

const cores = (): number => Math.max(1, navigator.hardwareConcurrency ?? 1);

/** Without workers the page plays itself, and draws breath between errands. */
const runHere: Run = async (errand) => {
  await new Promise((resolve) => setTimeout(resolve, 0));
  return (await import('./errand.ts')).runErrand(errand);
};
