import { begin, see } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import { describe, expect, it } from 'vitest';
import { copiesOf } from '../../src/deck.ts';
import { deckOf, oneNight, roles, type ScenarioId, scenarioIds, scenarios } from '../../src/index.ts';
import { type RoleId, roleIds } from '../../src/roles/index.ts';
import { difficulties as levels } from '../../src/text/fr/scenarios.ts';
import { deal, faults, keysOf } from '../table.ts';

interface Printed {
  readonly level: string;
  readonly players: readonly [number, number];
  readonly base: string;
  /** What each further player adds, in order. */
  readonly more: string;
}

/** Section H, written down once more from the rules page. */
const printed: Readonly<Record<Exclude<ScenarioId, 'anarchie'>, Printed>> = {
  'nuit-tombante': {
    level: 'initiation',
    players: [3, 5],
    base: 'vampire count priest marksman pickpocket gremlin',
    more: 'copycat thing',
  },
  'jour-d-election': {
    level: 'moyen',
    players: [3, 5],
    base: 'vampire master copycat diseased marksman thing',
    more: 'instigator pickpocket',
  },
  'marquons-les': {
    level: 'moyen',
    players: [6, 10],
    base: 'count master renfield marksman assassin pickpocket priest cupid gremlin',
    more: 'copycat apprentice-assassin diseased thing',
  },
  'monstres-en-pagaille': {
    level: 'difficile',
    players: [4, 6],
    base: 'vampire count master gremlin thing instigator diseased',
    more: 'marksman renfield',
  },
  'echanges-a-gogo': {
    level: 'moyen',
    players: [4, 7],
    base: 'vampire count gremlin copycat troublemaker robber insomniac',
    more: 'pickpocket drunk hunter',
  },
  'societes-secretes': {
    level: 'difficile',
    players: [6, 10],
    base: 'assassin apprentice-assassin cupid instigator werewolf werewolf minion mason mason',
    more: 'thing marksman seer copycat',
  },
  'lune-de-sang': {
    level: 'extrême',
    players: [5, 8],
    base: 'vampire count marksman gremlin werewolf werewolf robber insomniac',
    more: 'hunter cupid priest',
  },
  'pour-le-roi': {
    level: 'difficile',
    players: [3, 6],
    base: 'vampire master assassin priest prince bodyguard',
    more: 'revealer diseased sentinel',
  },
  'fete-d-halloween': {
    level: 'moyen',
    players: [7, 10],
    base: 'thing gremlin copycat marksman instigator alpha-wolf mystic-wolf paranormal-investigator witch aura-seer',
    more: 'cupid diseased dream-wolf',
  },
  'du-crepuscule-jusqu-a-l-aube': {
    level: 'extrême',
    players: [6, 10],
    base: 'vampire master gremlin assassin pickpocket mystic-wolf werewolf sentinel apprentice-seer',
    more: 'priest curator dream-wolf renfield',
  },
  'destins-croises': {
    level: 'extrême',
    players: [4, 8],
    base: 'vampire count priest mystic-wolf apprentice-seer werewolf robber',
    more: 'witch troublemaker cupid marksman',
  },
  'dernier-combat': {
    level: 'impossible',
    players: [8, 10],
    base: 'master vampire renfield marksman alpha-wolf revealer village-idiot werewolf minion mason mason',
    more: 'instigator aura-seer',
  },
};
const fixed = Object.keys(printed) as (keyof typeof printed)[];
const combinations = fixed.flatMap((id) => {
  const [min, max] = printed[id].players;
  return Array.from({ length: max - min + 1 }, (_, i) => [id, min + i] as const);
});
const sorted = (cards: readonly string[]): string => [...cards].sort().join(' ');

