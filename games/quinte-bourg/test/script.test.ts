import { begin, langs, see, speaker } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { quinteBourg, type Script, type ScriptLine } from '../src/index.ts';
import { phrasesIn } from './phrases.ts';
import { at, on, Village } from './village.ts';

const villagers = (count: number) => Array.from({ length: count }, () => 'villager');
const led = (people: ConstructorParameters<typeof Village>[0], setting = {}) =>
  new Village(people, { master: 'human', ...setting });
function scriptIn(village: Village): Script {
  const { script } = see(village.match, 'master').view;
  if (script === null) throw new Error('there is no script');
  return script;
}
const lineIn = (village: Village, stage: string): ScriptLine => {
  const found = scriptIn(village).lines.find((line) => line.stage === stage);
  if (found === undefined) throw new Error(`no line ${stage}`);
  return found;
};
/** What would come of one answer. */
function outcome(village: Village, topic: string, way: string, option: number | null) {
  const outlook = scriptIn(village).outlooks.find((one) => one.topic === topic);
  return outlook?.outcomes.find(({ answers }) =>
    answers.some((answer) => answer.way === way && answer.option === option),
  );
}

describe('the lines of tonight', () => {
  it('are numbered as in the rules, past, present and to come', () => {
    const village = led(['alpha', ...villagers(6)]).to('laura');
    const { lines } = scriptIn(village);
    expect(lines.filter(({ when }) => when === 'present')).toMatchObject([
      { stage: 'night.laura', number: 12 },
    ]);
    const numbered = lines.flatMap(({ number }) => (number === null ? [] : [number]));
    expect(numbered).toEqual(numbered.toSorted((a, b) => a - b));
    expect(numbered.at(-1)).toBe(15);
    expect(lineIn(village, 'night.attack').when).toBe('next');
    expect(lineIn(village, 'night.sandman').when).toBe('past');
  });

  it('say whom they call, and why one is silent', () => {
    const village = led(['alpha', 'villager sandman', 'villager laura', 'villager thief', ...villagers(4)], {
      weekday: 'monday',
    });
    village.to('sandman').says(1, 'sandman.sand', on('sand', 2));
    expect(lineIn(village, 'night.laura').called).toMatchObject([
      { card: 'laura', seat: 2, silent: 'asleep' },
    ]);
    expect(lineIn(village, 'night.laura').decoy).toBe(true);
    expect(lineIn(village, 'night.thief').called).toMatchObject([{ card: 'thief', seat: 3, silent: null }]);
    expect(lineIn(village, 'night.abductor').called).toEqual([
      expect.objectContaining({ card: 'psychopath', seat: null, silent: 'notDealt' }),
    ]);
    expect(lineIn(village, 'night.sandman').called).toMatchObject([{ seat: 1, answered: 'sand' }]);
    expect(lineIn(village, 'night.sandman').deeds).toMatchObject([{ did: 'sandman.sanded', by: 1 }]);
  });

  it('know a holder who is dead, and one killed since nightfall', () => {
    const village = led(
      ['alpha', { is: 'villager laura', fate: 'ghost' }, 'fennec', 'seth', 'villager thief', ...villagers(4)],
      {},
    );
    village.to('reptilians');
    village.invokes(2, 'fennec.bite', on('bite', 4));
    village.invokes('master', 'invocation.confirm', { do: 'confirm', hand: [2] });
    expect(lineIn(village, 'night.laura').called).toMatchObject([{ seat: 1, silent: 'dead' }]);
    expect(lineIn(village, 'night.thief').called).toMatchObject([{ seat: 4, silent: 'killed' }]);
    expect(lineIn(village, 'night.ghosts').called).toMatchObject([{ seat: 1, card: null }]);
  });

  it('know whoever is kept elsewhere', () => {
    const village = led(['alpha', 'reptilian', 'villager freyja', ...villagers(4)], { lovers: [4, 5] }).hunts(
      6,
    );
    village.to('lovers').says(4, 'lovers.house', at('sleep', 4)).says(5, 'lovers.house', at('sleep', 4));
    village.to('pairing').says(2, 'freyja.tease', { do: 'tease', players: [4, 1] });
    expect(lineIn(village, 'night.meeting').called.map(({ seat, silent }) => [seat, silent])).toEqual([
      [4, 'elsewhere'],
      [5, null],
    ]);
    expect(lineIn(village, 'night.attack').called.map(({ seat, silent }) => [seat, silent])).toEqual([
      [0, null],
      [1, 'elsewhere'],
    ]);
  });

  it('of the opening and of the day are there too', () => {
    const village = led(['alpha', ...villagers(6)], { offices: { president: 2 } })
      .hunts(3)
      .until('session');
    expect(lineIn(village, 'day.deaths').news).toContainEqual({ key: 'death.night', params: { player: 3 } });
    expect(lineIn(village, 'day.session')).toMatchObject({ number: 7, when: 'present' });
  });
});

