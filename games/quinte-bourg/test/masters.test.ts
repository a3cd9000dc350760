import { begin, clockOf, type Match, see, submit } from '@veillee/kernel';
import { stateOf, stepOf } from '@veillee/kernel/inside';
import { describe, expect, it } from 'vitest';
import { type Deal, type Quinte, quinteBourg } from '../src/index.ts';
import { on, Village } from './village.ts';

const seven = ['alpha', 'villager', 'villager', 'villager', 'villager', 'villager', 'villager'];

function opened(deal: Deal, master: 'app' | 'human' = 'app', options: object = {}): Match<Quinte> {
  const seats = deal.roles?.length ?? 8;
  const begun = begin(quinteBourg, { seats, seed: '7'.padStart(64, '0'), options, deal, master });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  return begun.value;
}
const go = (match: Match<Quinte>, until: () => boolean): Match<Quinte> => {
  for (let turns = 0; turns < 100 && !until(); turns += 1) {
    const clock = clockOf(match);
    if (clock === null) throw new Error('no clock');
    submit(match, { elapsed: clock.step });
  }
  return match;
};
const told = (match: Match<Quinte>, seat: number, key: string) =>
  see(match, seat).facts.findLast((fact) => fact.key === key)?.params;
const atNight = (match: Match<Quinte>) => () => stateOf(match).phase === 'night';

