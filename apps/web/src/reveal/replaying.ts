import type { Answer, Chair, Input, Refusal, Result, Sight, Transcript } from '@veillee/kernel';
import type { Face } from '../games/face.ts';

/** What plays a match again: a face, for its rules. */
export type Ruled = Pick<Face, 'rules'>;

/** A moment at which something changed for a chair: after how many actions, and the chair's own answer there. */
export interface Moment {
  readonly after: number;
  readonly answered?: { readonly prompt: number | string; readonly answer: Answer };
}

const isBy = (input: Input, chair: Chair): input is Extract<Input, { by: Chair }> =>
  'by' in input && (input.by === chair || input.for === chair);

/** The moments of a match through the eyes of one chair; others' actions count only where they change what it sees. */
export function momentsOf(
  { rules }: Ruled,
  script: Transcript,
  chair: Chair,
): Result<readonly Moment[], readonly Refusal[]> {
  const moments: Moment[] = [];
  let before = '';
  let after = 0;
  const done = rules.replay(script, (look, input) => {
    if (input !== null) after += 1;
    const now = JSON.stringify(look(chair));
    const own = input !== null && isBy(input, chair);
    if (now === before && !own) return;
    before = now;
    moments.push(own ? { after, answered: { prompt: input.prompt, answer: input.answer } } : { after });
  });
  return done.ok ? { ok: true, value: moments } : done;
}

/** What the chair saw then, and nothing else: the match is played again up to there, and looked at with its eyes. */
export function sightAt({ rules }: Ruled, script: Transcript, chair: Chair, after: number): Sight | null {
  const played = rules.replay({ ...script, inputs: script.inputs.slice(0, after) });
  return played.ok ? played.value.look(chair) : null;
}

/** The end as everybody sees it. */
export const endOf = (face: Ruled, script: Transcript): Sight | null =>
  sightAt(face, script, 'table', script.inputs.length);
