import { DrivenClock } from '../drivenClock.ts';
import { bytesFrom } from '../evening.ts';

/** Time that stands still, and chance that is the same every time. */
export const stillness = () => ({
  clock: new DrivenClock(),
  random: bytesFrom(7),
  seal: () => ({ salt: '5a'.repeat(16), seed: 'a7'.repeat(32) }),
});