describe('the lines of the opening', () => {
  it('are no decoys while it is not decided whom they concern', () => {
    const roles = ['alpha', 'monk', ...villagers(6)];
    const begun = begin(quinteBourg, {
      seats: 8,
      seed: '7'.padStart(64, '0'),
      deal: { composition: { roles, specialities: null, lovers: true } },
      master: 'human',
    });
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    const { script } = see(begun.value, 'master').view;
    const decoys = script?.lines.flatMap(({ stage, decoy }) => (decoy ? [stage] : []));
    expect(decoys).toContain('opening.mice');
    for (const line of ['lovers', 'turned', 'detectives', 'romantic'])
      expect(decoys).not.toContain(`opening.${line}`);
  });
});

describe('if the attack fell now', () => {
  it('tells who dies and why', () => {
    const village = led(['alpha', 'reptilian', ...villagers(5)])
      .hunts(3)
      .to('lovers');
    const { attack, lodgings } = scriptIn(village);
    expect(attack).toMatchObject({
      target: { kind: 'player', seat: 3 },
      raids: [{ house: 3, attackers: [0, 1], prey: [3], fails: null }],
      deaths: [{ seat: 3, cause: 'attack', sure: true, undone: false }],
      words: { key: 'attack.one', params: { player: 3 } },
      because: { key: 'because.raid', params: { attackers: 2, prey: 1 } },
    });
    expect(lodgings[0]).toEqual({ seat: 0, house: 3, stay: 'attacking', asleep: false, attacks: true });
    expect(lodgings[4]).toMatchObject({ house: 4, stay: 'home', attacks: false });
  });

  it('knows a guard, the richest, an empty house and a sleeping pack', () => {
    const fails = (village: Village) => scriptIn(village.to('animal')).attack?.raids[0]?.fails;
    const guarded = led(['alpha', ...villagers(5), { is: 'villager', fate: 'ghost' }]);
    guarded.to('ghosts').says(6, 'ghosts.guard', at('guard', 3));
    expect(fails(guarded.hunts(3))).toBe('guarded');
    expect(
      fails(led(['alpha', ...villagers(2), { is: 'villager', coins: 4 }, ...villagers(3)]).hunts(3)),
    ).toBe('richest');
    const away = led(['alpha', 'villager laura', ...villagers(5)])
      .hunts(1)
      .to('laura');
    expect(fails(away.says(1, 'laura.squat', at('squat', 4)))).toBe('empty');
    const asleep = led(['alpha', 'villager sandman', ...villagers(5)])
      .hunts(3)
      .to('sandman');
    expect(fails(asleep.says(1, 'sandman.sand', on('sand', 0)))).toBe('unattended');
  });

  it('lets chance choose among several, and grief follow', () => {
    const lovers = led(['alpha', ...villagers(6)], { lovers: [3, 4], extraLife: false })
      .hunts(3)
      .to('lovers');
    lovers.says(3, 'lovers.house', at('sleep', 3)).says(4, 'lovers.house', at('sleep', 3));
    expect(scriptIn(lovers).attack?.deaths.map(({ seat, sure }) => [seat, sure])).toEqual([
      [3, true],
      [4, true],
    ]);
    const spared = led(['alpha', ...villagers(6)], { lovers: [3, 4] })
      .hunts(3)
      .to('lovers');
    expect(scriptIn(spared).attack?.words.key).toBe('attack.undone');
  });

  describe('on Lovers', () => {
    const say = speaker(
      quinteBourg.text.fr,
      Array.from({ length: 7 }, (_, seat) => `P${seat}`),
    );
    /** Who died and who was saved, as really happened with many seeds, and what was foretold of it. */
    function played(setting: object, story: (village: Village) => Village) {
      const fates = new Set<string>();
      let words = '';
      for (let seed = 1; seed <= 12; seed += 1) {
        const village = story(led(['alpha', 'villager laura', ...villagers(5)], { seed, ...setting }));
        words = say(scriptIn(village.to('attack')).attack?.words ?? { key: 'attack.nobody' });
        const { dead } = village.to('engineers').state.night;
        const fell = dead.map(({ seat, undone }) => `${undone ? '+' : ''}${seat}`);
        fates.add(fell.toSorted().join(' '));
      }
      return { words, fates: [...fates].toSorted() };
    }
    const whole = { lovers: [3, 4], extraLife: true };
    const second = { lovers: [3, 4], extraLife: false };
    /** They sleep at one's house, which the pack raids, and Laura in that house or another. */
    const abed = (laura: number) => (village: Village) => {
      village.hunts(3).to('lovers');
      village.says(3, 'lovers.house', at('sleep', 3)).says(4, 'lovers.house', at('sleep', 3));
      return village.to('laura').says(1, 'laura.squat', at('squat', laura));
    };

    it('with somebody else: one is saved, or the other dies', () => {
      const { words, fates } = played(whole, abed(3));
      expect(fates).toEqual(['+3', '+4', '1']);
      expect(words).toBe('P1 meurt, ou P3 survit par amour, ou P4 survit par amour');
    });

    it('without an extra life: both, or the other dies', () => {
      const { words, fates } = played(second, abed(3));
      expect(fates).toEqual(['1', '3 4']);
      expect(words).toBe('P1 meurt, ou P3 et P4 meurent');
    });

    it('both in one house: either is saved', () => {
      const { words, fates } = played(whole, abed(5));
      expect(fates).toEqual(['+3', '+4']);
      expect(words).toBe('P3 survit par amour, ou P4 survit par amour');
    });

    it.each([true, false])(
      'in two houses of a carnage, an extra life left or not (%s): both die',
      (extraLife) => {
        const village = led(['alpha', 'reptilian', 'villager freyja', ...villagers(4)], {
          lovers: [4, 5],
          extraLife,
          options: { carnage: 1 },
        }).hunts(4);
        village.to('lovers').says(4, 'lovers.house', at('sleep', 4)).says(5, 'lovers.house', at('sleep', 4));
        village.to('pairing').says(2, 'freyja.tease', { do: 'tease', players: [4, 1] });
        village.says(4, 'pair.house', at('go', 1)).to('attack');
        const { attack } = scriptIn(village);
        expect(attack?.words).toEqual({
          key: 'attack.several',
          params: { players: expect.toSatisfy((seats: number[]) => seats.toSorted().join() === '4,5') },
        });
        village.to('engineers');
        const dead = village.state.night.dead.flatMap(({ seat, undone }) => (undone ? [] : [seat]));
        expect(dead.toSorted()).toEqual([4, 5]);
      },
    );
  });

  it('knows what would end the game', () => {
    const pack = ['alpha', ...Array.from({ length: 5 }, () => 'reptilian')];
    const end = led([...pack, 'villager'])
      .hunts(6)
      .to('lovers');
    expect(scriptIn(end)).toMatchObject({
      attack: { stops: ['reptilians'] },
      alarm: { key: 'alarm.ends', params: { player: 6, winners: ['reptilians'] } },
    });
    const quiet = led([...pack, 'villager', 'villager'])
      .hunts(6)
      .to('lovers');
    expect(scriptIn(quiet)).toMatchObject({ attack: { stops: [] }, alarm: null });
  });

  it('is over once it has come', () => {
    const village = led(['alpha', ...villagers(6)])
      .hunts(3)
      .to('engineers');
    expect(scriptIn(village)).toMatchObject({ attack: null, outlooks: [] });
  });

  it('comes as it was foretold, where it was sure', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const village = led(['alpha', 'reptilian', 'villager laura', 'villager sandman', ...villagers(5)], {
        seed,
      });
      village
        .hunts(4 + (seed % 5))
        .to('sandman')
        .says(3, 'sandman.sand', on('sand', seed % 3));
      if (village.to('laura').asked(2).includes('laura.squat'))
        village.says(2, 'laura.squat', at('squat', 4 + (seed % 5)));
      const deaths = scriptIn(village.to('attack')).attack?.deaths ?? [];
      village.to('engineers');
      const fallen = village.state.night.dead.map(({ seat }) => seat);
      expect(fallen.every((seat) => deaths.some((death) => death.seat === seat))).toBe(true);
      for (const { seat, sure } of deaths) if (sure) expect(fallen).toContain(seat);
    }
  });
});