describe('the scenarios (H)', () => {
  it('H: thirteen scenarios, forty-eight fixed decks', () => {
    expect([...scenarioIds].sort()).toEqual([...fixed, 'anarchie'].sort());
    expect(combinations).toHaveLength(48);
  });

  it.each(combinations)('H: %s for %i players is dealt as printed', (id, players) => {
    const { base, more, players: range } = printed[id];
    const added = more.split(' ').slice(0, players - range[0]);
    expect(sorted(deckOf(id, players) ?? [])).toBe(sorted([...base.split(' '), ...added]));
  });

  it.each(combinations)(
    'R80: %s for %i players has players and three cards the boxes hold',
    (id, players) => {
      const deck = deckOf(id, players) ?? [];
      expect(deck).toHaveLength(players + 3);
      for (const card of deck)
        expect(deck.filter((one) => one === card).length).toBeLessThanOrEqual(copiesOf(card));
      expect(faults({ scenario: id }, players)).toEqual([]);
      expect(faults({ deck }, players)).toEqual([]);
    },
  );

  it.each(fixed)('H: %s is refused for fewer or more players than printed', (id) => {
    const [min, max] = printed[id].players;
    expect([scenarios[id].min, scenarios[id].max]).toEqual([min, max]);
    if (min > 3) expect(keysOf(faults({ scenario: id }, min - 1))).toEqual(['options.scenarioPlayers']);
    if (max < 10) expect(keysOf(faults({ scenario: id }, max + 1))).toEqual(['options.scenarioPlayers']);
  });

  it.each(fixed)('H: %s has the printed level', (id) => {
    expect(levels[scenarios[id].difficulty]).toBe(printed[id].level);
  });
});

describe('the flags of H', () => {
  it('F-1: Halloween and Dernier Combat have the fourth card on top of the list', () => {
    const across = fixed.filter((id) => deckOf(id, printed[id].players[1])?.includes('alpha-wolf'));
    expect(across).toEqual(['fete-d-halloween', 'dernier-combat']);
    const begun = begin(oneNight, {
      seats: 8,
      seed: '1'.padStart(64, '0'),
      options: { scenario: across[1] },
    });
    expect(begun.ok && stateOf(begun.value).faces).toHaveLength(8 + 3 + 1);
  });

  it('F-2: a third Loup-Garou, repeated in the Crépuscule box, can be played', () => {
    expect(copiesOf('werewolf')).toBe(3);
    expect(deckOf('du-crepuscule-jusqu-a-l-aube', 6)).toContain('werewolf');
  });

  it('F-3: Sociétés secrètes and Halloween play with marks but without a vampire slot', () => {
    const deck = deckOf('societes-secretes', 6) as readonly RoleId[];
    const [a, b, c, d, e, f, ...centre] = deck as [
      RoleId,
      RoleId,
      RoleId,
      RoleId,
      RoleId,
      RoleId,
      ...RoleId[],
    ];
    const t = deal({ Ana: a, Bob: b, Cyd: c, Dan: d, Eve: e, Fay: f }, centre);
    expect(Object.keys(t.state.board).sort()).toEqual(['assassin', 'love-1', 'love-2', 'traitor']);
    expect(deckOf('fete-d-halloween', 10)?.some((id) => roles[id].kind === 'vampire')).toBe(false);
  });

  it('F-5: characters go by one spelling, whatever a list prints', () => {
    const names = (['instigator', 'drunk', 'paranormal-investigator'] as const).map(
      (id) => roles[id].words.fr.name,
    );
    expect(names).toEqual(['Comploteuse', 'Soûlard', 'Chasseur de fantômes']);
  });

  it('F-6: Anarchie draws players and three of the fifteen Vampire characters; the draw is public', () => {
    const fifteen = roleIds.filter((id) => roles[id].box === 'vampire');
    for (let players = 3; players <= 10; players += 1) {
      const options = { scenario: 'anarchie' };
      const begun = begin(oneNight, { seats: players, seed: String(players).padStart(64, '0'), options });
      const deck = begun.ok ? see(begun.value, 'table').view.deck : [];
      expect(new Set(deck).size).toBe(players + 3);
      expect(fifteen).toEqual(expect.arrayContaining([...deck]));
    }
  });

  it('F-6: three Vampires dealt to three players bite nobody; the rules cover it', () => {
    const t = deal({ Ana: 'vampire', Bob: 'master', Cyd: 'count' }, ['thing', 'gremlin', 'priest'], {
      options: { scenario: 'anarchie', deck: null },
    });
    expect(t.votes({ Ana: 'Bob', Bob: 'Ana', Cyd: 'Ana' })).toMatchObject({
      dead: ['Ana'],
      teams: ['village'],
    });
  });
});
