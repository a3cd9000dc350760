import { begin, see } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import { describe, expect, it } from 'vitest';
import { artefactIds } from '../../src/artefacts/index.ts';
import { copiesOf } from '../../src/deck.ts';
import type { BoxId } from '../../src/ids.ts';
import { oneNight, roles } from '../../src/index.ts';
import type { SlotId } from '../../src/marks/index.ts';
import { type RoleId, roleIds } from '../../src/roles/index.ts';
import { deal, faults, keysOf, type Players } from '../table.ts';

const kindsIn = (box: BoxId): number => roleIds.filter((id) => roles[id].box === box).length;
const seed = (number: number): string => number.toString(16).padStart(64, '0');

/** Anarchie for so many players: any count the boxes allow. */
function shuffledTable(seats: number, number = 1) {
  const begun = begin(oneNight, { seats, seed: seed(number), options: { scenario: 'anarchie' } });
  if (!begun.ok) throw new Error('not dealt');
  return begun.value;
}

describe('components (A1)', () => {
  it('A1: 15, 12 and 13 characters in three boxes; three cards of some, two of others', () => {
    expect([kindsIn('vampire'), kindsIn('werewolf'), kindsIn('daybreak')]).toEqual([15, 12, 13]);
    const several = roleIds.filter((id) => copiesOf(id) > 1).map((id) => `${id} ${copiesOf(id)}`);
    expect(several).toEqual(['werewolf 3', 'mason 2', 'villager 3']);
  });

  it('A1: twenty marks: twelve Clarity, two Love, one of each of the others', () => {
    const wanted = 'vampire count renfield diseased cupid instigator priest assassin thing gremlin';
    const deck = [...wanted.split(' '), 'marksman', 'copycat', 'pickpocket'] as RoleId[];
    const begun = begin(oneNight, { seats: 10, seed: seed(1), options: { deck } });
    const tokens = begun.ok ? stateOf(begun.value).tokens : [];
    const count = (mark: string): number => tokens.filter((token) => token === mark).length;
    expect([tokens.length, count('clarity'), count('love'), count('traitor')]).toEqual([20, 12, 2, 1]);
  });

  it('A1: six artefacts where the Curator is in the deck, none where he is not', () => {
    const cards = { Ana: 'seer', Bob: 'hunter', Cyd: 'robber' } as const;
    expect([...deal(cards, ['curator', 'minion', 'tanner']).state.pile].sort()).toEqual(
      [...artefactIds].sort(),
    );
    expect(deal(cards, ['drunk', 'minion', 'tanner']).state.pile).toEqual([]);
  });
});

