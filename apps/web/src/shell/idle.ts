/** Calls back when the browser is idle. */
export function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => then(), { timeout: 4000 });
  else setTimeout(then, 400);
}
