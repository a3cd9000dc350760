import { one, some } from '@veillee/kernel';
import { ask, may, type Rule, role } from '../role.ts';

/** May look at one other player's card or at exactly two centre cards (R63). */
const rule: Rule = {
  id: 'seer',
  box: 'werewolf',
  team: 'village',
  rulings: ['G4', 'G5', 'R37', 'R63', 'R72', 'R77'],
  tells: ['saw-card', 'saw-centre'],
  calls: [
    {
      id: 'seer',
      order: '5',
      aims: { look: 'look' },
      copy: 'now',
      asks: [
        ask(
          'look',
          (scene) =>
            may({
              player: { player: one('seat', scene.unshielded(scene.others)) },
              centre: { cards: some('centre', scene.centre, 2, 2) },
            }),
          (scene, answer) => {
            for (const spot of answer.do === 'player' ? answer.player : answer.cards) scene.look(spot);
          },
        ),
      ],
    },
  ],
};

export const seer = role(rule, {
  icon: 'crystal-ball',
  fr: {
    name: 'Voyante',
    the: 'la Voyante',
    a: 'une Voyante',
    of: 'de la Voyante',
    blurb: 'Regarde la carte d’un joueur, ou deux cartes du centre.',
    help: 'Tu peux regarder la carte de quelqu’un d’autre, ou bien deux cartes du centre, ni plus ni moins, que tu désignes avant de les voir. Une carte sous bouclier te reste fermée. Tu ne lis que la face imprimée : ni rôle copié, ni marque, ni artefact. Tu gagnes avec le Village.',
    wakes: 'la nuit, après les Francs-maçons',
    calls: {
      seer: {
        title: 'Voyante',
        open: 'Voyante, ouvre les yeux. Tu peux regarder une carte chez quelqu’un d’autre, ou bien deux cartes du centre.',
        close: 'Voyante, rendors-toi.',
      },
    },
    says: {
      'seer.look': 'Que regardes-tu ?',
      'way.player': 'La carte d’un joueur',
      'way.centre': 'Deux cartes du centre',
    },
  },
  en: {
    name: 'Seer',
    the: 'the Seer',
    a: 'a Seer',
    of: 'of the Seer',
    blurb: 'Looks at one player’s card, or at two centre cards.',
    help: 'You may look at someone else’s card, or else at two centre cards, no more and no fewer, named before you see them. A shielded card stays closed to you. You read only the printed face: no copied role, no mark, no artefact. You win with the Village.',
    wakes: 'at night, after the Masons',
    calls: {
      seer: {
        title: 'Seer',
        open: 'Seer, open your eyes. You may look at a card in front of someone else, or else at two centre cards.',
        close: 'Seer, back to sleep.',
      },
    },
    says: {
      'seer.look': 'What do you look at?',
      'way.player': 'One player’s card',
      'way.centre': 'Two centre cards',
    },
  },
});
