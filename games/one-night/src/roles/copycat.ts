import { one } from '@veillee/kernel';
import { ask, must, type Rule, role } from '../role.ts';

/** Must look at a centre card and is that character from then on, copied role and card staying together (R7, R57, R70, R84). */
const rule: Rule = {
  id: 'copycat',
  box: 'vampire',
  team: 'village',
  stars: 2,
  rulings: ['G4', 'G7', 'G9', 'F6', 'R7', 'R37', 'R56', 'R57', 'R70', 'R72', 'R84'],
  end: { copies: 'centre', blankFromCentre: 'R7' },
  tells: ['became', 'saw-centre'],
  calls: [
    {
      id: 'copycat',
      order: '-8',
      aims: { copy: 'look' },
      asks: [
        ask(
          'copy',
          ({ centre }) => must({ copy: { card: one('centre', centre) } }),
          (scene, { card: [card] }) => scene.become(card),
        ),
      ],
    },
  ],
};

export const copycat = role(rule, {
  icon: 'duality-mask',
  fr: {
    name: 'Copycat',
    the: 'le Copycat',
    a: 'un Copycat',
    of: 'du Copycat',
    blurb: 'Regarde une carte du centre et devient ce personnage, équipe comprise.',
    help: 'Tu dois regarder une carte du centre, celle en travers comprise : te voilà ce personnage, dans son équipe, sans que rien ne bouge. Tu n’agis pas tout de suite, tu répondras quand il sera appelé. L’identité copiée reste attachée à la carte Copycat et voyage avec elle ; qui la regarde n’y lit que « Copycat ». Arrivée du centre pendant la nuit, cette carte est du Village, sans pouvoir.',
    wakes: 'au crépuscule, en tout premier, puis à l’heure du personnage copié',
    calls: {
      copycat: {
        title: 'Copycat',
        open: 'Copycat, ouvre les yeux et regarde une carte du centre. Te voilà ce personnage : quand je l’appellerai, c’est toi qui répondras.',
        close: 'Copycat, rendors-toi.',
      },
    },
    says: { 'copycat.copy': 'Quelle carte du centre copies-tu ?' },
  },
  en: {
    name: 'Copycat',
    the: 'the Copycat',
    a: 'a Copycat',
    of: 'of the Copycat',
    blurb: 'Looks at a centre card and becomes that character, team and all.',
    help: 'You must look at one centre card, the one lying across included: you are now that character, on its team, and nothing moves. You do not act yet; you answer when that character is called. The copied identity stays with the Copycat card and travels with it; whoever looks at it just reads “Copycat”. A Copycat card that comes in from the centre during the night is Village, without power.',
    wakes: 'at dusk, first of all, then whenever the copied character does',
    calls: {
      copycat: {
        title: 'Copycat',
        open: 'Copycat, open your eyes and look at one centre card. You are now that character: when I call it, you are the one to answer.',
        close: 'Copycat, back to sleep.',
      },
    },
    says: { 'copycat.copy': 'Which centre card do you copy?' },
  },
});
