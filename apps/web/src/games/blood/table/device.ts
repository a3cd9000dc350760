/** What this device remembers of Blood: hints already given, the reminder already read. */

export const storeKey = (key: string): string => `veillee.blood.${key}`;

export function keptOnDevice(key: string): string | null {
  try {
    return localStorage.getItem(storeKey(key));
  } catch {
    return null;
  }
}

export function keepOnDevice(key: string, value: string): void {
  try {
    localStorage.setItem(storeKey(key), value);
  } catch {
    // A full or forbidden store: it is forgotten with the page.
  }
}
