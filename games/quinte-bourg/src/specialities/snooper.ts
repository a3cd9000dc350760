import { may } from '@veillee/gamekit';
import { one } from '@veillee/kernel';
import { look } from '../bot/aim.ts';
import { sawCard } from '../bot/clue.ts';
import { nights } from '../calendar.ts';
import { neighbours } from '../circle.ts';
import { ask, type Power } from '../power.ts';
import { playerOf } from '../state.ts';

const words = {
  fr: {
    cards: {
      ferreter: 'Fureteur',
      indiscreet: 'Indiscrète',
      reporter: 'Reporter',
      journalist: 'Journaliste',
      voyeur: 'Voyeur',
      curious: 'Curieux',
    },
    asks: {
      look: {
        asked: 'Quel voisin espionnes-tu ?',
        help: 'Regarde les cartes d’un voisin.',
        ways: { look: 'Regarder' },
      },
    },
    deeds: { looked: 'espionne' },
    lines: { snoopers: 'les curieux de la nuit regardent chez un voisin' },
    phrases: {
      'you.sawCards':
        '{player:Subject} {player:verb|a|as} les cartes {role:role} et {speciality:speciality}.',
    },
  },
  en: {
    cards: {
      ferreter: 'Ferreter',
      indiscreet: 'Indiscreet',
      reporter: 'Reporter',
      journalist: 'Journalist',
      voyeur: 'Voyeur',
      curious: 'Curious',
    },
    asks: {
      look: {
        asked: 'Which neighbour do you spy on?',
        help: 'Look at a neighbour’s cards.',
        ways: { look: 'Look' },
      },
    },
    deeds: { looked: 'snoops on' },
    lines: { snoopers: 'the night’s snoopers look in on a neighbour' },
    phrases: {
      'you.sawCards':
        '{player:Subject} {player:verb|has|have} the cards {role:role} and {speciality:speciality}.',
    },
  },
};

/** Looks at a neighbour's cards, as dealt (§6, Q14, Q56). */
export const snooper: Power<typeof words> = {
  words,
  icon: 'spyglass',
  rulings: ['Q14', 'Q16', 'Q56'],
  cards: {
    ferreter: nights('Mon Thu'),
    indiscreet: nights('Tue Fri'),
    reporter: nights('Wed Sat'),
    journalist: nights('Wed Sat'),
    voyeur: nights('Mon Fri'),
    curious: nights('Tue Thu'),
  },
  doubles: true,
  lines: { snoopers: { order: 6 } },
  aims: { look: { look } },
  clues: { 'you.sawCards': sawCard },
  actions: [
    {
      line: 'snoopers',
      asks: [
        ask(
          'look',
          ({ state, me }) => may({ look: { player: one('seat', neighbours(state.circle, me)) } }),
          (scene, { player: [player] }) => {
            const { role, speciality } = playerOf(scene.state, player);
            scene.did('looked', { target: player });
            if (scene.state.options.snoop === 'camp') scene.tell(scene.me, 'you.sawRole', { player, role });
            else scene.tell(scene.me, 'you.sawCards', { player, role, speciality });
          },
        ),
      ],
    },
  ],
};
