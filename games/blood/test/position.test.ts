import { langs, speak } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { blood, judgePosition, readPosition, toResult } from '../src/index.ts';
import { written } from './written.ts';

function judged(position: object) {
  const read = readPosition(position);
  if (!read.ok) throw new Error(read.error.map(({ key }) => key).join(', '));
  return toResult(read.value.names, judgePosition(read.value));
}
const keysOf = (position: object): string[] => judged(position).reasons.map(({ key }) => key);
const refusedBy = (position: unknown): string[] => {
  const read = readPosition(position);
  return read.ok ? [] : read.error.map(({ key }) => key);
};

const four = 'A:h1 B:w1 C:†h2 D:†w2';

describe('a final situation', () => {
  it('is judged by points, names sorted, reasons in both languages', () => {
    const result = judged(written('Zoé:h1 Ana:h3 C:†h2 D:†w2', 'w1 w3', { lastTurn: 'C' }));
    expect(result).toMatchObject({ camp: 'human', points: { human: 2, werewolf: 1 } });
    expect(result.winners).toEqual(['Ana', 'C', 'Zoé']);
    expect(result.reasons.find(({ key }) => key === 'points.total')).toMatchObject({
      rule: 'points',
      fr: 'En tout\u00a0: 2 points pour les Humains, 1 point pour les Loups-garous.',
      en: 'In all: 2 points for the Humans, 1 point for the Werewolves.',
    });
  });

  it('B21: is decided in a tie by whose turn was the last', () => {
    expect(judged(written(four, 'h3 w3', { lastTurn: 'A' })).winners).toEqual(['B', 'D']);
    expect(judged(written(four, 'h3 w3', { lastTurn: 'D' })).winners).toEqual(['A', 'C']);
  });

  it('counts the Wilderness', () => {
    const position = written('A:h1 B:w1 C:†h2 D:†w2 E:†h3', 'w3 h4', {
      wilderness: ['werewolf-4'],
      lastTurn: 'A',
    });
    expect(judged(position)).toMatchObject({ points: { human: 1.5, werewolf: 2 }, winners: ['B', 'D'] });
  });

  it('may end by a right claim', () => {
    const result = judged(written('A:h1 B:h2 C:h3 D:†w1', 'w2 w3', { ending: { claim: 'B' } }));
    expect(result).toMatchObject({ camp: 'human', points: null, winners: ['A', 'B', 'C'] });
  });

  it('may end by a wrong claim, told before or after the claimer’s death', () => {
    for (const claimer of ['h2', '†h2']) {
      const position = written(`A:h1 B:w1 C:${claimer} D:†w2`, 'h3 w3', { ending: { claim: 'C' } });
      expect(judged(position).winners).toEqual(['B', 'D']);
      expect(keysOf(position).slice(0, 2)).toEqual(['ending.misclaimed', 'ending.counted']);
    }
  });

  it('B11: may end by a Betray that wins alone', () => {
    const result = judged(written('A:h1 B:w2 C:h2 D:w3 E:h3 F:w4', 'w1 h4', { ending: { betray: 'A' } }));
    expect(result).toMatchObject({ camp: null, points: null, winners: ['A'] });
  });

  it('may end by a Betray that fails and brings the count about', () => {
    const position = written('A:h2 B:w1 C:h1 D:†w3 E:†h3 F:†w4', 'w2 h4', { ending: { betray: 'A' } });
    expect(keysOf(position)[0]).toBe('ending.misbetrayed');
    expect(judged(position)).toMatchObject({
      points: { human: 1.5, werewolf: 1.5 },
      winners: ['B', 'D', 'F'],
    });
  });

  it('takes a wrong claimer’s twin along where the twins are played', () => {
    const position = (twins: boolean) =>
      written('A:h1 B:w1 C:h3 D:h4 E:†h5 F:†w5 G:†h6 H:†w6', 'h2 w2', {
        wilderness: ['werewolf-3', 'werewolf-4'],
        ending: { claim: 'A' },
        options: { twins },
      });
    expect(judged(position(false)).points).toEqual({ human: 2.5, werewolf: 2.5 });
    expect(judged(position(true)).points).toEqual({ human: 2.5, werewolf: 1.5 });
  });

  it('is told after the deaths as before them: a twin dead beside the actor was alive when it failed', () => {
    const told = (actor: string, twin: string, ending: object) =>
      written(`A:${actor} B:${twin} C:h3 D:h4 E:†h5 F:†w5 G:†h6 H:†w6`, 'h2 w2', {
        wilderness: ['werewolf-3', 'werewolf-4'],
        ending,
        options: { twins: true },
      });
    for (const ending of [{ claim: 'A' }, { betray: 'A' }]) {
      const before = judged(told('h1', 'w1', ending));
      expect(before.points).toEqual({ human: 2.5, werewolf: 1.5 });
      expect(judged(told('†h1', '†w1', ending))).toEqual(before);
      // The twin escaped by Full Moon.
      expect(judged(told('†h1', 'w1', ending)).points).toEqual({ human: 2.5, werewolf: 2.5 });
    }
  });

  it('counts alive whoever is marked dead though claim or Betray succeeded, with a note', () => {
    const claim = written('A:†h1 B:h2 C:h3 D:†w1', 'w2 w3', { ending: { claim: 'A' } });
    expect(keysOf(claim).slice(0, 2)).toEqual(['ending.spared', 'ending.claimed']);
    expect(judged(claim).winners).toEqual(['A', 'B', 'C']);
    const betrayal = written('A:†h1 B:w2 C:h2 D:w3 E:h3 F:w4', 'w1 h4', { ending: { betray: 'A' } });
    expect(keysOf(betrayal).slice(0, 2)).toEqual(['ending.spared', 'ending.betrayed']);
    expect(judged(betrayal).winners).toEqual(['A']);
  });

  it('B9: is measured by the reading it names', () => {
    const strict = { lastTurn: 'A', options: { threshold: 'strict' } };
    expect(keysOf(written(four, 'h3 w3', strict))[0]).toBe('ending.early');
  });

  const sound = written(four, 'h3 w3', { lastTurn: 'A' }) as { players: object[] };
  it.each([
    [7, ['position.malformed']],
    [{}, ['position.players', 'position.cards', 'position.noLastTurn']],
    [{ ...sound, game: 'chess' }, ['position.game']],
    [{ ...sound, moon: 'full' }, ['position.unknownField']],
    [{ ...sound, players: sound.players.slice(1) }, ['seats.range', 'position.unknownName']],
    [
      { ...sound, players: [7, ...sound.players.slice(1)] },
      ['position.player', 'position.name', 'position.noCard', 'position.unknownName'],
    ],
    [
      { ...sound, players: [{ ...sound.players[0], age: 7 }, ...sound.players.slice(1)] },
      ['position.unknownPlayerField'],
    ],
    [
      { ...sound, players: [{ ...sound.players[0], alive: 'yes' }, ...sound.players.slice(1)] },
      ['position.alive'],
    ],
    [{ ...sound, players: [{ name: 'A' }, ...sound.players.slice(1)] }, ['position.noCard']],
    [
      { ...sound, players: [{ name: 'B', card: 'human-1' }, ...sound.players.slice(1)] },
      ['position.repeatedName', 'position.unknownName'],
    ],
    [{ ...sound, tokens: ['human-3'] }, ['position.tokens']],
    [{ ...sound, tokens: ['human-3', 'human-1'] }, ['position.repeatedCard']],
    [{ ...sound, tokens: ['human-3', 'seer'] }, ['position.unknownCard']],
    [{ ...sound, wilderness: 'none' }, ['position.cards']],
    [{ ...sound, lastTurn: 'Z' }, ['position.unknownName']],
    [{ ...sound, ending: 'boredom' }, ['position.ending']],
    [{ ...sound, ending: { claim: 'Z' } }, ['position.unknownName', 'position.otherTurn']],
    [{ ...sound, ending: { claim: 'B' } }, ['position.otherTurn']],
    [{ ...sound, options: 7 }, ['options.malformed']],
    [
      { ...sound, options: { threshold: 'low', twins: 2, opening: 3 } },
      ['options.unknown', 'options.twins', 'options.threshold'],
    ],
  ])('has every fault named: %j', (position, keys) => {
    expect(refusedBy(position)).toEqual(keys);
    const read = readPosition(position);
    for (const lang of langs)
      for (const fault of read.ok ? [] : read.error) expect(speak(blood.text[lang], fault)).toMatch(/\S+\.$/);
  });
});
