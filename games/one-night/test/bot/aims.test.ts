import { describe, expect, it } from 'vitest';
import { calls } from '../../src/index.ts';

describe('what a bot knows of a character', () => {
  it.each(calls.filter(({ puts }) => puts.length > 0).map((call) => [call.id, call] as const))(
    '%s: says of each question what it does to whom is chosen',
    (_id, { puts, aims }) => {
      const asked = puts.map(({ topic }) => topic.slice(topic.indexOf('.') + 1));
      expect(Object.keys(aims).sort()).toEqual([...new Set(asked)].sort());
    },
  );
});