describe('what an answer would change', () => {
  it('a bed with the prey: chance would choose', () => {
    const village = led(['alpha', 'villager laura', ...villagers(5)])
      .hunts(3)
      .to('laura');
    const there = outcome(village, 'laura.squat', 'squat', 3);
    expect(there?.attack.words).toEqual({ key: 'attack.either', params: { players: [1, 3] } });
    expect(there?.warnings).toEqual([{ key: 'warn.chance', params: { players: [1, 3] } }]);
    expect(outcome(village, 'laura.squat', 'squat', 4)?.attack.words).toEqual({
      key: 'attack.one',
      params: { player: 3 },
    });
  });

  it('an action that fails or has no effect says so', () => {
    const village = led(['alpha', 'villager sandman', 'villager laura', ...villagers(5)], {
      lovers: [2, 4],
    });
    village.to('lovers').says(2, 'lovers.house', at('sleep', 4)).says(4, 'lovers.house', at('sleep', 4));
    expect(outcome(village.to('laura'), 'laura.squat', 'squat', 5)?.warnings).toContainEqual({
      key: 'warn.displaced',
      params: { player: 2, stay: 'love' },
    });
  });

  it('the prey of the pack and the guard of the ghosts', () => {
    const village = led(['alpha', ...villagers(5), { is: 'villager', fate: 'ghost' }]).to('reptilians');
    expect(outcome(village, 'reptilians.prey', 'player', 2)?.attack.words).toEqual({
      key: 'attack.one',
      params: { player: 2 },
    });
    expect(outcome(village, 'reptilians.prey', 'nobody', null)?.attack.because).toEqual({
      key: 'because.nobody',
    });
  });

  it('says that several must agree, where several are asked', () => {
    const village = led(['alpha', 'reptilian', ...villagers(5)]).to('reptilians');
    expect(outcome(village, 'reptilians.prey', 'player', 3)?.warnings).toEqual([{ key: 'warn.agreed' }]);
    const alone = led(['alpha', ...villagers(6)]).to('reptilians');
    expect(outcome(alone, 'reptilians.prey', 'player', 3)?.warnings).toEqual([]);
  });

  it('changes nothing by being looked at', () => {
    const village = led(['alpha', 'villager laura', 'orpheus sandman', ...villagers(5)]).hunts(3);
    for (const line of ['sandman', 'musicians', 'laura']) {
      const before = JSON.stringify(village.to(line).state);
      scriptIn(village);
      expect(JSON.stringify(village.state)).toBe(before);
    }
  });
});

