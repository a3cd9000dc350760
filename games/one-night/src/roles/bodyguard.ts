import { type Rule, role } from '../role.ts';

/** The player he points at can be neither voted out nor shot (R17, R20, R61). */
const rule: Rule = {
  id: 'bodyguard',
  box: 'daybreak',
  team: 'village',
  rulings: ['E3', 'E4', 'R17', 'R18', 'R19', 'R20', 'R61'],
  end: { guards: true },
};

export const bodyguard = role(rule, {
  icon: 'guards',
  fr: {
    name: 'Garde du corps',
    the: 'le Garde du corps',
    a: 'un Garde du corps',
    of: 'du Garde du corps',
    blurb: 'Celui qu’il montre du doigt au vote échappe à la mort.',
    help: 'Tu dors toute la nuit. Le joueur que tu montres au vote échappe à la sentence et au tir du Chasseur, mais pas à l’amour. S’il était le plus visé, on descend au suivant, qui ne meurt qu’avec deux voix au moins, ou une seule en bataille épique. Tu gagnes avec le Village, ou, après une morsure, avec le Clan, sans perdre ton pouvoir.',
    wakes: 'jamais la nuit ; il compte au vote',
    says: {
      'protections.guarded': {
        other: '{by:Subject} {by:verb|garde|gardes} {player:seat} : ni le vote ni un tir n’y peuvent rien.',
        you: { player: '{by:Subject} te garde : ni le vote ni un tir ne peuvent t’atteindre.' },
      },
    },
  },
  en: {
    name: 'Bodyguard',
    the: 'the Bodyguard',
    a: 'a Bodyguard',
    of: 'of the Bodyguard',
    blurb: 'Whoever he points at in the vote escapes death.',
    help: 'You sleep all night. The player you point at escapes the sentence and the Hunter’s shot, but not love. If they had the most votes, the next in line dies instead, with two votes at least, or a single one in an epic battle. You win with the Village; bitten, with the Clan, and your power stays.',
    wakes: 'never at night; he counts at the vote',
    says: {
      'protections.guarded':
        '{by:Subject} {by:verb|guards|guard} {player:seat}: neither the vote nor a shot gets through.',
    },
  },
});
