/** Hands a text out as a file. */
export function handOut(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Not before the browser has begun with it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
