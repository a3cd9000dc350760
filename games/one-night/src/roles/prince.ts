import { type Rule, role } from '../role.ts';
import { because } from '../verdict/reason.ts';

/** Can be neither voted out nor shot; only love kills him (R20, R82). */
const rule: Rule = {
  id: 'prince',
  box: 'daybreak',
  team: 'village',
  rulings: ['E3', 'E4', 'R17', 'R18', 'R19', 'R20', 'R71', 'R82'],
  end: { safe: (me) => because('protections.prince', 'R82', { player: me }) },
};

export const prince = role(rule, {
  icon: 'crown',
  fr: {
    name: 'Prince',
    the: 'le Prince',
    a: 'un Prince',
    of: 'du Prince',
    blurb: 'Les voix contre lui se perdent : aucun vote n’aura sa tête.',
    help: 'Tu dors toute la nuit. Ni le vote ni le tir du Chasseur ne peuvent te tuer ; seul l’amour le peut. Si tu as le plus de voix, on descend au suivant, qui ne meurt qu’avec deux voix au moins, ou une seule en bataille épique. Tu gagnes avec le Village, ou, après une morsure, avec le Clan, sans rien perdre de ton immortalité.',
    wakes: 'jamais la nuit ; il compte au vote',
    says: {
      'protections.prince': {
        other: 'Le Prince ({player:seat}) est protégé : ni le vote ni un tir ne peuvent l’atteindre.',
        you: { player: 'Prince, tu es hors d’atteinte : ni le vote ni un tir ne peuvent te toucher.' },
      },
    },
  },
  en: {
    name: 'Prince',
    the: 'the Prince',
    a: 'a Prince',
    of: 'of the Prince',
    blurb: 'Votes against him are lost: no ballot will have his head.',
    help: 'You sleep all night. Neither the vote nor the Hunter’s shot can kill you; only love can. If you had the most votes, the next in line dies instead, with two votes at least, or a single one in an epic battle. You win with the Village; bitten, with the Clan, immortal still.',
    wakes: 'never at night; he counts at the vote',
    says: {
      'protections.prince': {
        other: 'The Prince ({player:seat}) is protected: neither the vote nor a shot gets through.',
        you: { player: 'As the Prince, you are protected: neither the vote nor a shot gets through.' },
      },
    },
  },
});
