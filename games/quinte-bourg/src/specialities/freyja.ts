import { may } from '@veillee/gamekit';
import { one, orPass, type Question, type Seat, topic, way } from '@veillee/kernel';
import { coveted, favour } from '../bot/aim.ts';
import { nights } from '../calendar.ts';
import { swapOffices } from '../offices/vacate.ts';
import { ask, type Power } from '../power.ts';
import { announce, count } from '../record.ts';
import type { CardRule } from '../spec.ts';
import { isAlive, isGhost, others } from '../state.ts';
import { push } from '../stop.ts';
import { type PairTonight, words as pairing, lines as pairLines, pairUp, stayOf } from './pairing.ts';

const words = {
  fr: {
    ...pairing.fr,
    cards: { freyja: 'Freyja' },
    asks: {
      tease: {
        asked: 'Quelles deux personnes vont passer la nuit ensemble ? La première choisit le lieu.',
        help: 'Lundi et jeudi : deux personnes passent la nuit ensemble chez l’une d’elles, que la première choisit.',
        ways: { tease: 'Réunir' },
      },
      adore: {
        asked: 'Qui tout le village admirera-t-il demain ?',
        help: 'Mercredi : la personne adorée pourra, le lendemain, échanger son poste avec qui elle veut.',
        ways: { adore: 'Faire admirer' },
      },
    },
    deeds: { tease: 'réunit', adored: 'fait admirer' },
    stays: { coupling: 'nuit à deux' },
    phrases: {
      ...pairing.fr.phrases,
      'pair.tease': 'Tu passes cette nuit avec {player:seat}.',
      'adored.named': {
        other: 'Aujourd’hui, tout le village admire {player:seat}.',
        you: { player: 'Aujourd’hui, tout le village t’admire.' },
      },
      'adored.swap': 'Tout le village t’admire : échanges-tu ton poste avec quelqu’un ?',
    },
  },
  en: {
    ...pairing.en,
    cards: { freyja: 'Freyja' },
    asks: {
      tease: {
        asked: 'Which two people will spend the night together? The first chooses where.',
        help: 'Monday and Thursday: two people spend the night together at one’s house, which the first chooses.',
        ways: { tease: 'Bring together' },
      },
      adore: {
        asked: 'Who will the whole village adore tomorrow?',
        help: 'Wednesday: the next day the adored may swap offices with anyone.',
        ways: { adore: 'Have adored' },
      },
    },
    deeds: { tease: 'brings together', adored: 'has everybody admire' },
    stays: { coupling: 'a night together' },
    phrases: {
      ...pairing.en.phrases,
      'pair.tease': 'You spend tonight with {player:seat}.',
      'adored.named': 'Today the whole village adores {player:seat}.',
      'adored.swap': 'The whole village adores you: do you swap offices with somebody?',
    },
  },
};

const keeps = { tonight: (): PairTonight & { adored: Seat | null } => ({ pair: null, adored: null }) };

type Adoration = { readonly type: 'adoration'; readonly seat: Seat };

const choiceOfSwap = topic('adored.swap', (anyone: readonly Seat[]) =>
  orPass(way('swap', { player: one('seat', anyone) })),
);

/** The adored, living or ghost, may swap offices with anyone, or decline (Q71, Q72). */
const adoration: CardRule<Adoration> = {
  rule: {
    pace: ({ pace }) => ({ within: pace.answer * 1000 }),
    ask(state, { seat }): readonly Question[] {
      if (!isAlive(state, seat) && !isGhost(state, seat)) return [];
      const anyone = others([...state.circle, ...state.ghosts], seat).sort((a, b) => a - b);
      return [
        {
          ...choiceOfSwap.put(anyone),
          to: seat,
          ends: 'answered',
          otherwise: 'pass',
          progress: 'all',
        },
      ];
    },
    answered(table, { seat }, reply) {
      const answer = choiceOfSwap.answerIn(reply);
      if (answer?.do !== 'swap') return;
      count(table.state, choiceOfSwap.topic);
      swapOffices(table, seat, answer.player[0]);
    },
  },
};

/** Makes two people spend the night together; on Wednesdays has another adored, who may swap offices (§6, Q50, Q71). */
export const freyja: Power<typeof words, typeof keeps, Adoration> = {
  words,
  icon: 'love-letter',
  rulings: ['Q50', 'Q55', 'Q69', 'Q71'],
  cards: { freyja: nights('every') },
  keeps,
  lines: pairLines,
  stays: { coupling: { rank: 6, house: stayOf('tease') } },
  changes(table) {
    const { adored } = table.state.night;
    if (adored === null) return;
    announce(table, 'adored.named', { player: adored });
    push(table, { type: 'adoration', seat: adored });
  },
  steps: () => ({ adoration }),
  uses: [choiceOfSwap.topic],
  aims: {
    tease: { tease: { worth: () => 0.1, whom: (mind, seat) => mind.enmity(seat) / 2 } },
    adore: { adore: favour },
    'adored.swap': { swap: coveted },
  },
  actions: [
    { line: 'pairing', nights: nights('Mon Thu'), asks: [pairUp('tease')] },
    {
      line: 'offices',
      nights: nights('Wed'),
      asks: [
        ask(
          'adore',
          ({ villagers, me }) => may({ adore: { player: one('seat', others(villagers, me)) } }),
          (scene, { player: [target] }) => {
            scene.state.night.adored = target;
            scene.did('adored', { target });
          },
        ),
      ],
    },
  ],
};
