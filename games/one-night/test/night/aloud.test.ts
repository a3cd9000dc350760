import { quick } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import {
  deckOf,
  isRole,
  type Line,
  type RoleId,
  saidAloud,
  scenarioIds,
  scenarios,
} from '../../src/index.ts';
import { names } from '../../src/words.ts';
import { callsFor } from '../reference/calls.ts';
import { knownExtras, randomDeal, randomTable } from '../reference/setups.ts';

const vampireBox =
  'copycat vampire master count renfield diseased cupid instigator priest assassin apprentice-assassin thing marksman pickpocket gremlin';

/** Section G's variants and F's conditions, written down once more from the rules page. */
function expected(deck: readonly string[], gremlinSelf: boolean): string[] {
  const has = (...ids: readonly string[]): boolean => ids.some((id) => deck.includes(id));
  const variants: { readonly [call: string]: string | false } = {
    'mark-check': has('count') && 'fear',
    renfield: !has('vampire', 'master', 'count') && 'alone',
    assassin: has('apprentice-assassin') && 'stays',
    'apprentice-assassin': !has('assassin') && 'alone',
    gremlin: gremlinSelf && 'self',
    werewolves: has('dream-wolf') && 'dream',
    'aura-seer': !has(...vampireBox.split(' ')) && 'cards',
  };
  return callsFor(deck).map((call) => {
    const variant = variants[call];
    return variant === undefined || variant === false ? call : `${call}.${variant}`;
  });
}

/** All of it in its order, from the first closed eye to the day: what the leaflet has read around and inside the calls. */
function told(deck: readonly string[], gremlinSelf: boolean): string[] {
  const calls = expected(deck, gremlinSelf);
  const marks = calls.some((call) => call.startsWith('mark-check'));
  const staged = ['renfield', 'werewolves.dream'];
  const parts = (call: string): string[] => [
    `${call}.open`,
    ...(staged.includes(call) ? [`${call}.after`] : []),
    `${call}.close`,
  ];
  const check = calls.findIndex((call) => call.startsWith('mark-check'));
  const dusk = calls.slice(0, Math.max(0, check)).flatMap(parts);
  const night = calls.slice(check + 1).flatMap(parts);
  return [
    marks ? 'phase.dusk.begin' : 'phase.night.only',
    ...dusk,
    // Where nobody is called at dusk it begins with the marks.
    ...(marks && dusk.length > 0 ? ['phase.dusk.end'] : []),
    ...(marks ? parts(calls[check] ?? '') : []),
    ...(marks && night.length > 0 ? ['phase.night.begin'] : []),
    ...night,
    'phase.day.begin',
    ...(deck.includes('curator') ? ['phase.day.artefact'] : []),
  ];
}

const idsOf = (lines: readonly Line[]): string[] => lines.map(({ id }) => id);

const table = (deck: readonly RoleId[], gremlinSelf = false) => ({ deck, gremlinSelf });