describe('how far everybody has come', () => {
  it('is a fraction in words, and at the stop yes or no', () => {
    const village = led(
      [
        'alpha',
        'mouse',
        'mouse',
        'orpheus',
        { is: 'monk', conditions: ['pentaphile'] },
        'greedy',
        ...villagers(4),
      ],
      { offices: { president: 1, notary: 2 } },
    );
    const goals = scriptIn(village.to('ghosts')).goals;
    const of = (id: string) => goals.find((goal) => goal.of === id);
    expect(of('mice')).toMatchObject({ done: 2, wanted: 3, seats: [1, 2], holds: false });
    expect(of('musicians')).toMatchObject({ done: 0, wanted: 9 });
    expect(of('greedy')).toMatchObject({ done: 1, wanted: 10, seats: [5] });
    expect(of('pentaphile')).toMatchObject({ atStop: true, holds: true });
    expect(of('idealists')).toBeUndefined();
  });

  it('is nothing where a Lover or Seth has died', () => {
    const dead = { fate: 'ghost' as const, coins: 0 };
    const village = led(['alpha', { is: 'seth', ...dead }, ...villagers(6)]).to('ghosts');
    expect(scriptIn(village).goals.find(({ of }) => of === 'seths')).toMatchObject({ done: 0, wanted: 6 });
  });

  it('warns of whoever leads the vote and would end the game by it', () => {
    const village = led(['alpha', 'martyr', ...villagers(6)], { offices: { president: 4 } }).until('vote');
    expect(scriptIn(village).alarm).toBeNull();
    village.says(4, 'vote.cast', on('name', 1));
    expect(scriptIn(village).alarm).toEqual({
      key: 'alarm.ends',
      params: { player: 1, winners: ['martyrs'] },
    });
  });
});

describe('what else the master sees', () => {
  it('charms, animals, and what is proposed', () => {
    const village = led(['alpha', 'orpheus dogTrainer', ...villagers(6)], {
      options: { offices: ['priest'] },
    });
    village.to('musicians').says(1, 'orpheus.charm', on('charm', 4));
    village.to('animal').says(1, 'dogTrainer.place', at('house', 3));
    expect(scriptIn(village)).toMatchObject({
      charms: [{ by: 'orpheus', seats: [4] }],
      animals: [{ by: 1, card: 'dogTrainer', house: 3 }],
    });
    village.until('weddings').says(2, 'wedding.propose', on('propose', 3)).until('wedding');
    expect(scriptIn(village).proposals).toEqual([{ kind: 'wedding', from: 2, to: 3 }]);
  });

  it('can all be said in both languages, and only he sees it', () => {
    const village = led(['alpha', 'villager sandman', 'orpheus laura', 'martyr eris', ...villagers(5)], {
      lovers: [2, 5],
    }).hunts(4);
    const names = Array.from({ length: 9 }, (_, seat) => `P${seat}`);
    for (let turns = 0; turns < 60 && !village.match.over; turns += 1) {
      for (const lang of langs)
        for (const phrase of phrasesIn(scriptIn(village)))
          expect(speaker(quinteBourg.text[lang], names)(phrase)).not.toMatch(/undefined|\{/);
      for (const chair of [0, 4, 'table'] as const) expect(see(village.match, chair).view.script).toBeNull();
      village.wait();
    }
  });
});
