import { answererOf, perform } from '@veillee/gamekit';
import type { Question, StepRule } from '@veillee/kernel';
import type { Quinte } from '../spec.ts';
import type { State } from '../state.ts';
import { officesOf } from './held.ts';
import { acting } from './holding.ts';
import { type OfficeId, officeIds, offices } from './index.ts';
import type { Moment } from './office.ts';
import { OfficeScene } from './scene.ts';

const dutyOf = (office: OfficeId, moment: Moment) => offices[office].duties?.[moment];

function dutyQuestion(state: State, office: OfficeId, moment: Moment): Question | undefined {
  const duty = dutyOf(office, moment);
  const holder = acting(state, office);
  if (duty === undefined || holder === null) return undefined;
  const offer = duty.asking.offer(new OfficeScene(state, holder, office));
  if (offer === undefined) return undefined;
  const asked: Question = { to: holder, topic: duty.asking.verb, ends: 'answered', ...offer };
  return duty.progress === undefined ? asked : { ...asked, progress: duty.progress };
}

/** The part of a step in which holders do what their offices have them do then. */
export function dutiesAt(moment: Moment): Required<Pick<StepRule<Quinte>, 'ask' | 'answered'>> {
  const bound = officeIds.filter((office) => dutyOf(office, moment) !== undefined);
  return {
    ask: (state) => bound.flatMap((office) => dutyQuestion(state, office, moment) ?? []),
    answered(table, _step, reply) {
      const holder = answererOf(reply);
      for (const office of officesOf(table.state, holder)) {
        const asking = dutyOf(office, moment)?.asking;
        if (asking?.verb !== reply.topic || reply.answer === null) continue;
        perform(asking, new OfficeScene(table.state, holder, office, table), reply.answer);
      }
    },
  };
}
