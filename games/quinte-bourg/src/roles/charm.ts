import { answersTo, formOf, may, plainTopic } from '@veillee/gamekit';
import { one, type Question, type Seat } from '@veillee/kernel';
import type { Mind } from '../bot/mind.ts';
import { nights } from '../calendar.ts';
import type { RoleId } from '../ids.ts';
import { type Action, ask } from '../power.ts';
import { announce } from '../record.ts';
import type { CardRule } from '../spec.ts';
import { living, playerOf } from '../state.ts';
import { consider } from '../stop.ts';

/** What both musicians say. */
export const words = {
  fr: {
    asks: { charm: { asked: 'Qui charmes-tu ?', ways: { charm: 'Charmer' } } },
    deeds: { charmed: 'charme' },
    lines: { musicians: 'Orphée et la Sirène charment' },
    phrases: {
      'you.charmed': 'Tu as charmé {player:seat}.',
      'you.wereCharmed': 'Une musique te charme.',
      'charmed.raise': 'Que les charmés lèvent la main. La lèves-tu ?',
      'way.keep': 'Garder la main baissée',
      'way.raise': 'Lever la main',
      'charmed.none': 'Aucune main ne se lève parmi les charmés.',
      'charmed.raised': 'Des mains se lèvent : {players:seats}.',
    },
  },
  en: {
    asks: { charm: { asked: 'Who do you charm?', ways: { charm: 'Charm' } } },
    deeds: { charmed: 'charms' },
    lines: { musicians: 'Orpheus and the Siren charm' },
    phrases: {
      'you.charmed': 'You have charmed {player:seat}.',
      'you.wereCharmed': 'Some music charms you.',
      'charmed.raise': 'Let the charmed raise a hand. Do you?',
      'way.keep': 'Keep the hand down',
      'way.raise': 'Raise a hand',
      'charmed.none': 'No hand goes up among the charmed.',
      'charmed.raised': 'Hands go up: {players:seats}.',
    },
  },
};

export interface Charms {
  /** The musicians who charmed them (Q39). */
  charmed: RoleId[];
}
export interface Charmed {
  /** By any of them. */
  readonly charmed: boolean;
}
export interface Kept {
  ofEach(): Charms;
  mine(kept: Charms): Charmed;
}
const keeps: Kept = {
  ofEach: () => ({ charmed: [] }),
  mine: ({ charmed }) => ({ charmed: charmed.length > 0 }),
};

const raising = plainTopic('charmed.raise', formOf({ keep: {}, raise: {} }));

export type HandsUp = { readonly type: 'charmed' };
/** The charmed are called to raise a hand; anyone may, or not (Q80). */
const charmed: CardRule<HandsUp> = {
  stage: 'charmed',
  daily: { after: 'camera', step: { type: 'charmed' } },
  rule: {
    steady: true,
    pace: ({ pace }) => ({ within: pace.answer * 1000 }),
    ask(state): readonly Question[] {
      const put = raising.put();
      return living(state).map((to) => ({ ...put, to, ends: 'answered', otherwise: { do: 'keep' } }));
    },
    close(table, _step, replies) {
      const raised = answersTo(raising, replies).flatMap(({ by, answer }) =>
        answer.do === 'raise' ? [by] : [],
      );
      if (raised.length === 0) announce(table, 'charmed.none');
      else announce(table, 'charmed.raised', { players: raised.sort((a, b) => a - b) });
    },
  },
};

/** Each night charms somebody this musician has not charmed yet; the charmed are told, not by whom (Q6, Q39). */
const charmBy = (musician: RoleId): Action<'charm'> => ({
  line: 'musicians',
  nights: nights('every'),
  asks: [
    ask(
      'charm',
      ({ state, targets }) => {
        const fresh = targets.filter((seat) => !playerOf(state, seat).charmed.includes(musician));
        return may({ charm: { player: one('seat', fresh) } });
      },
      (scene, { player: [target] }) => {
        playerOf(scene.state, target).charmed.push(musician);
        scene.did('charmed', { target });
        scene.tell(scene.me, 'you.charmed', { player: target });
        scene.tell(target, 'you.wereCharmed');
        consider(scene.table);
      },
    ),
  ],
});

/** Whoever dies soon need not be charmed. */
const longLived = (mind: Mind, seat: Seat): number => -Math.abs(mind.enmity(seat)) / 2;

/** What a musician does. */
export const music = (musician: RoleId) => ({
  keeps,
  lines: { musicians: { order: 11 } },
  steps: () => ({ charmed }),
  actions: [charmBy(musician)],
  aims: {
    charm: { charm: { worth: () => 1, whom: longLived } },
    'charmed.raise': { raise: { worth: ({ mine }: Mind) => (mine.charmed ? 0.1 : -0.1) }, keep: {} },
  },
});
