import { type Asking, perform } from '@veillee/gamekit';
import type { Chair, Question, Reply } from '@veillee/kernel';
import type { Play } from '../spec.ts';
import { canAct, type State } from '../state.ts';
import { type LineId, lines } from './lines.ts';
import { NightScene } from './scene.ts';
import { actionsAt, cardsAt } from './sources.ts';

/** What is asked at a line, given what was answered there: by the village, and by cards. */
export function questionsAt(state: State, line: LineId, replies: readonly Reply[]): readonly Question[] {
  const own = lines[line].hook?.ask?.(state, replies);
  if (cardsAt(line, state.weekday).length === 0) return own ?? [];
  const ofCards = questionsOf(state, line, replies);
  return own === undefined ? ofCards : [...own, ...ofCards];
}

function questionsOf(state: State, line: LineId, replies: readonly Reply[]): Question[] {
  const questions: Question[] = [];
  for (let seat = 0; seat < state.players.length; seat += 1) {
    if (!canAct(state, seat)) continue;
    for (const { card, action } of actionsAt(state, seat, line)) {
      const scene = new NightScene(state, seat, card, replies, null);
      for (const asking of action.asks) {
        const offer = asking.offer(scene);
        if (offer !== undefined)
          questions.push({ to: seat, topic: `${card}.${asking.verb}`, ends: 'answered', ...offer });
      }
    }
  }
  return questions;
}

/** What a card of this player asked under this topic, if one did. */
function askedBy(
  state: State,
  chair: Chair | undefined,
  line: LineId,
  topic: string,
): { me: number; card: string; asking: Asking<NightScene> } | undefined {
  if (typeof chair !== 'number') return undefined;
  for (const { card, action } of actionsAt(state, chair, line))
    for (const asking of action.asks)
      if (topic === `${card}.${asking.verb}`) return { me: chair, card, asking };
  return undefined;
}

/** What an answer given at a line does. */
export function takeReply(table: Play, line: LineId, reply: Reply, replies: readonly Reply[]): void {
  const found = askedBy(table.state, reply.to[0], line, reply.topic);
  if (found === undefined) {
    lines[line].hook?.answered?.(table, reply);
    return;
  }
  const { answer } = reply;
  if (answer === null || answer.do === 'pass') return;
  const scene = new NightScene(table.state, found.me, found.card, replies, table);
  scene.used(answer.do);
  perform(found.asking, scene, answer);
}
