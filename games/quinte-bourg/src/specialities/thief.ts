import { may } from '@veillee/gamekit';
import { amount, one } from '@veillee/kernel';
import { nights } from '../calendar.ts';
import { neighbours } from '../circle.ts';
import { mostCoins, pay } from '../money.ts';
import type { NightScene } from '../night/scene.ts';
import { ask, type Power } from '../power.ts';
import { others, playerOf } from '../state.ts';

const words = {
  fr: {
    cards: { thief: 'Voleur', brigand: 'Brigand', burglar: 'Cambrioleur' },
    asks: {
      rob: {
        asked:
          'Quelle maison détrousses-tu ? Chez un voisin, tu prends autant que tu veux ; ailleurs, la moitié.',
        help: 'Vole une maison : chez un voisin, ce que tu veux ; ailleurs, la moitié, arrondie au-dessus.',
        ways: {
          neighbour: 'Une maison voisine (demander trop, c’est tout prendre)',
          other: 'Une autre maison',
        },
      },
      hand: {
        asked: 'Donnes-tu tout de suite une part du butin à quelqu’un ?',
        help: 'Tu peux donner aussitôt une part du butin à qui tu veux.',
        ways: { hand: 'Donner une part' },
      },
    },
    deeds: { robbed: 'détrousse', handed: 'donne une part à' },
    lines: { thief: 'le voleur de la nuit fait son larcin' },
    phrases: { 'you.robbed': 'Dans {house:house}, tu trouves {coins:coins}.' },
  },
  en: {
    cards: { thief: 'Thief', brigand: 'Brigand', burglar: 'Burglar' },
    asks: {
      rob: {
        asked: 'Which house do you rob? A neighbour’s of as much as you like, another’s of half.',
        help: 'Rob a house: a neighbour’s of any amount, another’s of half, rounded up.',
        ways: {
          neighbour: 'A neighbour’s house (ask for too much, and you take it all)',
          other: 'Another house',
        },
      },
      hand: {
        asked: 'Do you hand some of it to somebody at once?',
        help: 'You may hand some of the loot to anyone at once.',
        ways: { hand: 'Hand some on' },
      },
    },
    deeds: { robbed: 'robs', handed: 'gives a share to' },
    lines: { thief: 'the night’s thief is at work' },
    phrases: { 'you.robbed': 'In {house:house} you find {coins:coins}.' },
  },
};

const rob = ask(
  'rob',
  ({ state, me, targets }) => {
    const near = neighbours(state.circle, me);
    const far = targets.filter((seat) => !near.includes(seat));
    return may({
      // The bound tells nothing of the purse, and is never below it.
      neighbour: { house: one('house', near), coins: amount(1, mostCoins) },
      other: { house: one('house', far) },
    });
  },
  (scene, answer) => {
    const { state, me, table } = scene;
    const [house] = answer.house;
    const purse = playerOf(state, house).coins;
    const wanted = answer.do === 'neighbour' ? answer.coins : Math.ceil(purse / 2);
    const coins = Math.min(wanted, purse);
    scene.did('robbed', { target: house, coins });
    scene.tell(me, 'you.robbed', { house, coins });
    pay(table, house, me, wanted, `robbery:${scene.card}`);
  },
);

/** How much was taken in this line, still in hand to give away. */
function loot(scene: NightScene): number {
  const { state, me } = scene;
  const robbed = scene.heard(rob);
  if (robbed === undefined || robbed.do === 'pass') return 0;
  const entry = state.coinBook.findLast(({ to, why }) => to === me && why === `robbery:${scene.card}`);
  const taken = entry === undefined || entry.day !== state.day ? 0 : entry.coins;
  return Math.min(taken, playerOf(state, me).coins);
}

const hand = ask(
  'hand',
  (scene) => {
    const coins = loot(scene);
    if (coins === 0) return undefined;
    const { state, me } = scene;
    return may({ hand: { player: one('seat', others(state.circle, me)), coins: amount(1, coins) } });
  },
  (scene, { player: [target], coins }) => {
    scene.did('handed', { target, coins });
    pay(scene.table, scene.me, target, coins, 'loot');
  },
);

/** Robs a neighbour of any amount, another of half rounded up; may hand any of it on at once (§6, Q57). */
export const thief: Power<typeof words> = {
  words,
  icon: 'robber',
  rulings: ['Q16', 'Q57'],
  cards: { thief: nights('Mon Thu'), brigand: nights('Tue Fri'), burglar: nights('Wed Sat') },
  lines: { thief: { order: 7 } },
  aims: {
    rob: {
      neighbour: { worth: ({ hoards }) => (hoards ? 1.4 : 0.4), whom: (mind, seat) => mind.enmity(seat) },
      other: { worth: ({ hoards }) => (hoards ? 1.2 : 0.2), whom: (mind, seat) => mind.enmity(seat) },
    },
    hand: {
      hand: {
        worth: ({ hoards }) => (hoards ? -3 : -1),
        whom: (mind, seat) => -mind.enmity(seat),
        coins: 'least',
      },
    },
  },
  actions: [{ line: 'thief', asks: [rob, hand] }],
};
