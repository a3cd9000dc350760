import type { Ledger, Stretch } from './ledger.ts';
import type { Tally } from './tally.ts';

/** Plays the games it is given, wherever it is. */
export type Hand = (stretch: Stretch) => Promise<Tally>;

/** Hands play what a ledger wants, until all is played or somebody asks to stop; what they have begun they finish. */
export async function labour(
  ledger: Ledger,
  hands: readonly Hand[],
  stop: { readonly aborted: boolean },
  progress: () => void | Promise<void>,
): Promise<void> {
  await Promise.all(
    hands.map(async (play) => {
      while (!stop.aborted) {
        const next = ledger.next();
        if (next === undefined) return;
        ledger.put(next, await play(next));
        await progress();
      }
    }),
  );
}
