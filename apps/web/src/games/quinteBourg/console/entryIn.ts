/** The one input of the console, where there is something to write. */
export const entryIn = (desk: HTMLElement | null): HTMLInputElement | null =>
  desk?.querySelector<HTMLInputElement>('[data-entry]') ?? null;
