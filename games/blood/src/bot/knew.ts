import { type Knew, spreadOver, usualStyle } from '@veillee/bots';
import { type Phrase, replay, see, type Transcript } from '@veillee/kernel';
import { campOf } from '../ids.ts';
import { blood } from '../index.ts';
import { chanceOf, type Mind, mindOf } from './mind.ts';

/** Moments that fit beside each other. */
const most = 12;

interface Moment {
  readonly phrase: Phrase;
  readonly minds: readonly (Mind | undefined)[];
}

/** Turn by turn: how likely each looked to itself a human, by the cards it saw; of others everybody sees it. */
export function knewOf(script: Transcript): Knew {
  const found: Moment[] = [];
  let truth: readonly boolean[] = [];
  let last = -1;
  replay(blood, script, (match) => {
    const { turn, players, ending, cards } = see(match, 'table').view;
    if (turn.stage === 'open' && turn.number !== last) {
      last = turn.number;
      const minds = players.map((_, seat) =>
        mindOf(see(match, seat), { style: usualStyle, heard: [] }, 'cards'),
      );
      found.push({ phrase: { key: 'knew.turn', params: { by: turn.player, turn: turn.number } }, minds });
    }
    if (ending !== null) truth = cards.map((card) => card !== null && campOf(card) === 'human');
  });
  const moments = spreadOver(found, most);
  return {
    asked: { key: 'knew.asked' },
    moments: moments.map(({ phrase }) => phrase),
    truth,
    byTable: false,
    look: (moment, by) =>
      truth.map((_, seat) => {
        const mind = seat === by ? moments[moment]?.minds[seat] : undefined;
        return mind === undefined ? null : chanceOf(mind, 'human');
      }),
  };
}