describe('the opening', () => {
  const deal: Deal = {
    roles: [
      'seth',
      'fennec',
      'alpha',
      'black',
      'minus',
      'cortex',
      'mouse',
      'holmes',
      'monk',
      'pach',
      'sesiano',
      'orpheus',
      'villager',
    ],
    lovers: [12, 3],
  };

  it('lets each camp meet in its turn, and tells nobody else', () => {
    const match = opened(deal, 'app', { turning: false });
    go(match, atNight(match));
    expect(told(match, 0, 'seths.met')).toEqual({ players: [1] });
    expect(told(match, 4, 'mice.met')).toEqual({ players: [5, 6] });
    expect(
      see(match, 6)
        .facts.filter(({ key }) => key === 'mice.lead')
        .map(({ params }) => params),
    ).toEqual([
      { player: 4, role: 'minus' },
      { player: 5, role: 'cortex' },
    ]);
    expect(told(match, 3, 'reptilians.met')).toEqual({ players: [0, 2] });
    expect(told(match, 0, 'reptilians.alpha')).toEqual({ player: 2 });
    expect(told(match, 1, 'reptilians.met')).toBeUndefined();
    expect(told(match, 12, 'lovers.touched')).toEqual({ players: [3] });
    expect(told(match, 11, 'reptilians.met')).toBeUndefined();
  });

  it('conditions that came with the deal are not asked again, those left open are', () => {
    const asked = (conditions: NonNullable<Deal['conditions']>): Match<Quinte> => {
      const match = opened({ ...deal, conditions }, 'human', { turning: false });
      return go(
        match,
        () =>
          stepOf(match)?.type === 'direct' && see(match, 'master').prompts[0]?.topic === 'master.conditions',
      );
    };
    const some = asked({ holmes: 'both', pach: 'own' });
    expect(stateOf(some).players[7]?.conditions).toEqual(['detectives', 'musicLover']);
    const form = see(some, 'master').prompts[0]?.form ?? {};
    expect(Object.keys(form)).toEqual(['give']);
    expect(Object.keys(form.give?.fields ?? {})).not.toContain('holmes');
    expect(Object.keys(form.give?.fields ?? {})).toContain('monk');
    const all = asked({ holmes: 'group', monk: 'group', pach: 'group', sesiano: 'own' });
    expect(Object.keys(see(all, 'master').prompts[0]?.form ?? {})).toEqual(['none']);
  });

  it('what was settled with the deal nobody knows of themselves before its line is told', () => {
    const match = opened(
      { ...deal, roles: deal.roles?.with(9, 'poirot') ?? [], conditions: { holmes: 'both', poirot: 'own' } },
      'human',
      { turning: false },
    );
    const mine = (seat: number) => see(match, seat).view.mine;
    const rights = (seat: number) => see(match, seat).rights.map(({ topic }) => topic);
    const all = () => see(match, 'master').view.all?.players;
    const before = (key: string, seat: number) => () => {
      const isBefore = told(match, seat, key) === undefined;
      if (isBefore && key === 'you.conditions')
        expect([mine(7)?.conditions, mine(9)?.conditions, rights(9)]).toEqual([[], [], []]);
      if (isBefore && key === 'lovers.touched')
        expect([mine(12)?.lover, mine(12)?.camps]).toEqual([null, ['villagers']]);
      // Whoever leads knows all of it from the deal.
      expect([all()?.[7]?.conditions, all()?.[12]?.lover]).toEqual([['detectives', 'musicLover'], 3]);
      return !isBefore;
    };
    go(match, before('you.conditions', 7));
    expect([mine(7)?.conditions, mine(9)?.conditions]).toEqual([['detectives', 'musicLover'], ['showman']]);
    // Nobody invokes before the first night.
    expect(rights(9)).toEqual([]);
    go(match, before('lovers.touched', 12));
    expect([mine(12)?.lover, mine(12)?.camps]).toEqual([3, ['villagers', 'lovers']]);
  });

  it('Q26: the Romantic learns the Lovers, who do not learn of him unless by setting', () => {
    const romantic = (options: object): Match<Quinte> => {
      const match = opened(deal, 'human', { ...options, turning: false });
      go(
        match,
        () =>
          stepOf(match)?.type === 'direct' && see(match, 'master').prompts[0]?.topic === 'master.conditions',
      );
      const { number } = see(match, 'master').prompts[0] ?? { number: -1 };
      submit(match, {
        by: 'master',
        prompt: number,
        answer: { do: 'give', holmes: ['both'], monk: ['group'], pach: ['own'], sesiano: ['own'] },
      });
      return go(match, atNight(match));
    };
    const match = romantic({});
    expect(stateOf(match).players[7]?.conditions).toEqual(['detectives', 'musicLover']);
    expect(told(match, 7, 'detectives.met')).toEqual({ players: [8] });
    expect(told(match, 10, 'romantic.saw')).toEqual({ players: [3, 12] });
    expect(told(match, 3, 'lovers.seenBy')).toBeUndefined();
    expect(told(romantic({ romanticKnown: true }), 3, 'lovers.seenBy')).toEqual({ player: 10 });
  });

  it('Q9: the Lovers are chosen by the master, in app-led play by chance, after the camps have met', () => {
    const led = opened(
      {
        roles: ['alpha', 'villager', 'villager', 'villager', 'villager', 'villager', 'villager', 'villager'],
        composition: {
          roles: [
            'alpha',
            'villager',
            'villager',
            'villager',
            'villager',
            'villager',
            'villager',
            'villager',
          ],
          specialities: null,
          lovers: true,
        },
      },
      'human',
    );
    go(led, () => see(led, 'master').prompts.some(({ topic }) => topic === 'master.lovers'));
    const { number } = see(led, 'master').prompts[0] ?? { number: -1 };
    submit(led, { by: 'master', prompt: number, answer: { do: 'unite', players: [6, 2] } });
    expect(stateOf(led).lovers).toEqual([2, 6]);
    const app = opened({}, 'app');
    go(app, atNight(app));
    expect(stateOf(app).lovers).not.toBeNull();
  });

  it('Q41: a human master may turn one of the six into a Reptilian', () => {
    const match = opened(deal, 'human');
    go(match, () => see(match, 'master').prompts.some(({ topic }) => topic === 'master.turn'));
    const { number } = see(match, 'master').prompts[0] ?? { number: -1 };
    submit(match, { by: 'master', prompt: number, answer: { do: 'turn', player: [9] } });
    go(match, atNight(match));
    expect(told(match, 9, 'reptilians.met')).toEqual({ players: [0, 2, 3] });
    expect(see(match, 9).facts.some(({ key }) => key === 'you.turned')).toBe(true);
  });

  it('Q23: the mandatory offices and the Scrutineer are drawn by lot, or given by the master', () => {
    const app = opened({}, 'app');
    go(app, atNight(app));
    const { president, prosecutor, notary, senator, scrutineer } = stateOf(app).offices;
    expect(new Set([president, prosecutor, notary, senator, scrutineer]).size).toBe(5);
    expect(stateOf(app).offices.priest).toBeNull();
    const led = opened(deal, 'human');
    go(led, () => see(led, 'master').prompts.some(({ topic }) => topic === 'master.offices'));
    const { number } = see(led, 'master').prompts[0] ?? { number: -1 };
    const given = { president: [3], prosecutor: [4], notary: [5], senator: [6], scrutineer: [7] };
    submit(led, { by: 'master', prompt: number, answer: { do: 'give', ...given } });
    expect(stateOf(led).offices).toMatchObject({
      president: 3,
      prosecutor: 4,
      notary: 5,
      senator: 6,
      scrutineer: 7,
    });
    // With the deal: all hear of it when it is said in the opening, and nothing is asked.
    const offices = { president: 3, prosecutor: 4, notary: 5, senator: 6, scrutineer: 7 };
    const agreed = opened({ ...deal, offices });
    go(agreed, atNight(agreed));
    expect(stateOf(agreed).offices).toMatchObject(offices);
    const heard = see(agreed, 0).facts.filter(({ key }) => key === 'office.given');
    expect(heard.map(({ params }) => params?.player)).toEqual([3, 4, 5, 6, 7]);
  });

  it('Q23: draws again if the lot would win the game', () => {
    for (let seed = 1; seed < 30; seed += 1) {
      const roles = ['alpha', 'mouse', 'mouse', 'mouse', 'mouse', 'villager'] as const;
      const begun = begin(quinteBourg, {
        seats: 6,
        seed: seed.toString(16).padStart(64, '0'),
        deal: { roles, lovers: null },
      });
      if (!begun.ok) throw new Error('refused');
      const match = go(begun.value, atNight(begun.value));
      const { president, notary, senator } = stateOf(match).offices;
      const mice = [president, notary, senator].filter((seat) => seat !== null && seat > 0 && seat < 5);
      expect(mice.length).toBeLessThan(3);
    }
  });

  it('Q23: draws again if the lot would win for the Detectives, whom the opening makes', () => {
    let groups = 0;
    for (let seed = 1; seed < 900 && groups < 120; seed += 1) {
      const begun = begin(quinteBourg, {
        seats: 6,
        seed: seed.toString(16).padStart(64, '0'),
        deal: { roles: ['alpha', 'holmes', 'monk', 'poirot', 'villager', 'villager'], lovers: null },
      });
      if (!begun.ok) throw new Error('refused');
      const { offices, players } = stateOf(go(begun.value, atNight(begun.value)));
      const detectives = players.map(({ conditions }) => conditions.includes('detectives'));
      if (detectives.filter(Boolean).length < 3) continue;
      groups += 1;
      const held = [offices.president, offices.prosecutor, offices.senator];
      expect(held.filter((seat) => seat !== null && detectives[seat]).length).toBeLessThan(3);
    }
    expect(groups).toBe(120);
  });

  it('pauses alike with a human master, whoever is in the game', () => {
    const pauses = (given: Deal): string[] => {
      const match = opened(given, 'human');
      const steps: string[] = [];
      go(match, () => {
        steps.push(JSON.stringify(see(match, 'table').clock));
        return atNight(match)();
      });
      return steps;
    };
    const plain: Deal = {
      roles: ['alpha', ...Array.from({ length: 12 }, () => 'villager' as const)],
      lovers: null,
    };
    expect(pauses(deal)).toEqual(pauses(plain));
  });
});

