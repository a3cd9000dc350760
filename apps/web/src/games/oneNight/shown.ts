import type { judge, View } from '@veillee/one-night';
import type * as anyGame from '../face.ts';

/** The verdict as One Night gives it, which says more than the kernel asks for. */
export type Judged = ReturnType<typeof judge>;
export type Shown = anyGame.Shown<View, Judged>;
export type Seen = anyGame.Seen<View, Judged>;
