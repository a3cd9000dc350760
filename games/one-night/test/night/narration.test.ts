import { describe, expect, it } from 'vitest';
import { callsInTheDark, callTextOf, deckOf, type RoleId } from '../../src/index.ts';
import { names } from '../../src/words.ts';

const halloween = deckOf('fete-d-halloween', 10) as readonly RoleId[];
const marked = deckOf('marquons-les', 10) as readonly RoleId[];
const plain: readonly RoleId[] = ['doppelganger', 'werewolf', 'aura-seer', 'insomniac', 'seer', 'villager'];

describe('what the narrator reads', () => {
  it.each([
    ['werewolves', halloween, 'werewolves.dream'],
    ['werewolves', plain, 'werewolves'],
    ['assassin', marked, 'assassin.stays'],
    ['apprentice-assassin', marked, 'apprentice-assassin'],
    ['mark-check', marked, 'mark-check.fear'],
    ['mark-check', halloween, 'mark-check'],
    ['renfield', marked, 'renfield'],
    ['aura-seer', halloween, 'aura-seer'],
    ['aura-seer', plain, 'aura-seer.cards'],
  ] as const)('G: for %s it follows the public deck', (call, deck, text) => {
    expect(callTextOf(call, false, { deck, gremlinSelf: false })).toBe(text);
  });

  it('R2: a table that lets the Gremlin choose himself hears no word of “others”', () => {
    const read = (gremlinSelf: boolean) => callTextOf('gremlin', false, { deck: halloween, gremlinSelf });
    expect(names.fr.calls[read(false)].open).toContain('chez les autres');
    expect(names.en.calls[read(false)].open).toContain('among the others');
    expect(names.fr.calls[read(true)].open).toContain('les tiennes comprises');
    expect(names.en.calls[read(true)].open).toContain('your own included');
  });

  it('R78: the Doppelgänger’s turn right after the original has words of its own', () => {
    expect(callTextOf('insomniac', true, { deck: plain, gremlinSelf: false })).toBe('insomniac.copy');
  });

  it('R53: calls in the dark are counted by the deck, the mark check and second turns included', () => {
    expect(callsInTheDark(plain)).toBe(
      ['doppelganger', 'werewolves', 'seer', 'aura-seer ×2', 'insomniac ×2'].length + 2,
    );
    expect(callsInTheDark(marked)).toBe(15);
  });
});
