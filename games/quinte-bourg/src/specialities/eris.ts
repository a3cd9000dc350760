import { may } from '@veillee/gamekit';
import { at, type Seat } from '@veillee/kernel';
import { plainly } from '../bot/aim.ts';
import type { Mind } from '../bot/mind.ts';
import { nights } from '../calendar.ts';
import { roundFrom } from '../circle.ts';
import { type OfficeId, officeIds } from '../offices/index.ts';
import { moveOffices } from '../offices/vacate.ts';
import { ask, type Power } from '../power.ts';
import { announce } from '../record.ts';
import type { Play } from '../spec.ts';
import { type PairTonight, words as pairing, lines as pairLines, pairUp, stayOf } from './pairing.ts';

const words = {
  fr: {
    ...pairing.fr,
    cards: { eris: 'Éris' },
    asks: {
      quarrel: {
        asked: 'Quelles deux personnes vont se battre ? La première choisit le lieu.',
        help: 'Mardi et vendredi : deux personnes se battent cette nuit chez l’une d’elles, que la première choisit ; elles se reconnaissent, sans savoir à qui elles le doivent.',
        ways: { quarrel: 'Faire se battre' },
      },
      prank: {
        asked: 'Fais-tu tourner les postes publics des vivants ?',
        help: 'Lundi : tous les postes des vivants glissent d’une place, dans le sens que tu veux.',
        ways: { clockwise: 'Sens horaire', anticlockwise: 'Sens antihoraire' },
      },
    },
    deeds: { quarrel: 'fait se battre', prank: 'fait tourner les postes' },
    stays: { fighting: 'bagarre' },
    phrases: {
      ...pairing.fr.phrases,
      'pair.quarrel': 'Cette nuit, tu te bats avec {player:seat}.',
      'offices.pranked': 'Une farce : les postes publics ont tourné d’un rang.',
    },
  },
  en: {
    ...pairing.en,
    cards: { eris: 'Eris' },
    asks: {
      quarrel: {
        asked: 'Which two people will fight? The first chooses where.',
        help: 'Tuesday and Friday: two people fight tonight at one’s house, which the first chooses; they know each other, not whom they owe it to.',
        ways: { quarrel: 'Make them fight' },
      },
      prank: {
        asked: 'Do you shift the offices of the living?',
        help: 'Monday: all offices of the living shift by one place, in the direction you like.',
        ways: { clockwise: 'Clockwise', anticlockwise: 'Anticlockwise' },
      },
    },
    deeds: { quarrel: 'sets to fight', prank: 'turns the offices round' },
    stays: { fighting: 'fight' },
    phrases: {
      ...pairing.en.phrases,
      'pair.quarrel': 'Tonight you fight with {player:seat}.',
      'offices.pranked': 'A prank: the offices have shifted by one place.',
    },
  },
};

const keeps = {
  tonight: (): PairTonight & { prank: 'clockwise' | 'anticlockwise' | null } => ({ pair: null, prank: null }),
};

/** Every office of the living goes to the next seat, the night's dead still among them; ghosts' stay (Q70, Q72). */
function prank(table: Play): void {
  const { circle, offices, night } = table.state;
  if (night.prank === null) return;
  const clockwise = night.prank === 'clockwise';
  const moved = officeIds.flatMap((office): [OfficeId, Seat][] => {
    const holder = offices[office];
    if (holder === null || !circle.includes(holder)) return [];
    return [[office, at(roundFrom(circle, holder, clockwise), 0)]];
  });
  moveOffices(table, moved, () => announce(table, 'offices.pranked'));
}

/** Whoever has no office may gain one. */
const upheaval = (mind: Mind): number => (mind.officesOf(mind.me).length > 0 ? -0.1 : 0.1);

/** Makes two people fight; on Mondays shifts all offices of the living by one place (§6, Q70). */
export const eris: Power<typeof words, typeof keeps> = {
  words,
  icon: 'shiny-apple',
  rulings: ['Q55', 'Q70'],
  cards: { eris: nights('every') },
  keeps,
  lines: pairLines,
  stays: { fighting: { rank: 5, house: stayOf('quarrel') } },
  changes: prank,
  aims: {
    quarrel: { quarrel: { worth: () => 0.1, whom: (mind, seat) => mind.enmity(seat) / 2 } },
    prank: { clockwise: { worth: upheaval }, anticlockwise: { worth: upheaval } },
    'pair.house': { go: plainly },
  },
  actions: [
    { line: 'pairing', nights: nights('Tue Fri'), asks: [pairUp('quarrel')] },
    {
      line: 'offices',
      nights: nights('Mon'),
      asks: [
        ask(
          'prank',
          () => may({ clockwise: {}, anticlockwise: {} }),
          (scene, { do: way }) => {
            scene.state.night.prank = way;
            scene.did('prank', { way });
          },
        ),
      ],
    },
  ],
};
