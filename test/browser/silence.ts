import type { Person } from './person.ts';

/**
 * From its next page on, somebody's browser wants a touch before it is heard. What looks into a page here counts as a
 * touch to Chromium, so that silence is asked for.
 */
export const wantsTouch = ({ page }: Person): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.AudioContext = class extends AudioContext {
      constructor() {
        super();
        void this.suspend();
      }
    };
  });
