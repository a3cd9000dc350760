import {
  type Answer,
  type Chair,
  type Game,
  type Input,
  type Match,
  type Refusal,
  type Result,
  replay,
  type Sight,
  type Spec,
  see,
  type Transcript,
} from '@veillee/kernel';
import type { Face } from '../games/face.ts';

/** A face holds the whole game, though screens ask only for its words and checks. */
export const gameOf = (face: Face): Game<Spec> => face.rules as unknown as Game<Spec>;

/** A moment at which something changed for a chair: after how many actions, and the chair's own answer there. */
export interface Moment {
  readonly after: number;
  readonly answered?: { readonly prompt: number | string; readonly answer: Answer };
}

const isBy = (input: Input, chair: Chair): input is Extract<Input, { by: Chair }> =>
  'by' in input && (input.by === chair || input.for === chair);

/** The moments of a match through the eyes of one chair; others' actions count only where they change what it sees. */
export function momentsOf(
  face: Face,
  script: Transcript,
  chair: Chair,
): Result<readonly Moment[], readonly Refusal[]> {
  const moments: Moment[] = [];
  let before = '';
  let after = 0;
  const done = replay(gameOf(face), script, (match, input) => {
    if (input !== null) after += 1;
    const now = JSON.stringify(see(match, chair));
    const own = input !== null && isBy(input, chair);
    if (now === before && !own) return;
    before = now;
    moments.push(own ? { after, answered: { prompt: input.prompt, answer: input.answer } } : { after });
  });
  return done.ok ? { ok: true, value: moments } : done;
}

/** What the chair saw then, and nothing else: the match is played again up to there, and looked at with its eyes. */
export function sightAt(face: Face, script: Transcript, chair: Chair, after: number): Sight | null {
  const match = matchAt(face, script, after);
  return match === null ? null : (JSON.parse(JSON.stringify(see(match, chair))) as Sight);
}

function matchAt(face: Face, script: Transcript, after: number): Match<Spec> | null {
  const done = replay(gameOf(face), { ...script, inputs: script.inputs.slice(0, after) });
  return done.ok ? done.value.match : null;
}

/** The end as everybody sees it. */
export const endOf = (face: Face, script: Transcript): Sight | null =>
  sightAt(face, script, 'table', script.inputs.length);
