/** What this device remembers of Blood: hints already given, the reminder already read. */

const name = (key: string): string => `veillee.blood.${key}`;

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(name(key));
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(name(key), value);
  } catch {
    // A full or forbidden store: it is forgotten with the page.
  }
}
