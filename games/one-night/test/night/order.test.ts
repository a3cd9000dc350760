import { clockOf } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { callsOf, deckOf, roles, scenarioIds, scenarios } from '../../src/index.ts';
import { type Order, orderOf } from '../../src/night/call.ts';
import { agendaOf } from '../../src/night/calls.ts';
import { type RoleId, roleIds } from '../../src/roles/index.ts';
import { deal, namesOf, type Players, type Told } from '../table.ts';

/** Section G, written down once more. */
const order: readonly (readonly [number: string, call: string, needs: readonly RoleId[]])[] = [
  ['-8', 'copycat', ['copycat']],
  ['-6', 'vampires', ['vampire', 'master', 'count']],
  ['-6B', 'count', ['count']],
  ['-6C', 'renfield', ['renfield']],
  ['-5', 'diseased', ['diseased']],
  ['-4', 'cupid', ['cupid']],
  ['-3', 'instigator', ['instigator']],
  ['-2', 'priest', ['priest']],
  ['-1', 'assassin', ['assassin']],
  ['-1B', 'apprentice-assassin', ['apprentice-assassin']],
  ['00', 'lovers', ['cupid']],
  ['0', 'sentinel', ['sentinel']],
  ['1', 'doppelganger', ['doppelganger']],
  ['2', 'werewolves', ['werewolf', 'alpha-wolf', 'mystic-wolf', 'dream-wolf']],
  ['2B', 'alpha-wolf', ['alpha-wolf']],
  ['2C', 'mystic-wolf', ['mystic-wolf']],
  ['3', 'minion', ['minion']],
  ['4', 'mason', ['mason']],
  ['4B', 'thing', ['thing']],
  ['5', 'seer', ['seer']],
  ['5B', 'apprentice-seer', ['apprentice-seer']],
  ['5C', 'paranormal-investigator', ['paranormal-investigator']],
  ['5D', 'marksman', ['marksman']],
  ['6', 'robber', ['robber']],
  ['6B', 'witch', ['witch']],
  ['6C', 'pickpocket', ['pickpocket']],
  ['7', 'troublemaker', ['troublemaker']],
  ['7B', 'village-idiot', ['village-idiot']],
  ['7C', 'aura-seer', ['aura-seer']],
  ['7D', 'gremlin', ['gremlin']],
  ['8', 'drunk', ['drunk']],
  ['9', 'insomniac', ['insomniac']],
  ['9C', 'squire', ['squire']],
  ['10', 'revealer', ['revealer']],
  ['11', 'curator', ['curator']],
];

/** The characters of section B1; a role of one's own brings its own test. */
const known = roleIds.filter((id) => roles[id].box !== 'bonus' || id === 'cursed' || id === 'squire');

const expected = (deck: readonly RoleId[]): string[] =>
  order.filter(([, , needs]) => needs.some((id) => deck.includes(id))).map(([, call]) => call);
const called = (deck: readonly RoleId[]): string[] => callsOf(deck).map(({ id }) => id);

/** The deck dealt in its own order. */
function seated(deck: readonly RoleId[], options: Readonly<Record<string, unknown>>): Told {
  const names = namesOf(deck.length - 3);
  const players: Players = Object.fromEntries(names.map((name, i) => [name, deck[i] as RoleId]));
  return deal(players, deck.slice(-3), { options: { deck: null, ...options } });
}

