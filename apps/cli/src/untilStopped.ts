/** Asked once, a command finishes properly; asked twice, the system ends it. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve());
    if (process.env.npm_lifecycle_event !== undefined) whenOrphaned(resolve);
  });
}

/** A shell between npm and us dies of a SIGTERM without passing it on; its going is then the signal. */
function whenOrphaned(resolve: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    resolve();
  }, 250);
  watch.unref();
}