describe('preparing a game (A2)', () => {
  it.each([3, 4, 5, 6, 7, 8, 9, 10])(
    'A2: %i players have a card each, and three lie in the centre',
    (seats) => {
      const state = stateOf(shuffledTable(seats));
      expect([state.faces.length, state.deck.length, state.marks.length]).toEqual([
        seats + 3,
        seats + 3,
        seats,
      ]);
      expect([...state.faces].sort()).toEqual([...state.deck].sort());
    },
  );

  it('A2: fewer than three or more than ten cannot play', () => {
    expect(keysOf(faults({ scenario: 'anarchie' }, 2))).toContain('options.players');
    expect(keysOf(faults({ scenario: 'anarchie' }, 11))).toContain('options.players');
  });

  it('A2: the deck list is public, who holds what is not: each looks at his own card, once', () => {
    const t = deal({ Ana: 'seer', Bob: 'hunter', Cyd: 'robber' }, ['drunk', 'minion', 'tanner']);
    expect(t.sees('Ana').view.deck).toEqual(['drunk', 'hunter', 'minion', 'robber', 'seer', 'tanner']);
    expect([t.notes('Ana'), t.notes('Bob')]).toEqual([['wereDealt seer'], ['wereDealt hunter']]);
    expect(see(t.match, 'table').view).toMatchObject({ me: null, table: null, end: null });
  });

  it('A2: the deal ends when all have seen their card, or when its time is up', () => {
    const t = deal({ Ana: 'seer', Bob: 'hunter', Cyd: 'robber' }, ['drunk', 'minion', 'tanner']);
    t.answers('Ana', 'yes').answers('Bob', 'yes');
    expect(t.calling).toBe('deal');
    expect(t.answers('Cyd', 'yes').calling).toBe('minion');
  });

  it('A2: the shuffle is the seed’s: the same again, or another', () => {
    const faces = (number: number): string => stateOf(shuffledTable(10, number)).faces.join();
    expect(faces(1)).toBe(faces(1));
    expect(new Set([1, 2, 3, 4, 5].map(faces)).size).toBe(5);
  });

  it.each<readonly [RoleId, readonly SlotId[]]>([
    ['vampire', ['vampire']],
    ['master', ['vampire']],
    ['count', ['vampire', 'fear']],
    ['renfield', ['bat']],
    ['diseased', ['plague']],
    ['cupid', ['love-1', 'love-2']],
    ['instigator', ['traitor']],
    ['priest', ['clarity-1', 'clarity-2']],
    ['assassin', ['assassin']],
    ['apprentice-assassin', ['assassin']],
    ['copycat', []],
    ['thing', []],
    ['marksman', []],
    ['pickpocket', []],
    ['gremlin', []],
  ])('A2: the %s lays these slots on the board: %s', (id, slots) => {
    const t = deal({ Ana: 'seer', Bob: 'hunter', Cyd: 'robber' }, [id, 'minion', 'tanner']);
    expect(Object.keys(t.state.board)).toEqual(slots);
  });

  it('A2: two Vampires of the deck share one slot, and so do Assassin and Apprentice', () => {
    const t = deal({ Ana: 'vampire', Bob: 'master', Cyd: 'assassin' }, [
      'apprentice-assassin',
      'minion',
      'tanner',
    ]);
    expect(Object.keys(t.state.board).sort()).toEqual(['assassin', 'vampire']);
  });

  it('A2: each player starts with a Clarity', () => {
    const t = deal({ Ana: 'vampire', Bob: 'master', Cyd: 'assassin' }, ['thing', 'minion', 'tanner']);
    expect(t.marks).toBe('clarity clarity clarity');
  });

  it('R65: without a Vampire character there are no marks at all', () => {
    const t = deal({ Ana: 'seer', Bob: 'hunter', Cyd: 'robber' }, ['werewolf', 'minion', 'tanner']);
    expect([t.state.marks, t.state.board]).toEqual([[], {}]);
    expect(t.until('day').sees('Ana').view.me?.mark).toBeNull();
    expect(t.votes({ Ana: 'Bob', Bob: 'Cyd', Cyd: 'Ana' }).teams).toEqual(['village']);
  });

  it('R65: one of the fifteen brings marks, dusk and mark check, though only Clarity can occur', () => {
    const t = deal({ Ana: 'seer', Bob: 'hunter', Cyd: 'robber' }, ['thing', 'minion', 'tanner']);
    expect(t.state.marks).toHaveLength(3);
    expect(t.until('markCheck').told('Ana')).toEqual(['checkedMark clarity']);
  });

  it('R37: the Alpha Wolf brings a fourth centre card that is not of the deck', () => {
    const t = deal({ Ana: 'seer', Bob: 'hunter', Cyd: 'robber' }, ['alpha-wolf', 'minion', 'tanner']);
    expect([t.state.deck.length, t.state.faces.length, t.card('across')]).toEqual([6, 7, 'werewolf']);
  });

  it('R74: it lies there even if the Alpha Wolf’s own card is in the centre and nobody copies it', () => {
    const t = deal({ Ana: 'seer', Bob: 'hunter', Cyd: 'robber' }, ['alpha-wolf', 'minion', 'tanner']);
    expect(t.until('day').card('across')).toBe('werewolf');
  });

  it('R56: Assassin and Copycat are of Vampire pour une Nuit: a deck with one of them plays with marks', () => {
    for (const id of ['assassin', 'copycat'] as const) {
      expect(roles[id].box).toBe('vampire');
      const players: Players = { Ana: 'seer', Bob: 'hunter', Cyd: 'robber' };
      expect(deal(players, [id, 'minion', 'tanner']).marks).toBe('clarity clarity clarity');
    }
  });
});

describe('seats (A3)', () => {
  it('A3: seat 0 has seat 1 on its left and the last seat on its right', () => {
    const t = deal({ Ana: 'thing', Bob: 'hunter', Cyd: 'robber', Dan: 'seer' }, [
      'drunk',
      'minion',
      'tanner',
    ]);
    expect(t.until('thing').offers('Ana')).toEqual({ tap: ['Bob', 'Dan'] });
  });
});