describe('the order of calls', () => {
  it('G: every call stands at its number, from the Copycat to the Curator', () => {
    expect(called(known)).toEqual(order.map(([, call]) => call));
    expect(callsOf(known).map((call) => call.order)).toEqual(order.map(([number]) => number));
  });

  it('G: no two calls have one name or one place, whoever adds a character', () => {
    const all = [...new Set(roleIds.flatMap((id) => roles[id].calls ?? []))];
    const twice = (names: readonly string[]) => names.filter((name, i) => names.indexOf(name) !== i);
    expect(twice(all.map(({ id }) => id))).toEqual([]);
    expect(twice(all.map((call) => String(orderOf(call))))).toEqual([]);
  });

  it.each(known)('G: a deck with the %s calls what it needs and no more', (id) => {
    expect(called([id])).toEqual(expected([id]));
  });

  it('R52: the calls the leaflet lost are there: −1B, Lovers, 0, 3, 5B, 6C, 7, 7B, 8', () => {
    const lost = ['-1B', '00', '0', '3', '5B', '6C', '7', '7B', '8'];
    expect(callsOf(known).map((call) => call.order)).toEqual(expect.arrayContaining(lost));
  });

  it('G: dusk, then the mark check, then the Lovers and the night, then day and vote', () => {
    const t = deal({ Ana: 'cupid', Bob: 'vampire', Cyd: 'seer' }, ['priest', 'sentinel', 'hunter']);
    expect(t.calls()).toEqual([
      ...['deal', 'vampires', 'cupid', 'priest', 'markCheck', 'lovers', 'sentinel', 'seer', 'day', 'vote'],
    ]);
  });

  it.each(
    scenarioIds.flatMap((id) => {
      const { min, max } = scenarios[id];
      return id === 'anarchie' ? [] : [[id, min] as const, [id, max] as const];
    }),
  )('G: %s for %i calls its characters in order, whoever holds them', (scenario, players) => {
    const deck = deckOf(scenario, players) as readonly RoleId[];
    const t = seated(deck, { scenario });
    const night = t.calls().filter((call) => !['deal', 'markCheck', 'day', 'vote'].includes(call));
    expect(night).toEqual(expected(deck));
  });

  it('R53: characters in the centre are called, for exactly as long as those at the table', () => {
    const t = deal({ Ana: 'villager', Bob: 'hunter', Cyd: 'tanner' }, ['seer', 'vampire', 'cupid']);
    const paces = [];
    for (t.until('vampires'); t.calling !== 'day'; t.timeUp())
      paces.push([t.calling, clockOf(t.match)?.pace]);
    expect(paces.map(([call]) => call)).toEqual(['vampires', 'cupid', 'markCheck', 'lovers', 'seer']);
    expect(paces.every(([, pace]) => JSON.stringify(pace) === '{"lasts":10000}')).toBe(true);
  });

  it('G: the table may set the pace, one for all calls', () => {
    const t = deal({ Ana: 'seer', Bob: 'hunter', Cyd: 'tanner' }, ['robber', 'drunk', 'vampire'], {
      options: { pace: { call: 5, day: 180 } },
    });
    const paces = ['vampires', 'seer', 'drunk', 'day'].map((call) => clockOf(t.until(call).match)?.pace);
    expect(paces).toEqual([{ lasts: 5000 }, { lasts: 5000 }, { lasts: 5000 }, { within: 180_000 }]);
  });

  it('R53: an answer does not shorten a call: it goes on until its time is up', () => {
    const t = deal({ Ana: 'seer', Bob: 'hunter', Cyd: 'tanner' }, ['robber', 'drunk', 'minion']);
    t.until('seer').answers('Ana', 'player', 'Bob');
    expect([t.calling, t.asked('Ana')]).toEqual(['seer', null]);
    expect(t.timeUp().calling).toBe('robber');
  });

  it('R53: the agenda is the same for every deal of a deck', () => {
    const deck: RoleId[] = ['seer', 'vampire', 'cupid', 'villager', 'hunter', 'tanner'];
    const one = seated(deck, { deck: [...deck].sort() }).calls();
    expect(seated([...deck].reverse(), { deck: [...deck].sort() }).calls()).toEqual(one);
  });

  it('G: the Assassin keeps his eyes open only if the Apprentice is in the deck', () => {
    const alone = deal({ Ana: 'assassin', Bob: 'hunter', Cyd: 'seer' }, ['priest', 'thing', 'robber']);
    expect(alone.calls()).not.toContain('apprentice-assassin');
    const both = deal({ Ana: 'assassin', Bob: 'apprentice-assassin', Cyd: 'seer' }, [
      'priest',
      'thing',
      'robber',
    ]);
    expect(both.until('apprentice-assassin').awake).toEqual(['Ana', 'Bob']);
  });

  it('R65: without a Vampire character there is neither dusk nor mark check', () => {
    const t = deal({ Ana: 'seer', Bob: 'werewolf', Cyd: 'robber' }, ['hunter', 'tanner', 'minion']);
    expect(t.calls()).toEqual(['deal', 'werewolves', 'minion', 'seer', 'robber', 'day', 'vote']);
    expect(agendaOf(['seer', 'thing']).map(({ type }) => type)).toContain('markCheck');
  });

  it('A4: the phases come in their order', () => {
    const t = deal({ Ana: 'vampire', Bob: 'seer', Cyd: 'robber' }, ['hunter', 'tanner', 'minion']);
    const phases: string[] = [];
    for (; !t.match.over; t.timeUp()) if (phases.at(-1) !== t.phase) phases.push(t.phase);
    expect([...phases, t.phase]).toEqual(['deal', 'dusk', 'mark-check', 'night', 'day', 'vote', 'end']);
  });

  it('G1: a player wakes for the card he was dealt, wherever it went', () => {
    const t = deal({ Ana: 'robber', Bob: 'insomniac', Cyd: 'drunk' }, ['hunter', 'tanner', 'minion']);
    t.until('robber').answers('Ana', 'rob', 'Cyd').until('drunk');
    expect([t.awake, t.asked('Ana')]).toEqual([['Cyd'], null]);
  });

  it('G: every call belongs to a character', () => {
    for (const call of callsOf(known)) {
      expect(Object.values(roles).some((role) => role.calls?.some(({ id }) => id === call.id))).toBe(true);
    }
  });

  it('G: a place among the calls that nobody can read is no order, to the compiler and to the rules', () => {
    const readable: readonly Order[] = ['-6B', '00', '0', '5C', '11'];
    type Unreadable = Extract<'5E' | '-0' | '5.5' | '5 ' | 'B' | '20', Order>;
    const refused: [Unreadable] extends [never] ? true : false = true;
    expect(refused).toBe(true);
    expect(readable.map((order) => orderOf({ order }))).toEqual([-5.9, -0.5, 0, 5.2, 11]);
    for (const order of ['5E', '-0', '5.5', '', '20'])
      expect(() => orderOf({ order }), order).toThrow('no place among the calls');
  });
});
