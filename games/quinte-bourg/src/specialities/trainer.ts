import { may } from '@veillee/gamekit';
import { one, type Seat } from '@veillee/kernel';
import { isPack, surely, tells } from '../bot/clue.ts';
import { nights } from '../calendar.ts';
import { ask, type Power } from '../power.ts';
import { isReptilian, knownDead } from '../state.ts';

const words = {
  fr: {
    cards: {
      dogTrainer: 'Dresseur de chien',
      bearTrainer: 'Dresseur d’ours',
      raptorTrainer: 'Dresseur de rapace',
    },
    asks: {
      place: {
        asked: 'Où places-tu ton animal : devant une maison, ou devant un cadavre ?',
        help: 'Poste ton animal devant une maison : y a-t-il un Reptilien à l’heure de l’attaque ? Ou devant un mort : en était-ce un ?',
        ways: { house: 'Une maison', corpse: 'Un cadavre' },
      },
    },
    deeds: { house: 'place l’animal chez', corpse: 'place l’animal devant un corps :' },
    lines: { animal: 'le dresseur de la nuit place son animal' },
    phrases: {
      'animal.growled': 'Devant {house:house}, ton animal gronde : un Reptilien est là.',
      'animal.quiet': 'Devant {house:house}, ton animal reste calme.',
      'animal.growledAtCorpse': 'Devant le corps {player:of}, ton animal gronde : c’était un Reptilien.',
      'animal.quietAtCorpse': 'Devant le corps {player:of}, ton animal reste calme.',
    },
  },
  en: {
    cards: { dogTrainer: 'Dog trainer', bearTrainer: 'Bear trainer', raptorTrainer: 'Raptor trainer' },
    asks: {
      place: {
        asked: 'Where do you put your animal: in front of a house, or by a corpse?',
        help: 'Put the animal in front of a house: is a Reptilian in it at the hour of the attack? Or by a corpse: was it one?',
        ways: { house: 'A house', corpse: 'A corpse' },
      },
    },
    deeds: {
      house: 'places the animal in front of the house of',
      corpse: 'places the animal by the body of',
    },
    lines: { animal: 'the night’s trainer places the animal' },
    phrases: {
      'animal.growled': 'In front of {house:house} your animal growls: a Reptilian is there.',
      'animal.quiet': 'In front of {house:house} your animal keeps quiet.',
      'animal.growledAtCorpse': 'By {player:of} body your animal growls: it was a Reptilian.',
      'animal.quietAtCorpse': 'By {player:of} body your animal keeps quiet.',
    },
  },
};

/** Where animals stand tonight, each by whose card. */
const keeps = {
  tonight: (): { animals: { readonly by: Seat; readonly card: string; readonly house: Seat }[] } => ({
    animals: [],
  }),
};

/** Puts the animal before a house, or before a corpse: is a Reptilian there? (§6, Q19, Q56, Q60). */
export const trainer: Power<typeof words, typeof keeps> = {
  words,
  icons: { dogTrainer: 'labrador-head', bearTrainer: 'bear-head', raptorTrainer: 'eagle-head' },
  keeps,
  rulings: ['Q16', 'Q19', 'Q56', 'Q60'],
  cards: { dogTrainer: nights('Mon Thu'), bearTrainer: nights('Tue Fri'), raptorTrainer: nights('Wed Sat') },
  lines: { animal: { order: 14 } },
  aims: {
    place: {
      house: { whom: (mind, seat) => 0.2 * mind.doubt(seat) },
      corpse: { whom: (mind, seat) => 0.3 * mind.doubt(seat) },
    },
  },
  // The pack comes to other houses, too.
  clues: {
    'animal.growled': { of: 'house', likely: tells(0.4, 0.15), said: 'growl' },
    'animal.quiet': { of: 'house', likely: tells(0.6, 0.85) },
    'animal.growledAtCorpse': { of: 'player', likely: surely(isPack), said: 'corpse' },
    'animal.quietAtCorpse': { of: 'player', likely: surely((kind) => !isPack(kind)), said: 'still' },
  },
  actions: [
    {
      line: 'animal',
      asks: [
        ask(
          'place',
          ({ state }) =>
            may({
              house: { house: one('house', state.circle) },
              corpse: { player: one('seat', knownDead(state)) },
            }),
          (scene, answer) => {
            const { state, me } = scene;
            if (answer.do === 'corpse') {
              const [player] = answer.player;
              scene.did('corpse', { target: player });
              scene.tell(me, isReptilian(state, player) ? 'animal.growledAtCorpse' : 'animal.quietAtCorpse', {
                player,
              });
              return;
            }
            const [house] = answer.house;
            const scented = scene.inside(house).some((seat) => isReptilian(state, seat));
            state.night.animals.push({ by: me, card: scene.card, house });
            scene.did('house', { target: house });
            scene.tell(me, scented ? 'animal.growled' : 'animal.quiet', { house });
          },
        ),
      ],
    },
  ],
};