describe('three masters, one engine', () => {
  it('hands over from the app to a person and back mid-game', () => {
    const village = new Village(seven, { weekday: 'wednesday', options: { carnage: 'master' } }).to(
      'abductor',
    );
    expect(submit(village.match, { master: 'human' })).toBeUndefined();
    village.to('attack');
    expect(village.asked('master')).toEqual(['master.carnage']);
    expect(submit(village.match, { master: 'app' })).toBeUndefined();
    expect(village.asked('master')).toEqual([]);
  });

  it('lets a human master correct purses, offices, deaths, houses and camps, with a reason', () => {
    const village = new Village(seven, { master: 'human', offices: { president: 2 } }).until('debate');
    const fix = (topic: string, answer: object) =>
      village.invokes('master', topic, { ...answer, reason: 'oubli' } as never);
    fix('master.setCoins', { do: 'set', player: [3], coins: 5 });
    expect(village.coins(3)).toBe(5);
    expect(village.state.coinsOut).toBe(-4);
    fix('master.setOffice', { do: 'set', office: ['president'], player: [4] });
    expect(village.state.offices.president).toBe(4);
    fix('master.convert', { do: 'convert', player: [5], camp: ['reptilians'] });
    expect(village.state.players[5]?.camps).toContain('reptilians');
    fix('master.move', { do: 'move', player: [1], after: [4] });
    expect(village.state.circle).toEqual([0, 2, 3, 4, 1, 5, 6]);
    fix('master.kill', { do: 'kill', player: [6] });
    expect(village.fate(6)).toBe('dying');
    expect(village.told('master', 'master.corrected')).toMatchObject({ reason: 'oubli' });
    expect(
      village.refusal('master', 'master.setCoins', { do: 'set', player: [3], coins: 5 } as never),
    ).toBeDefined();
    expect(see(village.match, 2).rights.some(({ topic }) => topic.startsWith('master.'))).toBe(false);
  });

  it('lets a human master answer for those without a phone', () => {
    const village = new Village(['alpha', 'villager sandman', ...seven.slice(2)], { master: 'human' }).to(
      'sandman',
    );
    const { number } = village.prompt(1, 'sandman.sand');
    expect(
      submit(village.match, { by: 'master', for: 1, prompt: number, answer: on('sand', 2) }),
    ).toBeUndefined();
    expect(village.state.night.asleep).toEqual([2]);
  });

  it('shows the master the whole ledger, players only what is theirs', () => {
    const village = new Village(seven).until('debate');
    expect(see(village.match, 'master').view.ledger?.deeds.length).toBeGreaterThan(0);
    expect(see(village.match, 1).view.ledger).toBeNull();
    expect(see(village.match, 1).view.all).toBeNull();
    expect(see(village.match, 'table').view.mine).toBeNull();
  });

  it('prints a public gazette of each morning', () => {
    const village = new Village(seven).hunts(3).until('debate');
    const { gazette } = see(village.match, 'table').view;
    expect(gazette?.weekday).toBe('monday');
    expect(gazette?.news.map(({ key }) => key)).toContain('death.night');
  });
});
