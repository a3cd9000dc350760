import { signal } from '@preact/signals';
import type { HouseState } from '../pocket/letters.ts';

/** What has become of the house in this device; known without loading it. */
export const pocketState = signal<HouseState>({ is: 'closed' });
