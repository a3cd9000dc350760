import type { Question, Reply } from '@veillee/kernel';
import type { LineId } from '../ids.ts';
import type { Play } from '../spec.ts';
import type { State } from '../state.ts';
import { attackLine } from './attackLine.ts';
import { dreamLine } from './dream.ts';
import { chiefLine, ghostsLine } from './ghosts.ts';
import { loversLine, meetingLine } from './lovers.ts';
import { pairLine } from './pair.ts';
import { reptiliansLine } from './reptilians.ts';

/** What a line of the night does besides calling cards. */
export interface Hook {
  open?(table: Play): void;
  ask?(state: State, replies: readonly Reply[]): readonly Question[];
  answered?(table: Play, reply: Reply): void;
  close?(table: Play, replies: readonly Reply[]): void;
}

export const hooks: { readonly [line in LineId]?: Hook } = {
  ghosts: ghostsLine,
  chief: chiefLine,
  reptilians: reptiliansLine,
  lovers: loversLine,
  pairing: pairLine,
  meeting: meetingLine,
  attack: attackLine,
  dream: dreamLine,
};
