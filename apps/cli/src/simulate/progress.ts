import type { Io } from '../command.ts';

/** A bar on standard error while somebody watches; it leaves nothing behind. */
export function progressBar(
  stream: Io['stderr'],
  total: number,
): { show(done: number): void; clear(): void } {
  if (stream.isTTY !== true) return { show() {}, clear() {} };
  const width = 30;
  let shown = -1;
  return {
    show(done) {
      const percent = Math.floor((done / total) * 100);
      if (percent === shown) return;
      shown = percent;
      const full = Math.round((done / total) * width);
      stream.write(`\r${'█'.repeat(full)}${'░'.repeat(width - full)} ${percent}\u00a0%`);
    },
    clear() {
      stream.write('\r\u001b[K');
    },
  };
}
