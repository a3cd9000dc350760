import { clockOf } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { lineIds } from '../src/index.ts';
import { on, Village } from './village.ts';

const dead = { fate: 'spirit' as const, coins: 0 };

describe('the night', () => {
  it('calls every line in full, for the same length of time, whoever holds the cards', () => {
    const paces = (people: string[]): unknown[] => {
      const village = new Village(people, { weekday: 'wednesday' });
      const called: unknown[] = [];
      while (village.step === 'line') {
        called.push([village.state.night.line, clockOf(village.match)?.pace]);
        village.wait();
      }
      return called;
    };
    const plain = paces(['alpha', 'villager', 'villager', 'villager', 'villager', 'villager']);
    const busy = paces([
      'alpha sandman',
      'villager laura',
      'orpheus artist',
      'villager freyja',
      'villager burglar',
      'villager reporter',
    ]);
    expect(busy).toEqual(plain);
    expect(plain.map((call) => (call as string[])[0])).toEqual(lineIds);
  });

  it('dreams only on Wednesdays and Saturdays', () => {
    const village = new Village(['alpha', 'villager', 'villager', 'villager', 'villager', 'villager'], {
      weekday: 'monday',
    });
    village.until('charmed');
    expect(village.facts('table').some(({ params }) => params?.line === 'dream')).toBe(false);
  });

  it.each([
    ['engineer', 'engineers', 'monday thursday'],
    ['inventor', 'engineers', 'monday thursday'],
    ['scientist', 'engineers', 'tuesday friday'],
    ['scholar', 'engineers', 'tuesday saturday'],
    ['tinkerer', 'engineers', 'wednesday friday'],
    ['technophile', 'engineers', 'wednesday saturday'],
    ['ferreter', 'snoopers', 'monday thursday'],
    ['indiscreet', 'snoopers', 'tuesday friday'],
    ['reporter', 'snoopers', 'wednesday saturday'],
    ['journalist', 'snoopers', 'wednesday saturday'],
    ['voyeur', 'snoopers', 'monday friday'],
    ['curious', 'snoopers', 'tuesday thursday'],
    ['dogTrainer', 'animal', 'monday thursday'],
    ['bearTrainer', 'animal', 'tuesday friday'],
    ['raptorTrainer', 'animal', 'wednesday saturday'],
    ['thief', 'thief', 'monday thursday'],
    ['brigand', 'thief', 'tuesday friday'],
    ['burglar', 'thief', 'wednesday saturday'],
    ['sandman', 'sandman', 'monday tuesday wednesday thursday friday saturday'],
    ['psychopath', 'abductor', 'monday wednesday friday'],
    ['madman', 'abductor', 'tuesday thursday saturday'],
    ['laura', 'laura', 'monday tuesday wednesday thursday friday saturday'],
    ['artist', 'pairing', 'wednesday saturday'],
    ['artist', 'offices', 'friday'],
    ['eris', 'pairing', 'tuesday friday'],
    ['eris', 'offices', 'monday'],
    ['freyja', 'pairing', 'monday thursday'],
    ['freyja', 'offices', 'wednesday'],
  ])('Q16: the %s is called at the line %s on %s, and no other night', (card, line, when) => {
    const called = (['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const).filter(
      (weekday) => {
        const village = new Village(
          ['alpha', `villager ${card}`, 'villager', 'villager', 'villager', 'villager'],
          { weekday },
        );
        return village.to(line).asked(1).length > 0;
      },
    );
    expect(called.join(' ')).toBe(when);
  });
});

describe('sleep and abduction', () => {
  it('Q12: the sleeper acts no more until dawn, and is at home', () => {
    const village = new Village([
      'alpha',
      'villager sandman',
      'villager laura',
      'villager',
      'villager',
      'villager',
    ]);
    village.to('sandman').says(1, 'sandman.sand', on('sand', 2)).to('laura');
    expect(village.asked(2)).toEqual([]);
    village.until('charmed');
    expect(village.state.night.places?.[2]).toBe(2);
    expect(village.state.night.asleep).toEqual([]);
  });

  it('Q13: the abducted spend the night in the abductor’s house, who stays home', () => {
    const village = new Village([
      'alpha',
      'villager psychopath',
      'villager laura',
      'villager',
      'villager',
      'villager',
    ]);
    village.to('abductor').says(1, 'psychopath.abduct', on('abduct', 2)).until('charmed');
    expect(village.state.night.places?.slice(1, 3)).toEqual([1, 1]);
  });

  it('Q53: sleepers cannot invoke; they are told they sleep, not by whom or where', () => {
    const village = new Village([
      'alpha',
      'villager psychopath',
      'villager assassin',
      'villager',
      'villager',
      'villager',
    ]);
    village.to('abductor').says(1, 'psychopath.abduct', on('abduct', 2));
    expect(village.told(2, 'sleep.fell')).toBeUndefined();
    expect(village.heard(2, 'sleep.fell')).toBe(true);
    expect(village.rights(2)).toEqual([]);
    expect(village.refusal(2, 'assassin.kill', on('kill', 0))).toBe('right.closed');
  });

  it('Q54: what was done before its author fell asleep or died stands', () => {
    const village = new Village([
      'alpha',
      'red',
      'villager sandman',
      'villager',
      'villager',
      'villager',
      'villager',
    ]);
    village.hunts(3).to('sandman').says(2, 'sandman.sand', on('sand', 1));
    village.to('snoopers').to('attack');
    expect(village.state.night.asleep).toEqual([1]);
    const killed = new Village([
      'alpha',
      'red',
      'villager assassin',
      'villager',
      'villager',
      'villager',
      'villager',
    ]);
    killed
      .to('reptilians')
      .says(1, 'reptilians.prey', on('player', 4))
      .invokes(2, 'assassin.kill', on('kill', 1))
      .to('lovers');
    expect(killed.state.night.prey?.seat).toBe(4);
  });

  it('Q15: nobody must use a power, save Laura, who never sleeps at home if she can act', () => {
    const village = new Village([
      'alpha',
      'villager laura',
      'villager sandman',
      'villager',
      'villager',
      'villager',
    ]);
    village.to('sandman');
    expect(Object.keys(village.prompt(2, 'sandman.sand').form)).toContain('pass');
    village.to('laura');
    expect(Object.keys(village.prompt(1, 'laura.squat').form)).toEqual(['squat']);
    village.until('charmed');
    expect(village.state.night.places?.[1]).not.toBe(1);
  });
});

describe('the spirits’ dream', () => {
  it('shows the village the spirits’ signs, unsigned, to the question the master picked', () => {
    const cast = [
      'alpha',
      'villager',
      'villager',
      'villager',
      { is: 'villager', ...dead },
      { is: 'villager', ...dead },
    ];
    const village = new Village(cast, { weekday: 'wednesday', master: 'human' }).to('dream');
    village.says('master', 'master.dream', { do: 'pick', question: ['seth'] });
    village
      .says(5, 'dream.sign', { do: 'sign', sign: ['yes'] })
      .says(4, 'dream.sign', { do: 'sign', sign: ['3'] })
      .wait();
    expect(village.told(1, 'dream.seen')).toEqual({ question: 'seth', text: '', signs: ['3', 'yes'] });
  });
});
