import type { Kind } from '../ids.ts';
import { type Rule, role } from '../role.ts';
import { fingersAt } from '../verdict/judged.ts';
import { because } from '../verdict/reason.ts';

const swaying: readonly Kind[] = ['werewolf', 'vampire'];

/** Of the Village until a Werewolf, or else a Vampire, points at him: then he is one of them (R55). */
const rule: Rule = {
  id: 'cursed',
  box: 'bonus',
  team: 'village',
  rulings: ['R55'],
  end: {
    swayed(me, judged) {
      const fingers = fingersAt(judged, me);
      for (const kind of swaying) {
        const by = fingers.find((other) => judged.kinds[other] === kind);
        if (by !== undefined) return { ...because('teams.cursed', 'R55', { player: me, by, kind }), kind };
      }
      return undefined;
    },
  },
};

export const cursed = role(rule, {
  icon: 'animal-skull',
  fr: {
    name: 'Maudit',
    the: 'le Maudit',
    a: 'un Maudit',
    of: 'du Maudit',
    blurb: 'Villageois que le doigt d’un monstre change en monstre.',
    help: 'Tu dors toute la nuit et tu es du Village. Au vote, si un Loup-Garou te montre du doigt, te voilà Loup-Garou ; à défaut, si c’est un Vampire, te voilà Vampire. La marque du Vampire l’emporte sur le doigt d’un loup.',
    wakes: 'jamais la nuit ; il compte au vote',
    says: {
      'teams.cursed': {
        other:
          '{by:Subject} {by:verb|désigne|désignes} le Maudit ({player:seat}) et l’{by:verb|attire|attires} dans {by:verb|son|ton} camp : {kind:card}.',
        you: { player: '{by:Subject} te désigne, Maudit, et t’attire dans son camp : {kind:card}.' },
      },
    },
  },
  en: {
    name: 'Cursed',
    the: 'the Cursed',
    a: 'a Cursed',
    of: 'of the Cursed',
    blurb: 'A villager whom a monster’s finger turns into a monster.',
    help: 'You sleep all night and you are Village. At the vote, if a Werewolf points at you, you become a Werewolf; failing that, if a Vampire does, a Vampire. The Mark of the Vampire beats a wolf’s finger.',
    wakes: 'never at night; he counts at the vote',
    says: {
      'teams.cursed': {
        other:
          '{by:Subject} {by:verb|points|point} at the Cursed ({player:seat}) and {by:verb|draws them to their|draw them to your} side: {kind:card}.',
        you: { player: '{by:Subject} points at you, the Cursed, and draws you to their side: {kind:card}.' },
      },
    },
  },
});
