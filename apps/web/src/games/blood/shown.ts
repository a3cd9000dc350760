import type { BloodVerdict, View } from '@veillee/blood';
import type * as anyGame from '../face.ts';

export type Shown = anyGame.Shown<View, BloodVerdict>;
export type Seen = anyGame.Seen<View, BloodVerdict>;
export type AtBoard = anyGame.AtBoard<View, BloodVerdict>;
