import type { Answer, Chair, Input, Refusal, Result, Sight, Transcript } from '@veillee/kernel';
import type { Face } from '../games/face.ts';

/** What plays a match again: a face, for its rules. */
export type Ruled = Pick<Face, 'rules'>;

/** A moment at which something changed for a chair: after how many actions, and the chair's own answer there. */
export interface Moment {
  readonly after: number;
  readonly answered?: { readonly prompt: number | string; readonly answer: Answer };
}

/** What the chair answered, itself or by the hand of whoever led. */
function answeredBy(input: Input, chair: Chair): Moment['answered'] {
  if ('by' in input)
    return input.by === chair || input.for === chair
      ? { prompt: input.prompt, answer: input.answer }
      : undefined;
  const isFor = 'seats' in input && input.seats.some((seat) => seat === chair);
  return isFor ? { prompt: input.topic, answer: input.given } : undefined;
}

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
    const answered = input === null ? undefined : answeredBy(input, chair);
    if (now === before && answered === undefined) return;
    before = now;
    moments.push(answered === undefined ? { after } : { after, answered });
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
