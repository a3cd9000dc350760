import { describe, expect, it } from 'vitest';
import { roles } from '../../src/index.ts';
import { isDuskCall } from '../../src/night/call.ts';
import type { RoleId } from '../../src/roles/index.ts';
import { deal } from '../table.ts';

const nightly = Object.values(roles).filter(
  ({ calls: own, notWithVampires }) => !notWithVampires && own?.some((call) => !isDuskCall(call)),
);

/** Ana is frightened by Cyd, who bites Dan. */
const frightened = (role: RoleId, second: RoleId = 'villager') =>
  deal({ Ana: role, Bob: second, Cyd: 'count', Dan: 'villager' }, ['tanner', 'prince', 'priest'], {
    options: { extras: true },
  })
    .until('vampires')
    .answers('Cyd', 'bite', 'Dan')
    .until('count')
    .answers('Cyd', 'frighten', 'Ana');

describe('Fear', () => {
  it.each(nightly.map(({ id }) => id))(
    'G6: a feared %s is called, but wakes for nothing: no prompt, no word',
    (id) => {
      const t = frightened(id, id === 'mason' ? 'mason' : 'villager');
      const own = roles[id].calls?.filter((call) => !isDuskCall(call)) ?? [];
      for (const call of own) {
        t.until(call.id);
        expect([t.awake.includes('Ana'), t.asked('Ana'), t.told('Ana')]).toEqual([false, null, []]);
      }
      expect(t.until('day').notes('Ana')).toContain('checkedMark fear');
    },
  );

  it('G6: what he did at dusk stands', () => {
    const t = deal({ Ana: 'diseased', Bob: 'hunter', Cyd: 'count' }, ['tanner', 'thing', 'vampire']);
    t.until('vampires').answers('Cyd', 'bite', 'Bob').until('count').answers('Cyd', 'frighten', 'Ana');
    t.until('diseased').answers('Ana', 'infect', 'Bob');
    expect(t.until('day').marks).toBe('fear plague clarity');
  });

  it('G6: passive and vote abilities stay', () => {
    const t = frightened('hunter').until('day');
    expect(t.votes({ Ana: 'Cyd', Bob: 'Ana', Cyd: 'Ana', Dan: 'Ana' }).dead).toEqual(['Ana', 'Cyd']);
  });

  it('R33: to lose Fear after the mark check wakes nobody', () => {
    const t = deal({ Ana: 'insomniac', Bob: 'pickpocket', Cyd: 'count', Dan: 'villager' }, [
      'tanner',
      'thing',
      'priest',
    ]);
    t.until('vampires').answers('Cyd', 'bite', 'Dan').until('count').answers('Cyd', 'frighten', 'Ana');
    t.until('pickpocket').answers('Bob', 'steal', 'Ana');
    expect([t.mark('Ana'), t.until('insomniac').awake]).toEqual(['clarity', []]);
  });

  it('R33: to receive it later puts nobody to sleep', () => {
    const t = deal({ Ana: 'villager', Bob: 'pickpocket', Cyd: 'count', Dan: 'insomniac' }, [
      'gremlin',
      'thing',
      'priest',
    ]);
    t.until('vampires').answers('Cyd', 'bite', 'Dan').until('count').answers('Cyd', 'frighten', 'Ana');
    t.until('pickpocket').answers('Bob', 'steal', 'Ana').answers('Bob', 'peek');
    expect(t.told('Bob').at(-1)).toBe('sawMark Bob fear');
    expect(t.until('insomniac').awake).toEqual(['Dan']);
  });

  it('G6: Fear that was wiped before the mark check has no effect', () => {
    const t = deal({ Ana: 'seer', Bob: 'priest', Cyd: 'count' }, ['tanner', 'thing', 'vampire']);
    t.until('vampires').answers('Cyd', 'bite', 'Bob').until('count').answers('Cyd', 'frighten', 'Ana');
    t.until('priest').answers('Bob', 'cleanse', 'Ana');
    expect(t.until('seer').awake).toEqual(['Ana']);
  });

  it('R34: thumbs are shown in sleep: the Minion sees a feared Werewolf', () => {
    expect(frightened('werewolf', 'minion').until('minion').told('Bob')).toEqual(['sawPack Ana']);
  });

  it('G6: the call of a feared character lasts as long as any other', () => {
    const t = frightened('seer').until('seer');
    expect(t.sees('Bob').clock?.pace).toEqual({ lasts: 10_000 });
  });
});
