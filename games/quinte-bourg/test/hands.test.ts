import { see, submit } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import type { Hand } from '../src/index.ts';
import { on, Village } from './village.ts';

const people = [
  'alpha',
  'fennec',
  'seth',
  'villager assassin',
  ...Array.from({ length: 6 }, () => 'villager'),
];
const led = (setting: ConstructorParameters<typeof Village>[1] = {}) =>
  new Village(people, { master: 'human', ...setting });
const handsIn = (village: Village): readonly Hand[] => see(village.match, 'master').view.script?.hands ?? [];
const aimed = (way: string, seat: number) => ({ do: way, hand: [seat] });

describe('a hand that goes up while a person leads', () => {
  it('is seen by the master alone, and nothing happens before he lets it', () => {
    const village = led().to('sandman');
    const others = [0, 2, 5, 'table'] as const;
    const before = others.map((chair) => JSON.stringify(see(village.match, chair)));
    village.invokes(1, 'fennec.bite', on('bite', 5));
    expect(others.map((chair) => JSON.stringify(see(village.match, chair)))).toEqual(before);
    expect(village.fate(5)).toBe('alive');
    expect(handsIn(village)).toMatchObject([
      { seat: 1, card: 'fennec', kind: 'killing', target: 5, waits: false },
    ]);
    expect(handsIn(village)[0]?.says).toEqual([{ key: 'invocation.unseen', params: { kind: 'killing' } }]);
  });

  it('happens once he does, and is announced then', () => {
    const village = led().to('sandman').invokes(1, 'fennec.bite', on('bite', 5));
    village.invokes('master', 'invocation.confirm', aimed('confirm', 1));
    expect(village.fate(5)).toBe('killed');
    expect(see(village.match, 7).facts.at(-1)).toMatchObject({
      key: 'invocation.unseen',
      to: 'all',
      news: true,
    });
    expect(handsIn(village)).toEqual([]);
    expect(village.rights('master')).not.toContain('invocation.confirm');
  });

  it('waits where he asks so, and is not spent where he sets it aside', () => {
    const village = led().until('debate').invokes(1, 'fennec.bite', on('bite', 5));
    village.invokes('master', 'invocation.wait', aimed('wait', 1));
    expect(village.heard(1, 'hand.waits')).toBe(true);
    expect(handsIn(village)).toMatchObject([{ waits: true }]);
    village.invokes('master', 'invocation.refuse', aimed('refuse', 1));
    expect(village.heard(1, 'hand.refused')).toBe(true);
    expect(village.rights(1)).toContain('fennec.bite');
    expect(village.state.players[1]?.spent).toEqual([]);
  });

  it('may come down again, and its owner has no other up', () => {
    const village = led().until('debate').invokes(1, 'fennec.bite', on('bite', 5));
    expect(village.rights(1)).toEqual(expect.arrayContaining(['invocation.withdraw', 'gift.give']));
    expect(village.rights(1)).not.toContain('fennec.bite');
    village.invokes(1, 'invocation.withdraw', { do: 'lower' });
    expect(handsIn(village)).toEqual([]);
    expect(village.rights(1)).toContain('fennec.bite');
  });

  it('comes to nothing where it has become impossible meanwhile, and costs nothing (Q50)', () => {
    const village = led().to('sandman');
    village.invokes(1, 'fennec.bite', on('bite', 5)).invokes(3, 'assassin.kill', on('kill', 1));
    expect(handsIn(village).map(({ seat }) => seat)).toEqual([1, 3]);
    village.invokes('master', 'invocation.confirm', aimed('confirm', 3));
    village.invokes('master', 'invocation.confirm', aimed('confirm', 1));
    expect(village.fate(1)).toBe('killed');
    expect(village.fate(5)).toBe('alive');
    expect(village.heard(1, 'hand.void')).toBe(true);
  });

  it('is not asked of him who raises it for somebody without a phone', () => {
    const village = led().until('debate');
    const refused = submit(village.match, {
      by: 'master',
      for: 1,
      prompt: 'fennec.bite',
      answer: on('bite', 5),
    });
    expect(refused).toBeUndefined();
    expect(village.fate(5)).toBe('dying');
  });

  it('happens at once when the app takes over', () => {
    const village = led().to('sandman').invokes(1, 'fennec.bite', on('bite', 5));
    submit(village.match, { master: 'app' });
    expect(village.fate(5)).toBe('killed');
    village.invokes(3, 'assassin.kill', on('kill', 6));
    expect(village.fate(6)).toBe('killed');
  });

  it('happens no more once another has stopped the village', () => {
    const village = new Village(['alpha', 'villager assassin', 'villager murderer', ...people.slice(5)], {
      master: 'human',
    }).to('sandman');
    village.invokes(1, 'assassin.kill', on('kill', 0)).invokes(2, 'murderer.kill', on('kill', 5));
    submit(village.match, { master: 'app' });
    expect(village.teams()).toEqual(['villagers']);
    expect(village.fate(5)).toBe('alive');
  });

  it('has the village close its eyes by day, save for a show, which all must see', () => {
    const keysOf = (village: Village) => handsIn(village)[0]?.says.map(({ key }) => key);
    const killing = led().until('debate').invokes(1, 'fennec.bite', on('bite', 5));
    expect(keysOf(killing)).toEqual(['say.hand.named', 'say.hand.shut']);
    const cast = ['alpha', { is: 'poirot', conditions: ['showman' as const] }, ...people.slice(4)];
    const show = new Village(cast, { master: 'human' }).until('debate');
    show.invokes(1, 'poirot.show', { do: 'show' });
    expect(keysOf(show)).toEqual(['say.hand.named', 'say.hand.watch']);
  });

  it('warns of votes that would be lost, and of an end', () => {
    const village = led({ offices: { president: 4 } }).until('vote');
    village.says(4, 'vote.cast', on('name', 5)).invokes(1, 'fennec.bite', on('bite', 5));
    expect(handsIn(village)[0]?.warnings).toEqual([
      { key: 'warn.votes', params: { player: 5, votes: 1 } },
      { key: 'warn.publicDeath', params: { player: 5 } },
    ]);
    const last = new Village(['alpha', 'villager assassin', ...people.slice(4)], { master: 'human' });
    last.until('debate').invokes(1, 'assassin.kill', on('kill', 0));
    expect(handsIn(last)[0]?.warnings).toContainEqual({
      key: 'warn.stops',
      params: { winners: ['villagers'] },
    });
  });
});
