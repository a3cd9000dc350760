import { one } from '@veillee/kernel';
import { ask, may, type Rule, role } from '../role.ts';

/** May look at one centre card (R37). */
const rule: Rule = {
  id: 'apprentice-seer',
  box: 'daybreak',
  team: 'village',
  rulings: ['G4', 'R37'],
  tells: ['saw-centre'],
  calls: [
    {
      id: 'apprentice-seer',
      order: '5B',
      aims: { look: 'look' },
      copy: 'now',
      asks: [
        ask(
          'look',
          ({ centre }) => may({ look: { card: one('centre', centre) } }),
          (scene, { card: [card] }) => scene.look(card),
        ),
      ],
    },
  ],
};

export const apprenticeSeer = role(rule, {
  icon: 'spyglass',
  fr: {
    name: 'Apprentie voyante',
    the: 'l’Apprentie voyante',
    a: 'une Apprentie voyante',
    of: 'de l’Apprentie voyante',
    blurb: 'Regarde une carte du centre, une seule.',
    help: 'Tu peux regarder une carte du centre, celle en travers comprise, mais une seule. Rien ne bouge. Tu gagnes avec le Village.',
    wakes: 'la nuit, après la Voyante',
    calls: {
      'apprentice-seer': {
        title: 'Apprentie voyante',
        open: 'Apprentie voyante, ouvre les yeux. Si tu le souhaites, regarde une carte du centre, une seule.',
        close: 'Apprentie voyante, rendors-toi.',
      },
    },
    says: { 'apprentice-seer.look': 'Quelle carte du centre regardes-tu ?' },
  },
  en: {
    name: 'Apprentice Seer',
    the: 'the Apprentice Seer',
    a: 'an Apprentice Seer',
    of: 'of the Apprentice Seer',
    blurb: 'Looks at a centre card, just one.',
    help: 'You may look at one centre card, the one lying across included, but only one. Nothing moves. You win with the Village.',
    wakes: 'at night, after the Seer',
    calls: {
      'apprentice-seer': {
        title: 'Apprentice Seer',
        open: 'Apprentice Seer, open your eyes. If you wish, look at a centre card, just one.',
        close: 'Apprentice Seer, back to sleep.',
      },
    },
    says: { 'apprentice-seer.look': 'Which centre card do you look at?' },
  },
});
