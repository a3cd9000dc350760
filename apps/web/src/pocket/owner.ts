/** One tab at a time has the house. Where the browser has locks they tell who; else whoever came last. */
export interface Ownership {
  release(): void;
}

const lockName = 'veillee.pocket';

/** Null where another tab has it, unless it is stolen; `lost` is called when another steals it from us. */
export function own(steal: boolean, lost: () => void): Promise<Ownership | null> {
  // Only secure pages have locks. Elsewhere the store itself refuses whoever was here before.
  if (!('locks' in navigator)) return Promise.resolve({ release() {} });
  return new Promise((decided) => {
    let isReleased = false;
    const options: LockOptions = steal ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(lockName, options, (lock) => {
        if (lock === null) {
          decided(null);
          return;
        }
        return new Promise<void>((release) => {
          decided({
            release() {
              isReleased = true;
              release();
            },
          });
        });
      })
      .catch(() => {
        if (!isReleased) lost();
      });
  });
}
