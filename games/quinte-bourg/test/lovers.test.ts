import { see } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { at, on, Village } from './village.ts';

const plain = ['villager', 'villager', 'villager', 'villager', 'villager'];

describe('the Lovers', () => {
  it('Q43: choose a house together; no agreement: chance', () => {
    const village = new Village(['alpha', ...plain], { lovers: [1, 2] }).to('lovers');
    village.says(1, 'lovers.house', at('sleep', 1)).says(2, 'lovers.house', at('sleep', 2)).to('sandman');
    expect([1, 2]).toContain(village.state.night.loversHouse);
    const agreed = new Village(['alpha', ...plain], { lovers: [1, 2] }).to('lovers');
    agreed.says(1, 'lovers.house', at('sleep', 2)).says(2, 'lovers.house', at('sleep', 2)).until('charmed');
    expect(agreed.state.night.places?.slice(1, 3)).toEqual([2, 2]);
  });

  it('Q45: if one is held by a higher long action, the other spends the night in the chosen house all the same', () => {
    const village = new Village(
      ['alpha', 'villager', 'villager', 'villager psychopath', 'villager', 'villager'],
      { lovers: [1, 2] },
    ).to('lovers');
    village.says(1, 'lovers.house', at('sleep', 2)).says(2, 'lovers.house', at('sleep', 2));
    village.to('abductor').says(3, 'psychopath.abduct', on('abduct', 2)).until('charmed');
    expect(village.state.night.places?.slice(1, 3)).toEqual([2, 3]);
    expect(village.heard(1, 'lovers.meet')).toBe(true);
    expect(village.heard(2, 'lovers.meet')).toBe(false);
  });

  it('Q45: what keeps one away does not show the other in how many are told of the meeting', () => {
    const waiting = (abducted: number): unknown => {
      const cast = ['alpha', 'villager', 'villager', 'villager psychopath', 'villager', 'villager'];
      const village = new Village(cast, { lovers: [1, 2] }).to('lovers');
      for (const lover of [1, 2]) village.says(lover, 'lovers.house', at('sleep', 1));
      village.to('abductor').says(3, 'psychopath.abduct', on('abduct', abducted)).to('laura');
      return see(village.match, 1);
    };
    expect(waiting(2)).toEqual(waiting(4));
  });

  it('Q10: have one extra life; at the second death that lover dies and the other of grief', () => {
    const village = new Village(
      ['alpha', 'villager', 'villager', 'villager assassin', 'villager murderer', 'villager', 'villager'],
      { lovers: [1, 2] },
    ).until('charmed');
    village.invokes(3, 'assassin.kill', on('kill', 1));
    expect(village.told('table', 'death.undone')).toEqual({ player: 1 });
    expect(village.fate(1)).toBe('alive');
    village.invokes(4, 'murderer.kill', on('kill', 2));
    expect([village.fate(1), village.fate(2)]).toEqual(['dying', 'dying']);
    expect(village.told('table', 'death.grief')).toEqual({ player: 1 });
  });

  it('Q44: whatever the cause the undone one was never dead, and after a night it is told with the deaths', () => {
    const village = new Village(
      ['alpha', 'villager sandman', 'villager', 'villager assassin', 'villager', 'villager'],
      { lovers: [1, 2], offices: { president: 1 } },
    );
    village.invokes(3, 'assassin.kill', on('kill', 1));
    expect(village.fate(1)).toBe('alive');
    expect(village.heard('table', 'death.undone')).toBe(false);
    village.to('sandman');
    expect(village.asked(1)).toEqual(['sandman.sand']);
    village.until('session');
    expect(village.told('table', 'death.undone')).toEqual({ player: 1 });
    expect(village.state.offices.president).toBe(1);
    expect(village.coins(1)).toBe(1);
  });
});

describe('an execution', () => {
  it('Q44: of a lover with the extra life is undone in public', () => {
    const village = new Village(['alpha', ...plain, 'villager'], { lovers: [1, 2] })
      .sentences(1)
      .until('weddings');
    expect(village.told('table', 'death.undone')).toEqual({ player: 1 });
    expect(village.fate(1)).toBe('alive');
    expect(village.state.extraLife).toBe(false);
  });
});
