import { at, one, type Seat, topic, way } from '@veillee/kernel';
import { favour } from '../bot/aim.ts';
import { guard } from '../night/guard.ts';
import type { Hook } from '../night/line.ts';
import { count } from '../record.ts';
import { isGhost } from '../state.ts';
import { type Automatic, officeCard } from './office.ts';

const card = officeCard('guards', {
  fr: {
    name: 'Chef de la milice fantôme',
    her: 'Cheffe de la milice fantôme',
    help: 'Le premier fantôme ; départage la milice sur la maison à protéger.',
    phrases: {
      'line.chief': 'le Chef de la milice tranche s’il le faut',
      'chief.guard': 'Égalité : quelle maison protéger ?',
    },
  },
  en: {
    name: 'Chief of the ghost militia',
    help: 'The first ghost; breaks the militia’s ties on the house to guard.',
    phrases: {
      'line.chief': 'the Chief of the militia settles it if need be',
      'chief.guard': 'A tie: which house is guarded?',
    },
  },
});

const settling = topic('chief.guard', (houses: readonly Seat[]) =>
  way('guard', { house: one('house', houses) }),
);

/** The Chief chooses among the tied; silent or missing, chance does (Q67). */
const tieBreak: Hook = {
  body: ({ offices: { chief } }) => (chief === null ? [] : [chief]),
  ask: (state) => {
    // Nobody but a ghost holds it.
    const holder = state.offices.chief;
    if (holder === null || !isGhost(state, holder) || state.night.tied.length < 2) return [];
    return [
      {
        to: holder,
        ...settling.put(state.night.tied),
        ends: 'answered',
        otherwise: 'random',
      },
    ];
  },
  answered(table, reply) {
    const choice = settling.answerIn(reply);
    if (!choice) return;
    count(table.state, settling.topic);
    guard(table.state, choice.house[0]);
  },
  close(table) {
    const { state } = table;
    const { tied } = state.night;
    if (tied.length > 0) guard(state, at(tied, table.chance('guard').below(tied.length)));
  },
};

/** A ghost, who breaks the militia's ties at night (§9, Q67, Q68). */
export const chief: Automatic<typeof card> = {
  ...card,
  kind: 'automatic',
  ghosts: 'only',
  lines: { chief: { order: 2, besides: true, hook: tieBreak } },
  wantedBy: ['mice', 'detectives', 'mathematicians'],
  aims: { [settling.topic]: { guard: favour } },
  uses: ['guard'],
  rulings: ['Q67', 'Q68'],
};