describe('what is said aloud at a table with real cards', () => {
  it('R52, R53: every printed list is called in the order of the rules, variant by variant', () => {
    let lists = 0;
    for (const id of scenarioIds)
      for (let n = scenarios[id].min; n <= scenarios[id].max; n += 1) {
        const deck = deckOf(id, n);
        if (deck === null) continue;
        lists += 1;
        expect(idsOf(saidAloud(table(deck), 'fr')), `${id}, ${n}`).toEqual(told(deck, false));
      }
    expect(lists).toBe(48);
  });

  it('and so are thousands of decks by chance, in both languages', () => {
    const rng = quick(1);
    for (let i = 0; i < 4000; i += 1) {
      const agreed = randomTable(rng, knownExtras);
      const deck = randomDeal(agreed, rng).cards.filter(isRole);
      const self = agreed.options.gremlinSelf === true;
      const said = saidAloud(table(deck, self), i % 2 === 0 ? 'fr' : 'en');
      expect(idsOf(said), deck.join()).toEqual(told(deck, self));
      expect(said.every(({ say, rest }) => say.length > 0 && rest >= 0)).toBe(true);
    }
  });

  it('R53: the silence after a call is the same whoever has the card, and never shorter than five seconds', () => {
    const rng = quick(2);
    for (let i = 0; i < 400; i += 1) {
      const deck = randomDeal(randomTable(rng), rng).cards.filter(isRole);
      const lines = saidAloud(table(deck), 'fr');
      expect(saidAloud(table([...deck].reverse()), 'fr')).toEqual(lines);
      for (const { part, rest } of lines) if (part === 'open') expect(rest).toBeGreaterThanOrEqual(5000);
    }
  });

  it('section G: who must have acted first has a silence of their own, and thumbs that go up come down', () => {
    const all: readonly RoleId[] = ['renfield', 'vampire', 'dream-wolf', 'werewolf', 'minion', 'aura-seer'];
    for (const lang of ['fr', 'en'] as const) {
      const lines = saidAloud(table(all), lang);
      const line = (id: string): Line => lines.find((one) => one.id === id) as Line;
      expect(line('renfield.open').rest).toBeGreaterThanOrEqual(5000);
      expect(line('renfield.open').say).not.toMatch(/Renfield/);
      expect(line('renfield.after').say).toMatch(/Renfield/);
      expect(line('werewolves.dream.open').rest).toBeGreaterThanOrEqual(5000);
      // The only one may look: said whoever is there, and the thumb is down by then.
      expect(line('werewolves.dream.after').say).toMatch(/pouce.*carte du centre|thumb.*centre card/);
      for (const call of ['minion', 'aura-seer']) {
        expect(line(`${call}.open`).say).toMatch(/levez le pouce|raise your thumbs/);
        expect(line(`${call}.close`).say).toMatch(/baissez le pouce|[Tt]humbs down/);
      }
    }
  });

  it('hands that move more have longer', () => {
    const restOf = (id: string, deck: readonly RoleId[]): number =>
      saidAloud(table(deck), 'fr').find((line) => line.id === `${id}.open`)?.rest ?? 0;
    const idle: readonly RoleId[] = ['village-idiot', 'mason', 'mason', 'villager', 'villager', 'villager'];
    const many: readonly RoleId[] = [...idle, 'seer', 'robber', 'witch', 'hunter'];
    expect(restOf('village-idiot', many)).toBeGreaterThan(restOf('village-idiot', idle));
    expect(restOf('witch', many)).toBeGreaterThan(restOf('robber', many));
    expect(restOf('robber', many)).toBeGreaterThan(restOf('mason', many));
  });

  it('R65: dusk and mark check only where marks are played; the day says the artefact’s exception by the deck', () => {
    const ids = (deck: readonly RoleId[]): string[] => saidAloud(table(deck), 'fr').map(({ id }) => id);
    const plain: readonly RoleId[] = ['werewolf', 'seer', 'robber', 'villager', 'villager', 'villager'];
    expect(ids(plain)[0]).toBe('phase.night.only');
    expect(ids(plain)).not.toContain('mark-check.open');
    expect(ids(plain).at(-1)).toBe('phase.day.begin');
    const marked: readonly RoleId[] = ['vampire', 'curator', 'robber', 'villager', 'villager', 'villager'];
    expect(ids(marked)[0]).toBe('phase.dusk.begin');
    expect(ids(marked).indexOf('phase.dusk.end')).toBe(ids(marked).indexOf('mark-check.open') - 1);
    expect(ids(marked).at(-1)).toBe('phase.day.artefact');
  });

  it('a night in which nobody is called begins and ends all the same', () => {
    const nobody: readonly RoleId[] = ['villager', 'villager', 'villager', 'hunter', 'tanner', 'prince'];
    expect(saidAloud(table(nobody), 'en').map(({ say }) => say)).toEqual([
      names.en.phases['night.only'],
      names.en.phases['day.begin'],
    ]);
  });
});
