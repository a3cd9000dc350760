import type { StepRule } from '@veillee/kernel';
import { cardStages } from './cards.ts';
import { keepReply } from './record.ts';
import type { Quinte, Step } from './spec.ts';
import { type DayStage, type StageId, stageOf } from './stages.ts';

type Rules = { readonly [type in Step['type']]: StepRule<Quinte, Extract<Step, { type: type }>> };

/** The rules of all steps, which besides keep the state told where the village is, and what was answered there. */
export function staged(rules: Rules): Rules {
  const kept = Object.entries(rules).map(([type, rule]) => {
    // Found by its own kind of step, and taken for a rule of any.
    const one = rule as StepRule<Quinte>;
    return [type, watched(one, cardStages[type])];
  });
  // Each is the rule it was made of, and something more.
  return Object.fromEntries(kept) as Rules;
}

function watched(rule: StepRule<Quinte>, ofCard: DayStage | undefined): StepRule<Quinte> {
  const stage: StageId | undefined = ofCard && `day.${ofCard}`;
  return {
    ...rule,
    open(table, step) {
      const { state } = table;
      const begun = stage ?? stageOf(step, state.stage);
      if (begun !== undefined) state.stage = begun;
      rule.open?.(table, step);
    },
    answered(table, step, reply, replies) {
      keepReply(table.state, reply);
      rule.answered?.(table, step, reply, replies);
    },
  };
}
