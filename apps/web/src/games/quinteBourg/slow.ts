import { room } from '../../line/session.ts';
import type { Options } from '../face.ts';

/** The village is played by phone, over days. */
export const isSlow = ({ pace }: Options): boolean => pace === 'slow';
export const isSlowHere = (): boolean => isSlow(room.value?.options ?? {});
