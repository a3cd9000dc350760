import { type Answer, isRecord, type Option, one, orPass, quick, sample, some, way } from '@veillee/kernel';
import { callsOf, mayBeAsked, type RoleId, roleIds } from '@veillee/one-night';
import { describe, expect, it } from 'vitest';
import { answerBy, isWhole, surfaceOf, type Touch, withTouch } from './touches.ts';

const seat = (option: number): Touch => ({ of: 'seat', option });
const card = (option: string): Touch => ({ of: 'centre', option });
const named = (option: string): Touch => ({ of: 'way', option });

const look = orPass({
  ...way('player', { player: one('seat', [1, 2, 3]) }),
  ...way('centre', { cards: some('centre', ['c1', 'c2', 'c3'], 2, 2) }),
});
const seer = surfaceOf([{ topic: 'seer.look', form: look }]);
const swap = orPass({
  ...way('cards', { players: some('seat', [0, 1, 2], 2, 2) }),
  ...way('marks', { players: some('seat', [0, 1, 2], 2, 2) }),
});
const gremlin = surfaceOf([{ topic: 'gremlin.swap', form: swap }]);

const after = (surface: typeof seer, ...touches: readonly Touch[]): readonly Touch[] =>
  touches.reduce<readonly Touch[]>((before, touch) => withTouch(surface, before, touch), []);

describe('touches in the dark', () => {
  it('are taken back by touching again, and one too many pushes the oldest out', () => {
    expect(after(seer, seat(1), seat(1))).toEqual([]);
    expect(after(seer, seat(1), seat(2))).toEqual([seat(2)]);
    expect(after(seer, card('c1'), card('c2'), card('c3'))).toEqual([card('c2'), card('c3')]);
  });

  it('of another kind begin anew, unless one way asks for both', () => {
    expect(after(seer, seat(1), card('c1'))).toEqual([card('c1')]);
    expect(after(gremlin, seat(1), named('marks'), seat(2))).toEqual([named('marks'), seat(1), seat(2)]);
  });

  it('say which way is meant; only ways that look alike have names', () => {
    expect(seer.named).toEqual([]);
    expect(gremlin.named.map((one) => one.way)).toEqual(['cards', 'marks']);
    expect(answerBy(look, [seat(2)])).toEqual({ do: 'player', player: [2] });
    expect(answerBy(look, [card('c3'), card('c1')])).toEqual({ do: 'centre', cards: ['c3', 'c1'] });
    expect(answerBy(swap, [named('marks'), seat(0), seat(2)])).toEqual({ do: 'marks', players: [0, 2] });
  });

  it('are no answer while something is missing, too much, or not offered', () => {
    for (const touches of [[], [card('c1')], [seat(0)], [seat(1), card('c1')]])
      expect(answerBy(look, touches)).toBeUndefined();
    expect(answerBy(swap, [seat(0), seat(2)])).toBeUndefined();
    expect(isWhole(seer, [card('c1')])).toBe(false);
    expect(isWhole(gremlin, [seat(0), seat(2)])).toBe(false);
    expect(isWhole(gremlin, [seat(0), seat(2), named('cards')])).toBe(true);
  });

  it('a mere yes is touched by name, so that looking again does nothing', () => {
    const peek = orPass(way('peek'));
    const surface = surfaceOf([{ topic: 'pickpocket.peek', form: peek }]);
    expect(isWhole(surface, [])).toBe(false);
    expect(answerBy(peek, [])).toBeUndefined();
    expect(answerBy(peek, [named('peek')])).toEqual({ do: 'peek' });
  });
});

const rest: readonly RoleId[] = ['villager', 'hunter', 'werewolf', 'werewolf', 'seer', 'village-idiot'];

/** What one touches to give this answer. */
function touchesFor(form: object, answer: Answer, isNamed: boolean): readonly Touch[] {
  const asked = Reflect.get(form, answer.do);
  const fields = isRecord(asked) && isRecord(asked.fields) ? Object.entries(asked.fields) : [];
  const picked = fields.flatMap(([name, field]) => {
    const of = isRecord(field) ? String(field.of) : '';
    const value = answer[name];
    return (typeof value === 'object' ? value : []).map((option: Option) => ({ of, option }));
  });
  return isNamed ? [named(answer.do), ...picked] : picked;
}

describe('every character', () => {
  it('can give every answer it may be asked for, and it is whole by what all know', () => {
    const heard = new Set<string>();
    for (const role of roleIds) {
      const deck = [role, ...rest];
      for (const { id } of callsOf(deck)) {
        const asked = mayBeAsked(id, { deck, gremlinSelf: false });
        const surface = surfaceOf(asked);
        for (const [i, { topic, form }] of asked.entries()) {
          const answer = sample(form, quick(i + 1));
          if (answer.do === 'pass') continue;
          const isNamed = surface.named.some((one) => one.way === answer.do && one.topic === topic);
          const touches = touchesFor(form, answer, isNamed);
          expect(answerBy(form, touches), topic).toEqual(answer);
          expect(isWhole(surface, touches), topic).toBe(true);
          expect([...after(surface, ...touches)].sort(), topic).toEqual([...touches].sort());
          heard.add(topic);
        }
      }
    }
    expect(heard.size).toBeGreaterThan(30);
  });
});
