import { type Asking, may } from '@veillee/gamekit';
import {
  type Form,
  inOrder,
  one,
  type Params,
  type Question,
  type Seat,
  type Speaking,
  seatFormats,
  topic,
  way,
} from '@veillee/kernel';
import type { Hook, Line } from '../night/line.ts';
import type { NightScene } from '../night/scene.ts';
import { ask, type Stay } from '../power.ts';
import { note } from '../record.ts';
import { isAlive } from '../state.ts';

/** What is said of the line, and of those brought together in it. */
export const words = {
  fr: {
    lines: { pairing: 'quelqu’un dérange la nuit des autres' },
    phrases: {
      'pair.house': ({ kind, player }: Params, say: Speaking): string =>
        kind === 'quarrel'
          ? `Tu vas te battre avec ${seatFormats.seat(player ?? 0, say)} : chez qui ?`
          : `Tu vas passer la nuit avec ${seatFormats.seat(player ?? 0, say)} : chez qui ?`,
      'way.go': 'Aller là',
      'pair.went': 'Cela se passe dans {house:house}.',
      'you.failed': 'Ton action a échoué.',
    },
  },
  en: {
    lines: { pairing: 'somebody disturbs the night of others' },
    phrases: {
      'pair.house': ({ kind, player }: Params, say: Speaking): string =>
        `You will ${kind === 'quarrel' ? 'fight' : 'spend the night'} with ${seatFormats.seat(player ?? 0, say)}: at whose house?`,
      'way.go': 'Go there',
      'pair.went': 'It is in {house:house}.',
      'you.failed': 'Your action has failed.',
    },
  },
};

/** A named pair: two who fight or spend the night together (§6). */
export interface Pair {
  readonly kind: 'quarrel' | 'tease';
  readonly first: Seat;
  readonly second: Seat;
  house: Seat | null;
}
export interface PairTonight {
  pair: Pair | null;
}

/** Two people, the first named choosing the house; oneself may be one of them (§6). */
export const pairUp = <const Kind extends Pair['kind']>(kind: Kind): Asking<NightScene, Form, Kind> =>
  ask(
    kind,
    ({ state }) => may({ [kind]: { players: inOrder('seat', state.circle, 2, 2) } }),
    (scene, { players: [first, second] }) => bringTogether(scene, { kind, first, second, house: null }),
  );

/**
 * It fails if one of the two is asleep, abducted or tonight's abductor; its author alone is told (Q55). A secret death
 * does not make it fail, for that would show (Q49): the other spends the night there alone.
 */
function bringTogether(scene: NightScene, pair: Pair): void {
  const { state, me } = scene;
  const { kind, first, second } = pair;
  const failed = [first, second].some((seat) => scene.isTaken(seat));
  scene.did(kind, { first, second, failed });
  if (failed) {
    scene.tell(me, 'you.failed');
    return;
  }
  state.night.pair = pair;
  if (isAlive(state, first)) scene.tell(first, `pair.${kind}`, { player: second });
  if (isAlive(state, second)) scene.tell(second, `pair.${kind}`, { player: first });
}

/** Where the two are: at the house the first chose, or at the first's. */
export const stayOf =
  (kind: Pair['kind']): Stay['house'] =>
  ({ night: { pair } }, seat) =>
    pair?.kind === kind && (pair.first === seat || pair.second === seat) ? (pair.house ?? pair.first) : null;

const going = topic('pair.house', ({ first, second }: Pair) =>
  way('go', { house: one('house', [first, second]) }),
);

/** Of two who fight or spend the night together, the first named chooses whose house (§6). */
const choosing: Hook = {
  ask(state) {
    const { pair } = state.night;
    if (pair === null || pair.house !== null) return [];
    const asked: Question = {
      to: pair.first,
      ...going.put(pair),
      ends: 'answered',
      otherwise: 'random',
      params: { kind: pair.kind, player: pair.second },
    };
    // Killed since nightfall, they are as one who does not answer: the other must not notice (Q49).
    return [isAlive(state, pair.first) ? asked : { ...asked, feigned: true }];
  },
  answered(table, reply) {
    const { pair } = table.state.night;
    const choice = going.answerIn(reply);
    if (pair === null || !choice) return;
    pair.house = choice.house[0];
    const awake = [pair.first, pair.second].filter((seat) => isAlive(table.state, seat));
    table.tell(awake, 'pair.went', { house: pair.house });
    note(table.state, pair.first, 'pair.house', { house: pair.house });
  },
};

/** The line in which people are brought together for the night. */
export const lines: { readonly pairing: Line } = { pairing: { order: 9, hook: choosing } };
