import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

describe('the Dream Wolf', () => {
  it('dream-wolf: never opens his eyes; the pack sees his thumb and so knows his kind', () => {
    const t = deal({ Ana: 'dream-wolf', Bob: 'werewolf', Cyd: 'seer' }, ['robber', 'hunter', 'tanner']);
    t.until('werewolves');
    expect([t.awake, t.told('Ana'), t.told('Bob')]).toEqual([['Bob'], [], ['metPack nobody Ana']]);
  });

  it('dream-wolf: alone he gets no look into the centre', () => {
    const t = deal({ Ana: 'dream-wolf', Bob: 'villager', Cyd: 'seer' }, ['werewolf', 'hunter', 'tanner']);
    t.until('werewolves');
    expect([t.awake, t.asked('Ana')]).toEqual([[], null]);
  });

  it('R34: a feared dreamer shows the pack no thumb, but the Minion sees it', () => {
    const t = deal({ Ana: 'dream-wolf', Bob: 'werewolf', Cyd: 'count', Dan: 'minion' }, [
      'robber',
      'hunter',
      'tanner',
    ]);
    t.until('vampires').answers('Cyd', 'bite', 'Dan').until('count').answers('Cyd', 'frighten', 'Ana');
    expect(t.until('werewolves').told('Bob')).toEqual(['metPack nobody nobody']);
    expect(t.asked('Bob')).toBe('werewolves.look');
    expect(t.until('minion').told('Dan')).toEqual(['sawPack Ana+Bob']);
  });

  it('dream-wolf: a Copycat of him sleeps and shows a thumb, too', () => {
    const t = deal({ Ana: 'copycat', Bob: 'werewolf', Cyd: 'seer' }, ['dream-wolf', 'hunter', 'tanner']);
    t.until('copycat').answers('Ana', 'copy', 'c1').until('werewolves');
    expect([t.awake, t.told('Bob')]).toEqual([['Bob'], ['metPack nobody Ana']]);
  });
});
