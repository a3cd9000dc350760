import { one } from '@veillee/kernel';
import { isOfKind } from '../night/people.ts';
import { ask, must, type Rule, role } from '../role.ts';
import { markOf } from '../state.ts';
import { vampires } from './vampire.ts';

/** A Vampire who then, alone, must give the Fear mark to a player who is no Vampire (R33, R38). */
const rule: Rule = {
  id: 'count',
  box: 'vampire',
  team: 'vampire',
  kind: 'vampire',
  stars: 2,
  rulings: ['G6', 'G10', 'C4', 'F-4', 'R33', 'R38', 'R66'],
  tells: ['met'],
  calls: [
    vampires,
    {
      id: 'count',
      order: '-6B',
      lays: ['fear'],
      aims: { frighten: 'harm' },
      asks: [
        ask(
          'frighten',
          (scene) => {
            const prey = scene.others.filter(
              (seat) => !isOfKind(scene, seat, 'vampire') && markOf(scene.state, seat) !== 'vampire',
            );
            return must({ frighten: { player: one('seat', prey) } });
          },
          (scene, { player: [player] }) => scene.giveMark('fear', player),
        ),
      ],
    },
  ],
};

export const count = role(rule, {
  icon: 'vampire-dracula',
  fr: {
    name: 'Le Comte',
    the: 'le Comte',
    a: 'un Comte',
    of: 'du Comte',
    blurb: 'Vampire qui glace un joueur de Peur : plus aucun réveil pour lui cette nuit.',
    help: 'Tu mords d’abord avec les autres Vampires, sans leur avouer ton titre. À ton second appel, sans le Clan, tu dois ensuite donner la marque de Peur à quelqu’un qui n’est pas Vampire ; votre victime en est un désormais. Qui découvre la Peur en vérifiant sa marque n’ouvre plus les yeux de la nuit. S’il ne reste personne à effrayer, rien ne se passe. Tu gagnes avec le Clan.',
    wakes: 'au crépuscule, avec les Vampires, puis seul juste après',
    calls: {
      count: {
        title: 'Le Comte',
        open: 'Comte, ouvre les yeux, toi seul. Choisis quelqu’un qui ne soit pas Vampire, et remplace sa marque par celle de la Peur.',
        close: 'Comte, rendors-toi.',
      },
    },
    says: { 'count.frighten': 'À qui fais-tu peur ?', 'way.frighten': 'Effrayer' },
  },
  en: {
    name: 'The Count',
    the: 'the Count',
    a: 'a Count',
    of: 'of the Count',
    blurb: 'A Vampire who freezes someone with Fear: no waking for them tonight.',
    help: 'First you bite with the other Vampires, without telling them your title. Called again alone, you must give the Mark of Fear to someone who is no Vampire; your victim is one by now. Whoever finds Fear when marks are checked does not open their eyes again that night. If nobody is left to frighten, nothing happens. You win with the Clan.',
    wakes: 'at dusk, with the Vampires, then alone right after',
    calls: {
      count: {
        title: 'The Count',
        open: 'Count, open your eyes, you alone. Choose someone who is no Vampire, and replace their mark with the Mark of Fear.',
        close: 'Count, back to sleep.',
      },
    },
    says: { 'count.frighten': 'Who do you frighten?', 'way.frighten': 'Frighten' },
  },
});
