import { submit } from '../engine.ts';
import type { Spec } from '../game.ts';
import { liveOf, type Match } from '../match.ts';
import { playRandomly } from '../randomPlay.ts';
import { see } from '../see.ts';
import { restore, snapshot } from '../transcript.ts';
import { unplain } from './plain.ts';
import { chairsOf, type Law, lively, parting, type Trial } from './trial.ts';

/** A match is plain data: stored and restored at any point it looks the same and goes on the same. */
export const roundTrip: Law = (trial) => {
  const { subject, match, rng } = trial;
  let twin = twinOf(trial);
  let looked = 1;
  playRandomly(match, rng, lively, subject.maxInputs, (input) => {
    const refused = submit(twin, input);
    if (refused !== undefined)
      throw new Error(`restored, it refuses ${JSON.stringify(input)}: ${refused.key}`);
    if (rng.below(12) !== 0) return;
    sameAs(match, twin);
    if (rng.below(2) === 0) twin = twinOf(trial);
    looked += 1;
  });
  sameAs(match, twin);
  return looked;
};

function twinOf<G extends Spec>({ subject, match }: Trial<G>): Match<G> {
  const odd =
    unplain(liveOf(match).running, 'running') ??
    unplain(match.start, 'start') ??
    unplain(match.inputs, 'inputs');
  if (odd !== undefined) throw new Error(`not plain data: ${odd}`);
  const copy = restore(subject.game, snapshot(match));
  if (!copy.ok) throw new Error(`a snapshot is refused: ${copy.error.key}`);
  for (const chair of chairsOf(match)) sameSight(match, copy.value, chair);
  return copy.value;
}

function sameSight<G extends Spec>(match: Match<G>, twin: Match<G>, chair: Parameters<typeof see>[1]): void {
  const [sight, again] = [see(match, chair), see(twin, chair)];
  const odd = unplain(sight, 'sight');
  if (odd !== undefined) throw new Error(`what ${chair} sees is not plain data: ${odd}`);
  const [one, two] = [JSON.stringify(sight), JSON.stringify(again)];
  if (one !== two) throw new Error(`restored, ${chair} sees something else: ${parting(one, two)}`);
}

function sameAs<G extends Spec>(match: Match<G>, twin: Match<G>): void {
  const [one, two] = [snapshot(match), snapshot(twin)];
  if (one !== two) throw new Error(`restored, it goes on differently: ${parting(one, two)}`);
}
