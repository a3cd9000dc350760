import type { View } from '@veillee/quinte-bourg';
import type * as anyGame from '../face.ts';

export type Shown = anyGame.Shown<View>;
export type Seen = anyGame.Seen<View>;
