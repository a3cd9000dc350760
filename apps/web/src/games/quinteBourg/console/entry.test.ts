import { amount, type Form, one, some, way } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import type { Ask } from './asks.ts';
import { candidatesFor, type Entry, freshEntry, passOf, returned, type Wording } from './entry.ts';
import { isForEach, meantIn, namedIn, onlyNamed, otherWay, partOf } from './split.ts';

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

describe('many who are asked a yes or no at once', () => {
  const ask: Ask = {
    id: '1',
    seats: [0, 2, 3, 4],
    topic: 'charmed.raise',
    form: { ...way('keep'), ...way('raise') },
    prompt: 'charmed.raise',
    waits: true,
    answered: null,
  };
  const typed = (letters: string): Entry => ({ ...freshEntry(ask.form, null), typed: letters });

  it('are told apart by name: whoever is named answers the other way', () => {
    expect(otherWay(ask, typed(''))).toBe('raise');
    expect(namedIn(ask, typed('om'), say).map(({ seat }) => seat)).toEqual([4]);
    expect(namedIn(ask, typed('li'), say).map(({ seat }) => seat)).toEqual([2, 3]);
    expect(namedIn(ask, typed('he'), say)).toEqual([]);
    expect(returned(ask.form, typed(''), say)).toEqual({ send: { do: 'keep' } });
  });

  it('or asked alone: a name narrows the question, an answer is for all', () => {
    const apply: Ask = {
      ...ask,
      form: { ...way('apply', { office: one('office', ['Ombudsman', 'Priest']) }), ...way('pass') },
    };
    const open = (letters: string): Entry => ({ ...freshEntry(apply.form, null), typed: letters });
    expect(isForEach(apply)).toBe(true);
    expect(onlyNamed(apply, open('an'), say)).toBe(0);
    expect(onlyNamed(apply, open('pr'), say)).toBeUndefined();
    expect(meantIn(apply, open('om'), say).map(({ words }) => words)).toEqual(['Omar', 'Ombudsman']);
    expect(partOf(apply, 4)).toMatchObject({ seats: [4], prompt: apply.prompt, isPart: true });
    expect(isForEach({ ...ask, form: sleep })).toBe(false);
  });

  it('are not where one alone is asked, or more than a yes or no', () => {
    expect(otherWay({ ...ask, seats: [2] }, typed(''))).toBeUndefined();
    expect(otherWay({ ...ask, form: { ...ask.form, ...way('shout') } }, typed(''))).toBeUndefined();
    expect(otherWay({ ...ask, form: sleep }, { ...freshEntry(sleep, null), typed: '' })).toBeUndefined();
  });
});
