import { one, type Question, type Reply, say, topic, way } from '@veillee/kernel';
import { dreamIds, type SignId, signIds } from '../ids.ts';
import { announce, count } from '../record.ts';
import { spirits } from '../state.ts';
import type { Hook } from './line.ts';

const listed = dreamIds.filter((id) => id !== 'free');
const wondering = topic('master.dream', () => ({
  pick: { fields: { question: one('dream', listed) } },
  say: { fields: { text: say(120, 1) } },
}));
const signing = topic('dream.sign', () => way('sign', { sign: one('sign', signIds) }));

const signGiven = (reply: Reply): readonly SignId[] => signing.answerIn(reply)?.sign ?? [];

/** The master picks a question; each spirit answers by one sign, and the village sees the signs, unsigned (§8). */
export const dreamLine: Hook = {
  body: spirits,
  ask(state): readonly Question[] {
    const { dream } = state.night;
    if (dream === null)
      return [
        {
          to: 'master',
          ...wondering.put(),
          ends: 'answered',
          otherwise: { do: 'pick', question: ['reptilians'] },
        },
      ];
    return spirits(state).map((to) => ({
      to,
      ...signing.put(),
      ends: 'time',
      otherwise: 'pass',
      params: { question: dream, text: state.night.dreamText },
    }));
  },
  answered(table, reply) {
    const { night } = table.state;
    const answer = wondering.answerIn(reply);
    if (!answer) return;
    night.dream = answer.do === 'say' ? 'free' : answer.question[0];
    night.dreamText = answer.do === 'say' ? answer.text : '';
  },
  close(table, replies) {
    const { state } = table;
    const given = replies.flatMap(signGiven);
    for (const _ of given) count(state, 'spirits.sign');
    const signs = signIds.flatMap((sign) => given.filter((other) => other === sign));
    const params = { question: state.night.dream ?? 'reptilians', text: state.night.dreamText };
    if (signs.length === 0) announce(table, 'dream.silent', params);
    else announce(table, 'dream.seen', { ...params, signs });
  },
};
