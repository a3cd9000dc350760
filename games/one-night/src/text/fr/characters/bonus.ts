import type { SomeCharacters } from '../../types.ts';

/** Outside the French boxes: the names are ours (R55). */
export const bonusCharacters = {
  cursed: {
    name: 'Maudit',
    the: 'le Maudit',
    a: 'un Maudit',
    of: 'du Maudit',
    blurb: 'Villageois que le doigt d’un monstre change en monstre.',
    help: 'Tu dors toute la nuit et tu es du Village. Au vote, si un Loup-Garou te montre du doigt, te voilà Loup-Garou ; à défaut, si c’est un Vampire, te voilà Vampire. La marque du Vampire l’emporte sur le doigt d’un loup.',
    wakes: 'jamais la nuit ; il compte au vote',
  },
  squire: {
    name: 'Écuyer',
    the: 'l’Écuyer',
    a: 'un Écuyer',
    of: 'de l’Écuyer',
    blurb: 'Connaît les Loups-Garous et peut regarder leurs cartes.',
    help: 'Les Loups-Garous te montrent leur pouce, sans savoir qui tu es. Tu peux regarder les cartes posées devant eux, sauf sous bouclier. Tu gagnes avec la Meute sans être un Loup-Garou. Si personne ne l’est à la fin, tu gagnes dès que quelqu’un d’autre que toi meurt, pourvu qu’aucun Tanneur ne tombe.',
    wakes: 'la nuit, après l’Insomniaque',
  },
} satisfies SomeCharacters;
