import { describe, expect, it } from 'vitest';
import { memoryIo } from '../../test/memoryIo.ts';
import { dispatch } from '../dispatch.ts';
import { commands } from './index.ts';

describe('veillee loadtest', () => {
  it('plays at a few tables, on ours and on the bare server, and tells the figures', {
    timeout: 60_000,
  }, async () => {
    const io = memoryIo();
    const args = ['loadtest', '--rooms', '2', '--seats', '4', '--seconds', '1', '--json'];
    expect(await dispatch(commands, args, io)).toBe(0);
    const [row] = JSON.parse(io.said().out);
    for (const figures of [row.ours, row.bare]) {
      expect(figures.rooms).toBe(2);
      expect(figures.actionsPerSecond).toBeGreaterThan(0);
      expect(figures.p99).toBeGreaterThanOrEqual(figures.p50);
    }
  });
});
