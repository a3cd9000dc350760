import { type Answer, misfit, passing, type Question, type Reply, sameJson, sample } from '@veillee/kernel';
import { keepReply } from '../record.ts';
import type { Play, RuleOf } from '../spec.ts';
import type { State } from '../state.ts';
import { type LineId, lines, linesOn } from './lines.ts';
import { questionsAt, takeReply } from './questions.ts';
import { meetReptilians } from './reptilians.ts';

/*
 * A night by phone, over hours: all that is asked tonight is asked at once, in the order of the lines, and may be changed
 * until the time is up. Then the lines are gone through one after the other with what was wished. What has become
 * impossible by then, or follows from another's act, is as where no answer comes.
 */

/** The questions of a night that can be put before it has begun. */
const asked = (state: State, replies: readonly Reply[]): readonly (readonly [LineId, Question])[] =>
  linesOn(state.weekday).flatMap((line) =>
    questionsAt(state, line, replies).map((question) => [line, question] as const),
  );

const inAdvance = (question: Question): Question =>
  question.to === 'master' ? question : { ...question, ends: 'time', otherwise: 'pass' };

export const windowStep: RuleOf<'window'> = {
  pace: ({ pace }) => ({ lasts: pace.night * 1000 }),
  open(table) {
    table.state.night.window = true;
    meetReptilians(table);
  },
  ask: (state, _step, replies) => asked(state, replies).map(([, question]) => inAdvance(question)),
  answered(table, _step, reply) {
    // Whoever leads is heard at once: what the spirits are asked follows from it.
    if (reply.to[0] !== 'master') return;
    const found = asked(table.state, []).find(([, { topic }]) => topic === reply.topic);
    if (found !== undefined) lines[found[0]].hook?.answered?.(table, reply);
  },
  close({ state }, _step, replies) {
    state.night.window = false;
    state.night.wishes = replies.flatMap(({ topic, to, proposals }) =>
      to.flatMap((by, place) => {
        const answer = proposals[place] ?? null;
        return answer === null || typeof by !== 'number' ? [] : [{ by, topic, answer }];
      }),
    );
  },
};

/** Goes through a line with what was wished; what was answered there. */
export function fulfil(table: Play, line: LineId): readonly Reply[] {
  const replies: Reply[] = [];
  for (
    let due = next(table.state, line, replies);
    due !== undefined;
    due = next(table.state, line, replies)
  ) {
    const reply = replyTo(table, due);
    replies.push(reply);
    keepReply(table.state, reply);
    takeReply(table, line, reply, replies);
  }
  return replies;
}

/** What is still to be settled there; nothing once the village has stopped. */
function next(state: State, line: LineId, replies: readonly Reply[]): Question | undefined {
  if (state.stop !== null) return undefined;
  return questionsAt(state, line, replies).find(
    ({ topic, to }) =>
      !replies.some((reply) => reply.topic === topic && sameJson([...reply.to], [to].flat())),
  );
}

function replyTo(table: Play, question: Question): Reply {
  const to = [question.to].flat();
  const { wishes } = table.state.night;
  const proposals = to.map((chair) => {
    const wish = wishes.find(({ by, topic }) => by === chair && topic === question.topic)?.answer ?? null;
    return wish !== null && misfit(question.form, wish) === undefined ? wish : null;
  });
  const [first = null] = proposals;
  const isAgreed = first !== null && proposals.every((other) => other !== null && sameJson(other, first));
  return { topic: question.topic, to, proposals, answer: isAgreed ? first : unwished(table, question) };
}

/** The answer where none was wished. */
function unwished(table: Play, { otherwise, form, topic, to }: Question): Answer | null {
  if (typeof otherwise === 'object') return otherwise;
  if (otherwise === 'pass') return Object.hasOwn(form, passing.do) ? passing : null;
  return sample(form, table.chance(`otherwise:${topic}`, [to].flat()[0]));
}
