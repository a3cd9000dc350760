import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

const table = (options = {}) =>
  deal({ Ana: 'gremlin', Bob: 'vampire', Cyd: 'sentinel', Dan: 'seer' }, ['priest', 'pickpocket', 'thing'], {
    options,
  })
    .until('vampires')
    .answers('Bob', 'bite', 'Dan');

describe('the Gremlin', () => {
  it('gremlin: may exchange either the cards or the marks of two other players, and sees neither', () => {
    const t = table().until('gremlin');
    expect(t.offers('Ana')).toEqual({
      cards: ['Bob', 'Cyd', 'Dan'],
      marks: ['Bob', 'Cyd', 'Dan'],
      pass: [],
    });
    t.answers('Ana', 'cards', 'Bob', 'Dan');
    expect([t.card('Bob'), t.card('Dan'), t.marks]).toEqual([
      'seer',
      'vampire',
      'clarity clarity clarity vampire',
    ]);
    expect([t.told('Ana'), t.asked('Ana')]).toEqual([['swappedCards Bob+Dan'], null]);
  });

  it('gremlin: or the marks, the cards staying', () => {
    const t = table().until('gremlin').answers('Ana', 'marks', 'Cyd', 'Dan');
    expect([t.marks, t.told('Ana')]).toEqual(['clarity clarity vampire clarity', ['swappedMarks Cyd+Dan']]);
    expect(t.cards).toBe('gremlin vampire sentinel seer priest pickpocket thing');
  });

  it('R2: two other players, unless the option lets him choose himself', () => {
    const t = table().until('gremlin');
    expect(t.tries('Ana', 'cards', 'Ana', 'Bob')).toBe('answer.option');
    expect(t.tries('Ana', 'marks', 'Bob')).toBe('answer.count');
    const self = table({ gremlinSelf: true }).until('gremlin');
    expect(self.offers('Ana')?.marks).toEqual(['Ana', 'Bob', 'Cyd', 'Dan']);
    expect(self.answers('Ana', 'marks', 'Ana', 'Dan').mark('Ana')).toBe('vampire');
  });

  it('R1: where one text says “two players” and another “two others”, both must hold; English only fills silence', () => {
    const gremlin = table().until('gremlin').offers('Ana');
    expect(gremlin?.cards).not.toContain('Ana');
    const t = deal({ Ana: 'assassin', Bob: 'diseased', Cyd: 'seer' }, ['priest', 'gremlin', 'thing']);
    expect(t.until('assassin').offers('Ana')).toEqual({ mark: ['Bob', 'Cyd'] });
  });

  it('G5: a shielded card cannot be swapped, the mark before it can', () => {
    const t = table().until('sentinel').answers('Cyd', 'shield', 'Bob').until('gremlin');
    expect(t.offers('Ana')).toEqual({ cards: ['Cyd', 'Dan'], marks: ['Bob', 'Cyd', 'Dan'], pass: [] });
    const three = deal({ Ana: 'gremlin', Bob: 'sentinel', Cyd: 'seer' }, ['vampire', 'priest', 'thing']);
    three.until('sentinel').answers('Bob', 'shield', 'Cyd').until('gremlin');
    expect(three.offers('Ana')).toEqual({ marks: ['Bob', 'Cyd'], pass: [] });
  });

  it('R66: out of time, nothing is swapped', () => {
    const t = table().until('gremlin');
    const before = `${t.cards} ${t.marks}`;
    expect(`${t.timeUp().cards} ${t.marks}`).toBe(before);
    expect(t.notes('Ana').at(-1)).toBe('passed');
  });

  it('C3: after the Pickpocket the Gremlin may send the same mark on: it travels twice', () => {
    const t = deal({ Ana: 'gremlin', Bob: 'vampire', Cyd: 'pickpocket', Dan: 'seer' }, [
      'priest',
      'sentinel',
      'thing',
    ]);
    t.until('vampires').answers('Bob', 'bite', 'Dan').until('pickpocket').answers('Cyd', 'steal', 'Dan');
    t.until('gremlin').answers('Ana', 'marks', 'Bob', 'Cyd');
    expect(t.marks).toBe('clarity vampire clarity clarity');
  });
});
