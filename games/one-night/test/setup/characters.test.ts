import { describe, expect, it } from 'vitest';
import { roles } from '../../src/index.ts';
import { type RoleId, roleIds } from '../../src/roles/index.ts';
import { names } from '../../src/words.ts';

const { characters: english } = names.en;
const { characters: french } = names.fr;

/** Section B1, written down once more: id | French | English | box | team | calls | stars. */
const overview = `
copycat | Copycat | Copycat | vampire | village | -8 | 2
vampire | Vampire | Vampire | vampire | vampire | -6 | 1
master | Le Maître | The Master | vampire | vampire | -6 | 2
count | Le Comte | The Count | vampire | vampire | -6 -6B | 2
renfield | Renfield | Renfield | vampire | vampire | -6C | 2
diseased | Pestiférée | Diseased | vampire | village | -5 | 3
cupid | Cupidon | Cupid | vampire | village | -4 00 | 2
instigator | Comploteuse | Instigator | vampire | village | -3 | 3
priest | Prêtre | Priest | vampire | village | -2 | 1
assassin | Assassin | Assassin | vampire | assassin | -1 | 2
apprentice-assassin | Apprentie assassin | Apprentice Assassin | vampire | apprentice-assassin | -1B | 3
thing | La Chose | The Thing | vampire | village | 4B | 1
marksman | Trappeur | Marksman | vampire | village | 5D | 1
pickpocket | Pickpocket | Pickpocket | vampire | village | 6C | 1
gremlin | Gremlin | Gremlin | vampire | village | 7D | 1
doppelganger | Doppelgänger | Doppelgänger | werewolf | village | 1 | -
werewolf | Loup-Garou | Werewolf | werewolf | werewolf | 2 | -
minion | Sbire | Minion | werewolf | werewolf | 3 | -
mason | Franc-maçon | Mason | werewolf | village | 4 | -
seer | Voyante | Seer | werewolf | village | 5 | -
robber | Voleur | Robber | werewolf | village | 6 | -
troublemaker | Noiseuse | Troublemaker | werewolf | village | 7 | -
drunk | Soûlard | Drunk | werewolf | village | 8 | -
insomniac | Insomniaque | Insomniac | werewolf | village | 9 | -
villager | Villageois | Villager | werewolf | village | - | -
hunter | Chasseur | Hunter | werewolf | village | - | -
tanner | Tanneur | Tanner | werewolf | tanner | - | -
sentinel | Sentinelle | Sentinel | daybreak | village | 0 | -
alpha-wolf | Loup alpha | Alpha Wolf | daybreak | werewolf | 2 2B | -
mystic-wolf | Loup shaman | Mystic Wolf | daybreak | werewolf | 2 2C | -
dream-wolf | Loup rêveur | Dream Wolf | daybreak | werewolf | 2 | -
apprentice-seer | Apprentie voyante | Apprentice Seer | daybreak | village | 5B | -
paranormal-investigator | Chasseur de fantômes | Paranormal Investigator | daybreak | village | 5C | -
witch | Sorcière | Witch | daybreak | village | 6B | -
village-idiot | Idiot du village | Village Idiot | daybreak | village | 7B | -
aura-seer | Diseuse de bonne aventure | Aura Seer | daybreak | village | 7C | -
revealer | Divinateur | Revealer | daybreak | village | 10 | -
curator | Conservateur | Curator | daybreak | village | 11 | -
bodyguard | Garde du corps | Bodyguard | daybreak | village | - | -
prince | Prince | Prince | daybreak | village | - | -
cursed | Maudit | Cursed | bonus | village | - | -
squire | Écuyer | Squire | bonus | werewolf | 9C | -
`;
const rows = overview
  .trim()
  .split('\n')
  .map((row) => row.split(' | '));

describe('the overview of characters (B1)', () => {
  it('B1: forty-two characters, each with the box, names, team, calls and stars of the overview', () => {
    const listed = rows.map(([id]) => id as RoleId);
    expect(listed).toHaveLength(42);
    expect(roleIds.filter((id) => roles[id].box !== 'bonus')).toEqual(
      listed.filter((id) => roles[id].box !== 'bonus'),
    );
    const ours = listed.map((id) => {
      const { box, team, calls = [], stars } = roles[id];
      const order = calls.map((call) => call.order).join(' ') || '-';
      return [id, french[id].name, english[id].name, box, team, order, String(stars ?? '-')];
    });
    expect(ours).toEqual(rows);
  });

  it('G9: Tanner, Assassin and Apprentice are each a team of one; Robber, Drunk, Witch are of the Village', () => {
    const solo = roleIds.filter((id) => !['village', 'vampire', 'werewolf'].includes(roles[id].team));
    expect(solo.map((id) => [id, roles[id].team])).toEqual(solo.map((id) => [id, id]));
    expect(solo).toEqual(['assassin', 'apprentice-assassin', 'tanner']);
    for (const id of ['robber', 'drunk', 'witch', 'paranormal-investigator'] as const) {
      expect(roles[id].team).toBe('village');
    }
  });

  it('G10: three kinds of Vampire, four of Werewolf; Renfield, Minion and Squire serve without being one', () => {
    const of = (kind: string) => roleIds.filter((id) => roles[id].kind === kind);
    expect(of('vampire')).toEqual(['vampire', 'master', 'count']);
    expect(of('werewolf')).toEqual(['werewolf', 'alpha-wolf', 'mystic-wolf', 'dream-wolf']);
    expect([roles.renfield.team, roles.minion.team, roles.squire.team]).toEqual([
      'vampire',
      'werewolf',
      'werewolf',
    ]);
  });
});
