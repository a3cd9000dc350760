import { describe, expect, it } from 'vitest';
import { memoryIo } from '../../test/memoryIo.ts';
import { dispatch } from '../dispatch.ts';
import { commands } from './index.ts';

describe('veillee loadtest', () => {
  it.each([
    [['--rooms', '0'], '--rooms wants a whole number'],
    [['--options', '[]'], '--options wants a JSON object'],
    [['--game', 'chess'], 'unknown game: “chess”'],
    [['now'], 'one too many: now'],
    [['--nodes', '3'], '--nodes wants a database'],
    [['--store', 'mysql://x'], '--nodes wants a database'],
    [['--nodes', '2', '--store', 'postgres://x/y'], '--nodes wants a whole number from 3'],
    [['--rooms', '1', '--seats', '3'], 'the server refuses this table'],
  ])('%j is refused in one line', async (args, line) => {
    const io = memoryIo({ env: { VEILLEE_LANG: 'en' } });
    expect(await dispatch(commands, ['loadtest', ...args], io)).toBe(2);
    expect(io.said().err).toMatch(/^veillee: [^\n]+\n$/);
    expect(io.said().err).toContain(line);
  });
});
