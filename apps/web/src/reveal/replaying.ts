import type { Answer, Chair, Input, Refusal, Result, Sight, Transcript } from '@veillee/kernel';
import type { Face } from '../games/face.ts';
import { speakerOf } from '../games/speaker.ts';

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

/** What a moment would tell: what is learnt, asked and answered, how the table lies; and to the table every call. */
function toldBy({ speech, ending, rules }: Face, sight: Sight, script: Transcript): string {
  const { facts, undone, over, prompts, view, chair } = sight;
  const call = (): string =>
    speech.call({ sight, say: speakerOf(rules.text.fr, 'fr', script.names ?? []) }).title;
  return JSON.stringify([
    facts.length,
    undone,
    over,
    prompts.map(({ topic, form, mine }) => [topic, form, mine]),
    ending.lasting?.(view) ?? view,
    chair === 'table' && !over ? call() : null,
  ]);
}

/** The moments of a match through the eyes of one chair: only those that tell it something. */
export function momentsOf(
  face: Face,
  script: Transcript,
  chair: Chair,
): Result<readonly Moment[], readonly Refusal[]> {
  const moments: Moment[] = [];
  let before = '';
  let after = 0;
  const done = face.rules.replay(script, (look, input) => {
    if (input !== null) after += 1;
    const now = toldBy(face, look(chair), script);
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
