import { one } from '@veillee/kernel';
import { wolvesKnownTo } from '../night/people.ts';
import { ask, must, type Rule, role } from '../role.ts';
import { werewolves } from './werewolf.ts';

/** A Werewolf who then must exchange the fourth centre card with the card of one he has not seen as a wolf (R36, R74). */
const rule: Rule = {
  id: 'alpha-wolf',
  box: 'daybreak',
  team: 'werewolf',
  kind: 'werewolf',
  rulings: ['G4', 'G5', 'G10', 'F-1', 'R12', 'R35', 'R36', 'R37', 'R57', 'R69', 'R74'],
  across: 'werewolf',
  fetches: true,
  tells: ['saw-centre', 'gave-card', 'met'],
  calls: [
    werewolves,
    {
      id: 'alpha-wolf',
      order: '2B',
      aims: { turn: 'take' },
      copy: 'now',
      asks: [
        ask(
          'turn',
          (scene) => {
            const known = wolvesKnownTo(scene);
            const prey = scene.unshielded(scene.others).filter((seat) => !known.includes(seat));
            return must({ turn: { player: one('seat', prey) } });
          },
          (scene, { player: [player] }) => scene.swapCards(player, 'across'),
        ),
      ],
    },
  ],
};

export const alphaWolf = role(rule, {
  icon: 'werewolf',
  fr: {
    name: 'Loup alpha',
    the: 'le Loup alpha',
    a: 'un Loup alpha',
    of: 'du Loup alpha',
    blurb: 'Loup-Garou qui en fait un autre, grâce à la carte posée en travers.',
    help: 'Tu ouvres d’abord les yeux avec la Meute. À ton second appel, sans la Meute, tu dois échanger la carte Loup-Garou posée en travers contre celle d’un joueur que tu n’as pas reconnu comme loup, sans regarder ; sous bouclier, une carte t’échappe. Celle que tu prends reste en travers, au centre. Ta victime n’en sait rien et ne se réveille pas avec vous. Tu gagnes avec la Meute.',
    wakes: 'la nuit, avec la Meute, puis seul juste après',
    calls: {
      'alpha-wolf': {
        title: 'Loup alpha',
        open: 'Loup alpha, ouvre les yeux, toi seul. Choisis quelqu’un qui, à ta connaissance, n’est pas Loup-Garou, et échange sa carte contre celle qui est en travers, sans regarder.',
        close: 'Loup alpha, rendors-toi.',
      },
    },
    says: { 'alpha-wolf.turn': 'À qui donnes-tu la carte Loup-Garou ?', 'way.turn': 'Donner la carte' },
  },
  en: {
    name: 'Alpha Wolf',
    the: 'the Alpha Wolf',
    a: 'an Alpha Wolf',
    of: 'of the Alpha Wolf',
    blurb: 'A Werewolf who makes another, with the card lying across.',
    help: 'First you open your eyes with the Pack. Called again alone, you must swap the Werewolf card lying across with the card of a player you did not recognise as a wolf, without looking; a shielded card is beyond you. The one you take stays across, in the centre. Your victim knows nothing and does not wake with you. You win with the Pack.',
    wakes: 'at night, with the Pack, then alone right after',
    calls: {
      'alpha-wolf': {
        title: 'Alpha Wolf',
        open: 'Alpha Wolf, open your eyes, you alone. Choose someone who, as far as you know, is no Werewolf, and swap their card with the one lying across, without looking.',
        close: 'Alpha Wolf, back to sleep.',
      },
    },
    says: { 'alpha-wolf.turn': 'Who gets the Werewolf card?', 'way.turn': 'Hand over the card' },
  },
});
