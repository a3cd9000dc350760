import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

describe('the Apprentice Assassin', () => {
  it('apprentice-assassin: she and the Assassin see each other; nothing moves, and his target is not told', () => {
    const t = deal({ Ana: 'apprentice-assassin', Bob: 'assassin', Cyd: 'seer' }, [
      'priest',
      'count',
      'thing',
    ]);
    t.until('assassin').answers('Bob', 'mark', 'Cyd').until('apprentice-assassin');
    expect(t.awake).toEqual(['Ana', 'Bob']);
    expect([t.told('Ana'), t.told('Bob')]).toEqual([['metAssassin Bob'], ['metApprentice Ana']]);
    expect([t.asked('Ana'), t.asked('Bob'), t.marks]).toEqual([null, null, 'clarity clarity assassin']);
  });

  it('apprentice-assassin: a Copycat of the Assassin is the Assassin she meets', () => {
    const t = deal({ Ana: 'apprentice-assassin', Bob: 'copycat', Cyd: 'seer' }, [
      'assassin',
      'count',
      'thing',
    ]);
    t.until('copycat').answers('Bob', 'copy', 'c1').until('assassin').answers('Bob', 'mark', 'Cyd');
    expect(t.until('apprentice-assassin').told('Ana')).toEqual(['metAssassin Bob']);
  });

  it('apprentice-assassin: with the Assassin in the centre she must mark another player herself', () => {
    const t = deal({ Ana: 'apprentice-assassin', Bob: 'thing', Cyd: 'seer' }, [
      'assassin',
      'priest',
      'count',
    ]);
    t.until('apprentice-assassin');
    expect(t.told('Ana')).toEqual(['metAssassin nobody']);
    expect(t.offers('Ana')).toEqual({ mark: ['Bob', 'Cyd'] });
    expect(t.answers('Ana', 'mark', 'Bob').told('Ana')).toEqual([
      'metAssassin nobody',
      'gaveMark Bob assassin',
    ]);
  });

  it('apprentice-assassin: so she does where no Assassin is in the deck, and by chance if out of time', () => {
    const t = deal({ Ana: 'apprentice-assassin', Bob: 'thing', Cyd: 'seer' }, ['vampire', 'priest', 'count']);
    t.until('apprentice-assassin').timeUp();
    expect([t.mark('Bob'), t.mark('Cyd')]).toContain('assassin');
    expect(t.board('assassin')).toBe('clarity');
  });

  it('apprentice-assassin: an Assassin whose Apprentice lies in the centre keeps his eyes open for nobody', () => {
    const t = deal({ Ana: 'assassin', Bob: 'thing', Cyd: 'seer' }, [
      'apprentice-assassin',
      'priest',
      'count',
    ]);
    t.until('apprentice-assassin');
    expect([t.awake, t.told('Ana'), t.asked('Ana')]).toEqual([['Ana'], ['metApprentice nobody'], null]);
  });

  it('R9: she wins if the Assassin dies, he if his target does', () => {
    const t = deal({ Ana: 'apprentice-assassin', Bob: 'assassin', Cyd: 'seer' }, [
      'priest',
      'count',
      'thing',
    ]);
    t.until('assassin').answers('Bob', 'mark', 'Cyd');
    const end = t.votes({ Ana: 'Bob', Cyd: 'Bob', Bob: 'Cyd' });
    expect(end).toEqual({ dead: ['Bob'], teams: [], winners: ['Ana'] });
  });
});
