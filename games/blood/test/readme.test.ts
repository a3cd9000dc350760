import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgePosition, readPosition, toResult } from '../src/index.ts';

describe('the README', () => {
  it('shows a position that is judged as it says', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const [, json = ''] = /```json\n([\s\S]*?)```/.exec(readme) ?? [];
    const read = readPosition(JSON.parse(json));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const result = toResult(read.value.names, judgePosition(read.value));
    expect(result).toMatchObject({ points: { human: 1.5, werewolf: 2 }, winners: ['Bob', 'Dan'] });
    expect(result.reasons.filter(({ stage }) => stage === 'ending')).toHaveLength(1);
  });
});
