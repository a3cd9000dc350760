import { one } from '@veillee/kernel';
import { rightOf } from '../places.ts';
import { ask, must, type Rule, role } from '../role.ts';

/** Must tap the shoulder of a neighbour (R45). */
const rule: Rule = {
  id: 'thing',
  box: 'vampire',
  team: 'village',
  stars: 1,
  rulings: ['A3', 'R45', 'R51'],
  tells: ['tapped', 'tapped-on'],
  calls: [
    {
      id: 'thing',
      order: '4B',
      aims: { tap: 'stir' },
      asks: [
        ask(
          'tap',
          ({ neighbours }) => must({ tap: { player: one('seat', neighbours) } }),
          (scene, { player: [seat] }) => {
            const side = rightOf(seat, scene.state.seats) === scene.me ? 'right' : 'left';
            scene.did('tapped', { seat });
            scene.tell(seat, 'you.wereTapped', { side });
          },
        ),
      ],
    },
  ],
};

export const thing = role(rule, {
  icon: 'slime',
  fr: {
    name: 'La Chose',
    the: 'la Chose',
    a: 'une Chose',
    of: 'de la Chose',
    blurb: 'Tapote l’épaule d’un voisin, qui pourra en témoigner.',
    help: 'Tu dois tapoter l’épaule d’un de tes deux voisins, celle qui est de ton côté. Il le sent aussitôt, même endormi, même saisi de Peur, et sait de quel côté tu te trouves. Tu ne touches ni carte ni marque. Tu gagnes avec le Village.',
    wakes: 'la nuit, juste après les Francs-maçons',
    calls: {
      thing: {
        title: 'La Chose',
        open: 'La Chose, ouvre les yeux. Tends la main vers un voisin, à gauche ou à droite, et tapote l’épaule qui est de ton côté.',
        close: 'La Chose, rendors-toi.',
      },
    },
    says: {
      'thing.tap': 'Quel voisin tapotes-tu ?',
      'way.tap': 'Tapoter',
      'you.tapped': 'Tu as tapoté l’épaule {seat:of}.',
      'story.tapped': {
        other: '{by:Subject} {by:verb|tapote|tapotes} l’épaule {seat:of}.',
        you: { seat: '{by:Subject} te tapote l’épaule.' },
      },
      'you.wereTapped': 'On t’a tapoté {side:shoulder}.',
    },
  },
  en: {
    name: 'The Thing',
    the: 'the Thing',
    a: 'a Thing',
    of: 'of the Thing',
    blurb: 'Taps a neighbour on the shoulder, who can bear witness.',
    help: 'You must tap one of your two neighbours on the shoulder nearer to you. They feel it at once, even asleep, even gripped by Fear, and know on which side you sit. You touch no card and no mark. You win with the Village.',
    wakes: 'at night, right after the Masons',
    calls: {
      thing: {
        title: 'The Thing',
        open: 'Thing, open your eyes. Reach out to a neighbour, left or right, and tap the shoulder nearer to you.',
        close: 'Thing, back to sleep.',
      },
    },
    says: {
      'thing.tap': 'Which neighbour do you tap?',
      'way.tap': 'Tap',
      'you.tapped': 'You tapped {seat:seat} on the shoulder.',
      'story.tapped': '{by:Subject} {by:verb|taps|tap} {seat:seat} on the shoulder.',
      'you.wereTapped': 'You were tapped on {side:shoulder}.',
    },
  },
});
