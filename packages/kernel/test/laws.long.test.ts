import { describe, expect, it } from 'vitest';
import { lawNames, obey } from '../src/laws/index.ts';
import { subject } from './testGame/worlds.ts';

describe('the small test game', () => {
  it.each(lawNames)('obeys the law "%s" in two thousand random matches', (law) => {
    obey(subject, law, { matches: 2000 });
  });
});

describe('a law', () => {
  it('is not shown to hold by looking at nothing', () => {
    const blind = { ...subject, worlds: () => undefined };
    expect(() => obey(blind, 'worlds', { matches: 50 })).toThrow(
      /owls breaks the law "worlds".*only 0 things/,
    );
  });

  it('names the game, itself, the seed and what broke', () => {
    const hurried = { ...subject, maxInputs: 5 };
    expect(() => obey(hurried, 'ends', { matches: 50, from: 700 })).toThrow(
      'owls breaks the law "ends" on seed 700: it is not over after 5 inputs',
    );
  });

  it('does not accept a subject that sets up what its own game refuses', () => {
    const lonely = { ...subject, setup: () => ({ seats: 1 }) };
    expect(() => obey(lonely, 'ends', { matches: 1 })).toThrow(/a sound setup is refused: seats\.wrong/);
  });
});
