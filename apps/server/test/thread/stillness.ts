import { bytesFrom } from '../bytesFrom.ts';
import { DrivenClock } from '../drivenClock.ts';

/** Time that stands still, and chance that is the same every time. */
export const stillness = () => ({
  clock: new DrivenClock(),
  random: bytesFrom(7),
  seal: () => ({ salt: '5a'.repeat(16), seed: 'a7'.repeat(32) }),
});

/** Lets time pass; whatever is due is done, and said, before the next. */
export const goOn = (clock: DrivenClock, ms: number): Promise<void> =>
  clock.advance(ms, async () => {
    for (let i = 0; i < 3; i += 1) await new Promise((resolve) => setImmediate(resolve));
  });
