import { may } from '@veillee/gamekit';
import { one } from '@veillee/kernel';
import { look } from '../bot/aim.ts';
import { tells } from '../bot/clue.ts';
import { nights } from '../calendar.ts';
import { ask, type Power } from '../power.ts';
import { knownDead, playerOf } from '../state.ts';

const words = {
  fr: {
    cards: {
      engineer: 'Ingénieure',
      inventor: 'Inventeur',
      scientist: 'Scientifique',
      scholar: 'Savant',
      tinkerer: 'Bricoleur',
      technophile: 'Technophile',
    },
    asks: {
      use: {
        asked:
          'Ton invention : regarder la carte de camp d’un mort, ou savoir si quelqu’un a dormi chez soi ?',
        help: 'Après l’aube : vois la carte de camp d’un mort, ou apprends si quelqu’un a passé la nuit chez soi.',
        ways: { reveal: 'Révélateur : la carte d’un mort', stalk: 'Stalkeur : chez soi ou non' },
      },
    },
    deeds: { reveal: 'regarde une carte de camp :', stalk: 'suit' },
    lines: { engineers: 'les ingénieurs de la nuit sortent leurs inventions' },
    phrases: {
      'you.stalkedHome': {
        other: '{player:Subject} a passé la nuit dans sa maison.',
        you: { player: 'Tu as passé la nuit dans ta maison.' },
      },
      'you.stalkedAway': {
        other: '{player:Subject} n’a pas passé la nuit dans sa maison.',
        you: { player: 'Tu n’as pas passé la nuit dans ta maison.' },
      },
    },
  },
  en: {
    cards: {
      engineer: 'Engineer',
      inventor: 'Inventor',
      scientist: 'Scientist',
      scholar: 'Scholar',
      tinkerer: 'Tinkerer',
      technophile: 'Technophile',
    },
    asks: {
      use: {
        asked: 'Your invention: see a dead player’s camp card, or learn whether somebody slept at home?',
        help: 'After dawn: see a dead player’s camp card, or learn whether somebody spent the night at home.',
        ways: { reveal: 'Revealer: a dead player’s card', stalk: 'Stalker: at home or not' },
      },
    },
    deeds: { reveal: 'looks at the camp card of', stalk: 'stalks' },
    lines: { engineers: 'the night’s engineers take out their inventions' },
    phrases: {
      'you.stalkedHome': '{player:Subject} spent the night at home.',
      'you.stalkedAway': '{player:Subject} did not spend the night at home.',
    },
  },
};

/** After dawn sees a dead player's camp card, or whether somebody spent the night at home (§6, Q49, Q56). */
export const engineer: Power<typeof words> = {
  words,
  icon: 'gears',
  rulings: ['Q16', 'Q56'],
  cards: {
    engineer: nights('Mon Thu'),
    inventor: nights('Mon Thu'),
    scientist: nights('Tue Fri'),
    scholar: nights('Tue Sat'),
    tinkerer: nights('Wed Fri'),
    technophile: nights('Wed Sat'),
  },
  doubles: true,
  lines: { engineers: { order: 16, afterDawn: true } },
  aims: {
    use: { reveal: { whom: (mind, seat) => 0.3 * mind.doubt(seat) }, stalk: look },
  },
  // Whoever attacks is out, and few others are.
  clues: {
    'you.stalkedAway': { of: 'player', likely: tells(0.75, 0.15), said: 'away' },
    'you.stalkedHome': { of: 'player', likely: tells(0.25, 0.85), said: 'home' },
  },
  actions: [
    {
      line: 'engineers',
      asks: [
        ask(
          'use',
          ({ state, targets }) =>
            may({
              reveal: { player: one('seat', knownDead(state)) },
              stalk: { player: one('seat', targets) },
            }),
          (scene, answer) => {
            const { state, me } = scene;
            const [player] = answer.player;
            scene.did(answer.do, { target: player });
            if (answer.do === 'reveal') {
              scene.tell(me, 'you.sawRole', { player, role: playerOf(state, player).role });
              return;
            }
            const house = state.night.places?.[player] ?? player;
            scene.tell(me, house === player ? 'you.stalkedHome' : 'you.stalkedAway', { player });
          },
        ),
      ],
    },
  ],
};
