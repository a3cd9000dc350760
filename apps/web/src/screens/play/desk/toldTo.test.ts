import { describe, expect, it } from 'vitest';
import { speakerOf } from '../../../games/speaker.ts';
import { toldTo } from './toldTo.ts';

const names = ['Ana', 'Bo', 'Cléo'];
const fr = speakerOf(undefined, 'fr', names);
const en = speakerOf(undefined, 'en', names);

describe('to whom the master saw something told', () => {
  it.each([
    [undefined, 'à tous', 'to all'],
    [1, 'à Bo', 'to Bo'],
    [[0, 2], 'à Ana et Cléo', 'to Ana and Cléo'],
    [[], 'à personne', 'to nobody'],
    ['table', 'à la table', 'to the table'],
    ['master', 'à toi', 'to you'],
  ] as const)('%j reads “%s”, “%s”', (whom, french, english) => {
    const fact =
      whom === undefined ? ({ key: 'x', to: 'all' } as const) : ({ key: 'x', to: 'some', whom } as const);
    expect([toldTo(fact, fr), toldTo(fact, en)]).toEqual([french, english]);
  });
});
