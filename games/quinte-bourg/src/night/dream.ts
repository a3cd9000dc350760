import { one, type Question, say, way } from '@veillee/kernel';
import { type DreamId, dreamIds, type SignId, signIds } from '../ids.ts';
import { announce, count } from '../record.ts';
import { type State, seatsOf } from '../state.ts';
import type { Hook } from './hooks.ts';

const spirits = (state: State): number[] =>
  seatsOf(state).filter((seat) => state.players[seat]?.fate === 'spirit');

/** The master picks a question; each spirit answers by one sign, and the village sees the signs, unsigned (§8). */
export const dreamLine: Hook = {
  ask(state): readonly Question[] {
    const { dream } = state.night;
    if (dream === null)
      return [
        {
          to: 'master',
          topic: 'master.dream',
          form: {
            pick: {
              fields: {
                question: one(
                  'dream',
                  dreamIds.filter((id) => id !== 'free'),
                ),
              },
            },
            say: { fields: { text: say(120, 1) } },
          },
          ends: 'answered',
          otherwise: { do: 'pick', question: ['reptilians'] },
        },
      ];
    return spirits(state).map((to) => ({
      to,
      topic: 'dream.sign',
      form: way('sign', { sign: one('sign', signIds) }),
      ends: 'time',
      otherwise: 'pass',
      params: { question: dream, text: state.night.dreamText },
    }));
  },
  answered(table, { topic, answer }) {
    const { night } = table.state;
    if (topic !== 'master.dream' || answer === null) return;
    night.dream = answer.do === 'say' ? 'free' : ((answer.question as DreamId[])[0] as DreamId);
    night.dreamText = answer.do === 'say' ? (answer.text as string) : '';
  },
  close(table, replies) {
    const { state } = table;
    const given = replies.flatMap(({ topic, answer }) =>
      topic === 'dream.sign' && answer !== null ? (answer.sign as SignId[]) : [],
    );
    for (const _ of given) count(state, 'spirits.sign');
    const signs = signIds.flatMap((sign) => given.filter((other) => other === sign));
    const params = { question: state.night.dream ?? 'reptilians', text: state.night.dreamText };
    if (signs.length === 0) announce(table, 'dream.silent', params);
    else announce(table, 'dream.seen', { ...params, signs });
  },
};
