import { mayBeAsked, type View } from '@veillee/one-night';
import type { Dark } from '../../../onePhone/lying/calling.ts';
import { lastCall } from '../speech/call.ts';
import { centrePlaces } from '../table/Centre.tsx';

/** The calls of One Night where the phone lies in the middle. */
export const dark: Dark<View> = {
  asked({ view, facts }) {
    const call = lastCall(facts)?.params?.call;
    return call === undefined ? [] : mayBeAsked(String(call), view);
  },
  centre: ({ view }) => centrePlaces(view),
  // Whose eyes are open sees the table (R67).
  isCalled: ({ view }) => view.table !== null,
};
