import type { Moment, StageId } from '@veillee/quinte-bourg';

/** The steps of a day at which everybody is asked something. */
const asking: readonly StageId[] = ['day.vacancies', 'day.vote', 'day.weddings'];

/** What is still to come today for everybody, each with the step it follows. */
export function laterStages({ stage, stages }: Moment): readonly {
  readonly stage: StageId;
  readonly after: StageId;
}[] {
  const at = stages.indexOf(stage);
  return stages.flatMap((one, i) => {
    const after = stages[i - 1];
    return i > at && asking.includes(one) && after !== undefined ? [{ stage: one, after }] : [];
  });
}
