import { type Rule, role } from '../role.ts';

/** Sees the other Mason; both cards are in the deck or none (R69, R80). */
const rule: Rule = {
  id: 'mason',
  box: 'werewolf',
  team: 'village',
  cards: 2,
  rulings: ['C4', 'R69', 'R80'],
  allOrNone: true,
  tells: ['met'],
  calls: [
    {
      id: 'mason',
      order: '4',
      shows: ({ id }) => id === 'mason',
      open: (scene) => scene.did('metMasons', { seats: scene.company }),
    },
  ],
};

export const mason = role(rule, {
  icon: 'trowel',
  fr: {
    name: 'Franc-maçon',
    the: 'le Franc-maçon',
    a: 'un Franc-maçon',
    of: 'du Franc-maçon',
    blurb: 'Ils sont deux et se reconnaissent dans le noir.',
    help: 'Les deux Francs-maçons ouvrent les yeux ensemble et se découvrent. Si tu ne vois personne, l’autre carte dort au centre, ou la Peur retient ton frère. Les deux cartes entrent en jeu ensemble, ou pas du tout. Tu gagnes avec le Village.',
    wakes: 'la nuit, après le Sbire',
    calls: {
      mason: {
        title: 'Francs-maçons',
        open: 'Francs-maçons, ouvrez les yeux et cherchez votre frère.',
        close: 'Francs-maçons, rendormez-vous.',
      },
    },
    says: {
      'you.metMasons': '{seats:any|L’autre Franc-maçon, c’est |Pas d’autre Franc-maçon éveillé}.',
      'story.metMasons':
        '{by:Subject} {by:verb|cherche|cherches} l’autre Franc-maçon{seats:any| : c’est |, en vain}.',
    },
  },
  en: {
    name: 'Mason',
    the: 'the Mason',
    a: 'a Mason',
    of: 'of the Mason',
    blurb: 'There are two, and they know each other in the dark.',
    help: 'The two Masons open their eyes together and find each other. If you see nobody, the other card sleeps in the centre, or Fear holds your brother back. Both cards come into play together, or not at all. You win with the Village.',
    wakes: 'at night, after the Minion',
    calls: {
      mason: {
        title: 'Masons',
        open: 'Masons, open your eyes and look for your brother.',
        close: 'Masons, back to sleep.',
      },
    },
    says: {
      'you.metMasons': '{seats:any|The other Mason is |No other Mason was awake}.',
      'story.metMasons':
        '{by:Subject} {by:verb|looks|look} for the other Mason{seats:any|: it is |, in vain}.',
    },
  },
});
