import { type Knew, spreadOver } from '@veillee/bots';
import { type Match, type Phrase, replay, see, type Transcript } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import { crowdWorlds, ownWorlds, type Self, selfIn, suspicion, wits } from './bot/mind.ts';
import { World } from './bot/worlds/index.ts';
import { oneNight } from './index.ts';
import { everyone } from './places.ts';
import type { OneNight } from './spec.ts';

/** Moments that fit beside each other. */
const most = 12;

interface Moment {
  readonly phrase: Phrase;
  readonly selves: readonly (Self | undefined)[];
}

/** From the first light to the vote: how likely each looked no friend of the village, with a skilled player's wits. */
export function knewOf(script: Transcript): Knew {
  const { seats } = script;
  const found: Moment[] = [];
  let truth: readonly boolean[] = [];
  let claims = -1;
  let voted = false;
  replay(oneNight, script, (match) => {
    const { view, facts } = see(match, 'table');
    const said = view.claims.length;
    if (view.phase === 'day' && said !== claims) {
      const last = facts.findLast(({ key }) => key === 'claim.made');
      found.push(momentOf(match, seats, said === 0 || last === undefined ? { key: 'knew.dawn' } : last));
      claims = said;
    }
    if (view.phase === 'vote' && !voted) {
      voted = true;
      found.push(momentOf(match, seats, { key: 'knew.vote' }));
    }
    if (match.over) truth = new World(stateOf(match)).judged.sides.map((side) => side !== 'village');
  });
  const moments = spreadOver(found, most);
  return {
    asked: { key: 'knew.asked' },
    moments: moments.map(({ phrase }) => phrase),
    truth,
    byTable: true,
    look: (moment, by) => lookedFrom(moments[moment], by, seats),
  };
}

const momentOf = (match: Match<OneNight>, seats: number, phrase: Phrase): Moment => ({
  phrase,
  selves: everyone(seats).map((seat) => selfIn(see(match, seat))),
});

const mind = wits.skilled;

function lookedFrom(
  moment: Moment | undefined,
  by: number | null,
  seats: number,
): readonly (number | null)[] {
  const self = moment?.selves[by ?? 0];
  if (self === undefined) return everyone(seats).map(() => null);
  return suspicion(by === null ? crowdWorlds(self, mind) : ownWorlds(self, mind), seats);
}
