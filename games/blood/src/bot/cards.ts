import type { Move } from '@veillee/bots';
import { type Answer, at, type Form, misfit, type Right, type Sight } from '@veillee/kernel';
import { isMutation, type MutationId, mutations } from '../mutations/index.ts';
import type { Outlook } from '../mutations/mutation.ts';
import type { View } from '../view.ts';
import { doubt, type Mind } from './mind.ts';
import { bestWorth } from './moves.ts';
import { afterHim, afterTurn, expected, spotsOf } from './worth.ts';

/** When a card is played: when it gains enough, as it says itself. */

/** A card that is kept may gain more later. */
const enough = 0.08;

const cardOf = ({ topic }: Right): MutationId | undefined => {
  const [id = ''] = topic.split('.');
  return isMutation(id) ? id : undefined;
};

export function played({ rights, view }: Sight<View>, mind: Mind): Move | undefined {
  for (const right of rights) {
    const id = cardOf(right);
    const gain = id === undefined ? undefined : mutations[id].gain;
    const answer = answerIn(right.form, view);
    if (gain !== undefined && answer !== undefined && gain(outlookOf(mind)) > enough)
      return { prompt: right.topic, answer };
  }
  return undefined;
}

/** Simply played, or on a token under which one has not looked. */
function answerIn(form: Form, { tokens, looked }: View): Answer | undefined {
  const [unseen] = tokens.filter((_, i) => looked[i] === null);
  for (const [way, { fields }] of Object.entries(form)) {
    if (Object.keys(fields).length === 0) return { do: way };
    const answer = unseen && { do: way, token: [unseen.id] };
    if (answer !== undefined && misfit(form, answer) === undefined) return answer;
  }
  return undefined;
}

function outlookOf(mind: Mind): Outlook {
  const spots = spotsOf(mind);
  const others = mind.living.filter((seat) => seat !== mind.me);
  return {
    goesOn: () => expected(mind, (world) => afterHim(mind, world, spots)),
    cutShort: () => expected(mind, (world) => afterTurn(mind, world, spots)),
    accusing: (tokens) => bestWorth(mind, tokens === 'both'),
    chanceThat: (holds) =>
      expected(mind, ({ own, cards }) =>
        holds(
          own,
          others.map((seat) => at(cards, seat)),
        )
          ? 1
          : 0,
      ),
    doubt: () => doubt(mind),
    isMine: mind.view.turn.player === mind.me,
  };
}
