import type { SomeCharacters } from '../../types.ts';

/** Outside the French boxes (R55). */
export const bonusCharacters = {
  cursed: {
    name: 'Cursed',
    the: 'the Cursed',
    a: 'a Cursed',
    of: 'of the Cursed',
    blurb: 'A villager whom a monster’s finger turns into a monster.',
    help: 'You sleep all night and you are Village. At the vote, if a Werewolf points at you, you become a Werewolf; failing that, if a Vampire does, a Vampire. The Mark of the Vampire beats a wolf’s finger.',
    wakes: 'never at night; he counts at the vote',
  },
  squire: {
    name: 'Squire',
    the: 'the Squire',
    a: 'a Squire',
    of: 'of the Squire',
    blurb: 'Knows the Werewolves and may look at their cards.',
    help: 'The Werewolves show you a thumb, without knowing who you are. You may look at the cards in front of them, unless shielded. You win with the Pack without being a Werewolf. If nobody is one in the end, you win as soon as someone other than you dies, provided no Tanner does.',
    wakes: 'at night, after the Insomniac',
  },
} satisfies SomeCharacters;
