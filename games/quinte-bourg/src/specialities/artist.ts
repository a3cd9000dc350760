import { answererOf, may } from '@veillee/gamekit';
import { one, type Question, type Seat, topic, way } from '@veillee/kernel';
import { plainly } from '../bot/aim.ts';
import { nights } from '../calendar.ts';
import { gaps, move } from '../circle.ts';
import { ask, type Power, type Village } from '../power.ts';
import { announce } from '../record.ts';
import type { CardRule } from '../spec.ts';
import { isAlive, others } from '../state.ts';
import { words as pairing, lines as pairLines } from './pairing.ts';

const words = {
  fr: {
    cards: { artist: 'Artiste' },
    asks: {
      sculpt: {
        asked: 'Chez qui sculptes-tu toute la nuit ?',
        help: 'Mercredi et samedi : passe la nuit chez quelqu’un, qui doit déménager au matin.',
        ways: { sculpt: 'Sculpter' },
      },
      draw: {
        asked: 'Qui caricatures-tu ? Ce sera sa démission au matin.',
        help: 'Vendredi : quelqu’un, fantôme ou non, doit démissionner de son poste au matin.',
        ways: { draw: 'Désigner' },
      },
    },
    deeds: { sculpted: 'sculpte chez', drew: 'caricature' },
    stays: { sculpting: 'sculpture' },
    lines: pairing.fr.lines,
    phrases: {
      'moving.house': 'Une sculpture trône chez toi : après quelle maison déménages-tu ?',
      'sculpture.moved': {
        other: 'Une sculpture trônait chez {player:seat}, qui déménage juste après {after:seat}.',
        you: { player: 'Une sculpture trônait chez toi : tu déménages juste après {after:seat}.' },
      },
      'caricature.hung': {
        other: 'Une caricature {player:of} est placardée partout.',
        you: { player: 'Ta caricature est placardée partout.' },
      },
    },
  },
  en: {
    cards: { artist: 'Artist' },
    asks: {
      sculpt: {
        asked: 'At whose house do you sculpt all night?',
        help: 'Wednesday and Saturday: spend the night at somebody’s, who must move house in the morning.',
        ways: { sculpt: 'Sculpt' },
      },
      draw: {
        asked: 'Who do you caricature? They will have to resign.',
        help: 'Friday: somebody, ghost or not, must resign their office in the morning.',
        ways: { draw: 'Draw' },
      },
    },
    deeds: { sculpted: 'sculpts at', drew: 'caricatures' },
    stays: { sculpting: 'sculpture' },
    lines: pairing.en.lines,
    phrases: {
      'moving.house': 'There is a sculpture in your house: after which house do you move?',
      'sculpture.moved': {
        other: 'A sculpture stood at {player:of} house: they move right after {after:seat}.',
        you: { player: 'A sculpture stood at your house: you move right after {after:seat}.' },
      },
      'caricature.hung': 'A caricature of {player:seat} hangs everywhere.',
    },
  },
};

const keeps = {
  tonight: (): {
    sculpture: { readonly by: Seat; readonly target: Seat } | null;
    caricature: Seat | null;
  } => ({ sculpture: null, caricature: null }),
};

type Removal = { readonly type: 'removal' };

const choiceOfGap = topic('moving.house', (into: readonly Seat[]) =>
  way('move', { after: one('house', into) }),
);

/**
 * Whoever found the sculpture at home moves into another gap of the circle, if alive (Q29, Q81); nobody does where a
 * higher long action displaced the sculpting (Q54).
 */
const removal = ({ planOf }: Village): CardRule<Removal> => ({
  stage: 'moving',
  daily: { after: 'applications', step: { type: 'removal' } },
  rule: {
    pace: ({ pace }) => ({ within: pace.answer * 1000 }),
    ask(state): readonly Question[] {
      const { sculpture } = state.night;
      if (sculpture === null || planOf(state, sculpture.by).action !== 'sculpting') return [];
      const { target } = sculpture;
      const into = isAlive(state, target) ? gaps(state.circle, target) : [];
      if (into.length === 0) return [];
      return [
        {
          ...choiceOfGap.put(into),
          to: target,
          ends: 'answered',
          otherwise: 'random',
          progress: 'all',
        },
      ];
    },
    answered(table, _step, reply) {
      const answer = choiceOfGap.answerIn(reply);
      if (!answer) return;
      const [after] = answer.after;
      const seat = answererOf(reply);
      if (!isAlive(table.state, seat) || !table.state.circle.includes(after)) return;
      move(table.state, seat, after);
      announce(table, 'sculpture.moved', { player: seat, after });
    },
  },
});

/** Sculpts all night at somebody's, who must move in the morning; on Fridays draws another who must resign (§6, Q50). */
export const artist: Power<typeof words, typeof keeps, Removal> = {
  words,
  icon: 'paint-brush',
  rulings: ['Q29', 'Q50', 'Q54', 'Q66', 'Q81'],
  cards: { artist: nights('every') },
  keeps,
  lines: pairLines,
  steps: (village) => ({ removal: removal(village) }),
  ousts(table) {
    const { caricature } = table.state.night;
    if (caricature !== null) announce(table, 'caricature.hung', { player: caricature });
    return caricature;
  },
  stays: {
    sculpting: {
      rank: 4,
      house: ({ night: { sculpture } }, seat) => (sculpture?.by === seat ? sculpture.target : null),
    },
  },
  aims: {
    sculpt: { sculpt: { whom: (mind, seat) => 0.1 - mind.enmity(seat) } },
    draw: { draw: { whom: (mind, seat) => (mind.officesOf(seat).length > 0 ? mind.enmity(seat) : 0) } },
    'moving.house': { move: plainly },
  },
  actions: [
    {
      line: 'pairing',
      nights: nights('Wed Sat'),
      asks: [
        ask(
          'sculpt',
          ({ targets }) => may({ sculpt: { player: one('seat', targets) } }),
          (scene, { player: [target] }) => {
            scene.state.night.sculpture = { by: scene.me, target };
            scene.did('sculpted', { target });
          },
        ),
      ],
    },
    {
      line: 'offices',
      nights: nights('Fri'),
      asks: [
        ask(
          'draw',
          ({ villagers, me }) => may({ draw: { player: one('seat', others(villagers, me)) } }),
          (scene, { player: [target] }) => {
            scene.state.night.caricature = target;
            scene.did('drew', { target });
          },
        ),
      ],
    },
  ],
};
