import type { Sight } from '@veillee/kernel';
import type { RoleId, View } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import { describe, expect, it } from 'vitest';
import type { Shown } from '../shown.ts';
import { stage } from './stage.ts';

/** The table screen at a call of the dark: `called` have been called so far. */
function said(deck: readonly RoleId[], phase: View['phase'], called: readonly string[], gremlinSelf = false) {
  const view = { phase, deck, gremlinSelf } as View;
  const facts = called.map((call) =>
    call === 'mark-check' ? { key: 'night.markCheck' } : { key: 'night.called', params: { call } },
  );
  const shown = { sight: { view, facts } as unknown as Sight, say: { lang: 'fr' } } as Shown;
  return stage(shown).script;
}

const { phases } = names.fr;
const classic: readonly RoleId[] = ['werewolf', 'seer', 'robber', 'villager', 'villager', 'villager'];
const noDuskCalls: readonly RoleId[] = ['werewolf', 'seer', 'thing', 'gremlin', 'villager', 'villager'];
const marked: readonly RoleId[] = ['vampire', 'priest', 'gremlin', 'villager', 'villager', 'villager'];

describe('what the table says as the dark begins', () => {
  it('R65: without marks there is only a night; with any, dusk comes first, even with nobody to call', () => {
    expect(said(classic, 'night', ['werewolves']).lead?.[0]).toBe(phases['night.only']);
    expect(said(marked, 'dusk', ['vampires']).lead?.[0]).toBe(phases['dusk.begin']);
    expect(said(noDuskCalls, 'mark-check', ['mark-check']).lead?.[0]).toBe(phases['dusk.begin']);
    expect(said(noDuskCalls, 'night', ['mark-check', 'werewolves']).lead?.[0]).toBe(phases['night.begin']);
  });

  it('R2: the Gremlin hears whether he may choose himself', () => {
    const road = ['vampires', 'priest', 'mark-check', 'gremlin'];
    expect(said(marked, 'night', road).more).toContain('chez les autres');
    expect(said(marked, 'night', road, true).more).toContain('les tiennes comprises');
  });
});
