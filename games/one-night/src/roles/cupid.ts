import { some } from '@veillee/kernel';
import type { Call } from '../night/call.ts';
import { ask, may, type Rule, role } from '../role.ts';

/** The holders of Love marks at the mark check wake and see each other; one mark alone wakes alone (R32, R60, R76). */
const lovers: Call = {
  id: 'lovers',
  order: '00',
  wokenBy: 'love',
  open: (scene) => scene.did('metLover', { seats: scene.company }),
};

/** May give the two Love marks to two players, herself included: both or none (R4, R32, R76). */
const rule: Rule = {
  id: 'cupid',
  box: 'vampire',
  team: 'village',
  stars: 2,
  rulings: ['E5', 'R4', 'R32', 'R60', 'R76', 'R77'],
  tells: ['met'],
  calls: [
    {
      id: 'cupid',
      order: '-4',
      lays: ['love-1', 'love-2'],
      aims: { unite: 'stir' },
      asks: [
        ask(
          'unite',
          ({ everyone }) => may({ unite: { players: some('seat', everyone, 2, 2) } }),
          (scene, { players: [one, other] }) => {
            scene.giveMark('love-1', one);
            scene.giveMark('love-2', other);
          },
        ),
      ],
    },
    lovers,
  ],
};

export const cupid = role(rule, {
  icon: 'cupidon-arrow',
  fr: {
    name: 'Cupidon',
    the: 'Cupidon',
    a: 'un Cupidon',
    of: 'de Cupidon',
    blurb: 'Unit deux joueurs à la vie, à la mort.',
    help: 'Tu peux donner les deux marques d’Amour à deux joueurs différents, dont toi si tu veux : les deux, ou aucune. Les amoureux ouvrent la nuit en se découvrant, mais chacun garde son équipe. Quand l’un meurt, l’autre le suit, protégé ou non ; une marque d’Amour sans sa jumelle ne fait rien. Tu gagnes avec le Village.',
    wakes: 'au crépuscule, après la Pestiférée',
    calls: {
      cupid: {
        title: 'Cupidon',
        open: 'Cupidon, ouvre les yeux. Si le cœur t’en dit, choisis deux joueurs, dont toi si tu veux, et remplace leurs marques par celles de l’Amour.',
        close: 'Cupidon, rendors-toi.',
      },
      lovers: {
        title: 'Amoureux',
        open: 'Amoureux, vous qui portez une marque d’Amour, ouvrez les yeux et trouvez-vous.',
        close: 'Amoureux, rendormez-vous.',
      },
    },
    says: {
      'cupid.unite': 'Qui unis-tu ?',
      'way.unite': 'Unir',
      'you.metLover': '{seats:any|Ton amour, c’est |Ton amour ne s’est pas réveillé}.',
      'story.metLover': {
        other: '{by:Subject} s’éveille par amour, {seats:any|avec |sans trouver personne}.',
        you: { by: 'Tu t’éveilles par amour, {seats:any|avec |sans trouver personne}.' },
      },
    },
  },
  en: {
    name: 'Cupid',
    the: 'Cupid',
    a: 'a Cupid',
    of: 'of Cupid',
    blurb: 'Binds two players together, for life and death.',
    help: 'You may give the two Marks of Love to two different players, yourself included: both, or neither. The lovers open the night by finding each other, but each stays on their own team. When one dies the other follows, protected or not; a Mark of Love without its twin does nothing. You win with the Village.',
    wakes: 'at dusk, after the Diseased',
    calls: {
      cupid: {
        title: 'Cupid',
        open: 'Cupid, open your eyes. If your heart is in it, choose two players, yourself among them if you like, and replace their marks with the Marks of Love.',
        close: 'Cupid, back to sleep.',
      },
      lovers: {
        title: 'Lovers',
        open: 'Lovers, you who bear a Mark of Love, open your eyes and find each other.',
        close: 'Lovers, back to sleep.',
      },
    },
    says: {
      'cupid.unite': 'Who do you unite?',
      'way.unite': 'Unite',
      'you.metLover': '{seats:any|Your love is |Your love did not wake}.',
      'story.metLover': '{by:Subject} {by:verb|wakes|wake} for love, {seats:any|with |alone}.',
    },
  },
});
