import { amount, type Form, one, some, way } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { candidatesFor, type Entry, freshEntry, passOf, returned, type Wording } from './entry.ts';

const names = ['Ana', 'Hélène', 'Lise', 'Lisa', 'Omar'];
const say: Wording = {
  way: (id) => ({ draw: 'Tirer au sort', give: 'Donner', steal: 'Voler', pass: 'Passer' })[id] ?? id,
  option: (_, option) => (typeof option === 'number' ? (names[option] ?? '?') : option),
};
const seats = names.map((_, seat) => seat);
const sleep: Form = { ...way('sleep', { player: one('seat', seats) }), ...way('pass') };

/** Types and returns, key by key: what is sent in the end, and how many keys it took. */
function typing(form: Form, keys: string): { readonly sent: unknown; readonly entry: Entry } {
  let entry = freshEntry(form, null);
  for (const key of keys) {
    if (key !== '⏎') entry = { ...entry, typed: entry.typed + key };
    else {
      const done = returned(form, entry, say);
      if (done !== null && 'send' in done) return { sent: done.send, entry };
      if (done !== null) entry = done.entry;
    }
  }
  return { sent: null, entry };
}

describe('an answer that is typed', () => {
  it('is recorded in three keys', () => {
    expect(typing(sleep, 'he⏎').sent).toEqual({ do: 'sleep', player: [1] });
  });

  it('is not sent while two may be meant, nor when nobody is, nor when nothing is typed', () => {
    expect(typing(sleep, 'li⏎').sent).toBe(null);
    expect(candidatesFor(sleep, typing(sleep, 'li⏎').entry, say).map(({ words }) => words)).toEqual([
      'Lise',
      'Lisa',
    ]);
    expect(typing(sleep, 'lisa⏎').sent).toEqual({ do: 'sleep', player: [3] });
    expect(typing(sleep, 'zz⏎').sent).toBe(null);
    expect(typing(sleep, '⏎').sent).toBe(null);
    expect(passOf(sleep)).toEqual({ do: 'pass' });
  });

  it('is blank or none where both are there: a blank vote has its own key', () => {
    const vote: Form = { ...way('name', { player: one('seat', seats) }), ...way('blank') };
    expect(passOf(vote)).toEqual({ do: 'blank' });
    expect(passOf({ ...vote, ...way('abstain') })).toEqual({ do: 'abstain' });
  });

  it('takes two names one after the other', () => {
    const meet: Form = way('meet', { players: some('seat', seats, 2, 2) });
    expect(typing(meet, 'an⏎').sent).toBe(null);
    expect(typing(meet, 'an⏎om⏎').sent).toEqual({ do: 'meet', players: [0, 4] });
  });

  it('lets a number be written after a name', () => {
    const steal: Form = {
      ...way('steal', { player: one('seat', seats), coins: amount(1, 9) }),
      ...way('pass'),
    };
    expect(typing(steal, 'om⏎').sent).toBe(null);
    expect(typing(steal, 'om⏎3⏎').sent).toEqual({ do: 'steal', player: [4], coins: 3 });
    expect(typing(steal, 'om⏎⏎').sent).toEqual({ do: 'steal', player: [4], coins: 1 });
  });

  it('finds the way it belongs to', () => {
    const turn: Form = { ...way('none'), ...way('turn', { player: one('seat', seats) }) };
    expect(typing(turn, 'om⏎').sent).toEqual({ do: 'turn', player: [4] });
    const offices: Form = {
      ...way('draw'),
      ...way('give', { president: one('seat', seats), notary: one('seat', seats) }),
    };
    expect(typing(offices, 'tir⏎').sent).toEqual({ do: 'draw' });
    expect(typing(offices, 'om⏎an⏎').sent).toEqual({ do: 'give', president: [4], notary: [0] });
  });

  it('to a question that wants no more than a yes is an empty line', () => {
    expect(typing(way('seen'), '⏎').sent).toEqual({ do: 'seen' });
    const offices: Form = { ...way('draw'), ...way('give', { president: one('seat', seats) }) };
    expect(typing(offices, '⏎').sent).toEqual({ do: 'draw' });
  });
});
