import { signal } from '@preact/signals';

const key = 'veillee.discreet';

function wasDiscreet(): boolean {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}

/** This player wants secrets as a small line of text, without any picture. */
export const discreet = signal(wasDiscreet());

export function keepDiscreet(on: boolean): void {
  discreet.value = on;
  try {
    localStorage.setItem(key, on ? 'yes' : 'no');
  } catch {
    // A forbidden store: it holds as long as the page.
  }
}
