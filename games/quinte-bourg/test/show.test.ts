import { describe, expect, it } from 'vitest';
import { on, Village } from './village.ts';

describe('the show', () => {
  const poirot = { is: 'poirot', conditions: ['showman' as const] };
  const cast = [
    poirot,
    'alpha',
    'villager',
    'martyr',
    { is: 'villager', fate: 'ghost' as const, coins: 0 },
    'villager',
    'villager',
  ];
  const state = (village: Village, player: number, role: string): Village =>
    village.says(0, 'poirot.state', { do: 'state', player: [player], role: [role] });
  const begun = (more: object = {}): Village =>
    new Village(cast, { offices: { chief: 4 }, ...more })
      .until('debate')
      .invokes(0, 'poirot.show', { do: 'show' });

  it('wins with at most one error answered, the dead stated too', () => {
    const village = begun();
    for (const [seat, role] of [
      [1, 'reptilian'],
      [2, 'villager'],
      [3, 'martyr'],
      [4, 'villager'],
      [5, 'villager'],
      [6, 'villager'],
    ] as const) {
      state(village, seat, role).says(seat, 'show.answer', seat === 1 ? 'error' : 'ok');
    }
    expect(village.teams()).toContain('showman');
  });

  it('Q42: goes one by one in his order to the last, then comes the outcome: a gross error, and he dies of shame', () => {
    const village = begun();
    state(village, 3, 'villager').says(3, 'show.answer', 'gross');
    expect(village.fate(0)).toBe('alive');
    for (const seat of [1, 2, 4, 5, 6]) state(village, seat, seat === 1 ? 'alpha' : 'villager').wait();
    expect(village.told('table', 'death.shame')).toEqual({ player: 0 });
  });

  it('goes on after two or three errors', () => {
    const village = begun();
    for (const seat of [1, 2, 3, 4, 5, 6]) {
      const role = seat === 3 ? 'martyr' : seat === 1 ? 'red' : seat === 2 ? 'greedy' : 'villager';
      state(village, seat, role).wait();
    }
    expect(village.heard('table', 'show.passed')).toBe(true);
    expect(village.fate(0)).toBe('alive');
    expect(village.rights(0)).not.toContain('poirot.show');
  });

  it('refuses an illegal answer: right must say Ok, an error Error or Ok, a gross error any of the three', () => {
    const village = begun();
    const ways = (seat: number): string[] => Object.keys(village.prompt(seat, 'show.answer').form);
    state(village, 1, 'alpha');
    expect(ways(1)).toEqual(['ok']);
    state(village.wait(), 2, 'greedy');
    expect(ways(2)).toEqual(['error', 'ok']);
    state(village.wait(), 3, 'villager');
    expect(ways(3)).toEqual(['gross', 'error', 'ok']);
  });

  it('Q7: counts conversions: a convert is a plain Reptilian or Idealist, a lover a Lover', () => {
    const village = new Village(
      [
        poirot,
        'alpha',
        { is: 'villager', joined: ['reptilians'] },
        { is: 'martyr', joined: ['idealists'] },
        'villager',
        'villager',
        { is: 'black', spent: ['black.convert'] },
        { is: 'sheherazade', spent: ['sheherazade.convert'], fate: 'ghost' },
      ],
      { lovers: [4, 5] },
    )
      .until('debate')
      .invokes(0, 'poirot.show', { do: 'show' });
    for (const [seat, role] of [
      [2, 'reptilian'],
      [3, 'idealist'],
      [4, 'lover'],
    ] as const) {
      state(village, seat, role);
      expect(Object.keys(village.prompt(seat, 'show.answer').form)).toEqual(['ok']);
      village.wait();
    }
  });

  it('Q8: he need not state himself', () => {
    expect(begun().offered(0, 'poirot.state', 'state', 'player')).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('Q42: the app answers for those who left, truly', () => {
    const village = new Village([
      poirot,
      'alpha',
      { is: 'martyr', fate: 'gone' as const, coins: 0 },
      'villager',
      'villager',
      'villager',
    ])
      .until('debate')
      .invokes(0, 'poirot.show', { do: 'show' });
    state(village, 2, 'villager');
    expect(village.told('table', 'show.gross')).toEqual({ player: 2 });
  });

  it('Q42: at night all wake to answer, sleepers too; then the night goes on', () => {
    const village = new Village([
      'alpha',
      { is: 'poirot', conditions: ['showman'] },
      'villager sandman',
      'villager',
      'villager',
      'villager',
    ]);
    village
      .to('sandman')
      .says(2, 'sandman.sand', on('sand', 3))
      .to('snoopers')
      .invokes(1, 'poirot.show', { do: 'show' });
    village.says(1, 'poirot.state', { do: 'state', player: [3], role: ['villager'] });
    expect(village.asked(3)).toEqual(['show.answer']);
    village.until('line');
    expect(village.state.night.line).toBe('snoopers');
  });
});
