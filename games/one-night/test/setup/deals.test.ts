import { begin, see } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { artefactIds } from '../../src/artefacts/index.ts';
import { oneNight } from '../../src/index.ts';
import { deal, faults, keysOf } from '../table.ts';

const deck = ['seer', 'robber', 'werewolf', 'hunter', 'minion', 'tanner'];

describe('an explicit deal', () => {
  it('A2: puts the players’ cards by seat, then the three of the centre', () => {
    const t = deal({ Ana: 'seer', Bob: 'robber', Cyd: 'werewolf' }, ['hunter', 'minion', 'tanner']);
    expect(t.cards).toBe('seer robber werewolf hunter minion tanner');
  });

  it.each([
    [{ cards: ['seer'] }, 'deal.otherCards'],
    [{ cards: [...deck.slice(1), 'drunk'] }, 'deal.otherCards'],
    [{ cards: deck, artefacts: ['claw'] }, 'deal.artefacts'],
    [{ cards: deck, marks: [] }, 'options.unknown'],
    ['seer', 'deal.malformed'],
    [{}, 'deal.malformed'],
  ])('A2: %j is refused: %s', (dealt, key) => {
    expect(keysOf(faults({ deck }, 3, dealt))).toEqual([key]);
  });

  it('A2: any order of the deck is a deal, and any order of the six artefacts', () => {
    expect(
      faults({ deck }, 3, { cards: [...deck].reverse(), artefacts: [...artefactIds].reverse() }),
    ).toEqual([]);
  });

  it('F-6: for Anarchie any draw from the fifteen can be dealt, nothing else', () => {
    const draw = ['vampire', 'thing', 'gremlin', 'copycat', 'priest', 'cupid'];
    const options = { scenario: 'anarchie' };
    expect(faults(options, 3, { cards: draw })).toEqual([]);
    expect(keysOf(faults(options, 3, { cards: draw.slice(1) }))).toEqual(['deck.size']);
    expect(keysOf(faults(options, 3, { cards: [...draw.slice(1), 'seer'] }))).toEqual(['deal.otherCards']);
    expect(keysOf(faults(options, 3, { cards: [...draw.slice(1), 'thing'] }))).toEqual(['deck.tooMany']);
  });

  it('F-6: the public list of a draw does not betray who was dealt what', () => {
    const listed = (cards: readonly string[]) => {
      const options = { scenario: 'anarchie' };
      const begun = begin(oneNight, { seats: 3, seed: '1'.padStart(64, '0'), options, deal: { cards } });
      return begun.ok ? see(begun.value, 'table').view.deck : [];
    };
    const draw = ['vampire', 'thing', 'gremlin', 'copycat', 'priest', 'cupid'];
    expect(listed(draw)).toHaveLength(6);
    expect(listed([...draw].reverse())).toEqual(listed(draw));
  });
});
