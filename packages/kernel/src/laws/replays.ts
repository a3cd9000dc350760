import type { Chair } from '../chair.ts';
import { anyOf } from '../chance.ts';
import { playRandomly } from '../randomPlay.ts';
import { see } from '../see.ts';
import { readTranscript, replay, snapshot, transcript } from '../transcript.ts';
import { chairsOf, type Law, lively, parting } from './trial.ts';

/** The transcript of a match, played again, gives the same match to the byte, and the same sights on the way. */
export const replays: Law = ({ subject, match, rng }) => {
  const { game, maxInputs } = subject;
  const seen = new Map<number, { readonly chair: Chair; readonly sight: string }>();
  playRandomly(match, rng, lively, maxInputs, () => {
    if (rng.below(6) !== 0) return;
    const chair = anyOf(chairsOf(match), rng);
    seen.set(match.inputs.length, { chair, sight: JSON.stringify(see(match, chair)) });
  });
  if (!match.over) return 0;
  const script = transcript(match, 'table');
  if (!script.ok) throw new Error(`there is no transcript: ${script.error.key}`);
  const read = readTranscript(JSON.parse(JSON.stringify(script.value)));
  if (!read.ok) throw new Error(`its own transcript is refused: ${read.error.key}`);
  const again = replay(game, read.value, (now) => {
    const then = seen.get(now.inputs.length);
    if (then === undefined) return;
    const sight = JSON.stringify(see(now, then.chair));
    if (sight !== then.sight)
      throw new Error(`played again, ${then.chair} sees ${parting(then.sight, sight)}`);
  });
  if (!again.ok) throw new Error(`played again, it stops: ${again.error.map(({ key }) => key).join(', ')}`);
  const [first, second] = [snapshot(match), snapshot(again.value.match)];
  if (first !== second) throw new Error(`played again, it is another match: ${parting(first, second)}`);
  return 1 + seen.size;
};
