import { Missing, providerOf, thisMachine, type Wanted } from '../../apps/server/test/fromDebian.ts';
import { findChromium } from './chromium.ts';

export const chromiumWanted: Wanted = {
  name: 'Chromium',
  one: 'a Chromium',
  package: 'chromium',
  cure: 'Run: npx playwright-core install chromium',
};

const provideChromium = providerOf(chromiumWanted, thisMachine(findChromium));

/** Before anything that opens a browser: stops with one line where none can be had. */
export async function needChromium(): Promise<void> {
  try {
    await provideChromium();
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
