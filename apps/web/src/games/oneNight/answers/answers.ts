import { isKeyOf } from '@veillee/kernel';
import type { View } from '@veillee/one-night';
import type { Answers, QuickAnswer } from '../../face.ts';
import { roleIcons } from '../icons.ts';
import { own } from '../ownWords.ts';
import type { Judged } from '../shown.ts';
import { touched } from '../speech/call.ts';
import { claimedRole } from './claimedRole.ts';
import { grouped, sayable } from './claims.ts';

const quick: QuickAnswer<View, Judged> = {
  topic: 'day.claim',
  way: 'was',
  field: 'role',
  label: (lang) => own[lang].who,
  said({ view, chair }) {
    const mine = view.claims.filter(({ seat, said }) => seat === chair && said.do === 'was');
    const last = mine.at(-1);
    const option = last && claimedRole(last.said);
    if (last === undefined || option === undefined) return undefined;
    return { option, takeBack: { do: 'take-back', claim: [last.number] } };
  },
};

export const answers: Partial<Answers<View, Judged>> = {
  atOnce: (topic) => topic === 'vote.point',
  touches: ({ view, facts }) => touched(view, facts),
  icon: (of, option) => (of === 'card' && isKeyOf(roleIcons, option) ? roleIcons[option] : undefined),
  offer: (right, { view }) => (right.topic === 'day.claim' ? sayable(right, view.deck) : right),
  groups: (right, { view, chair }) => grouped(right, view, chair),
  quick,
};
