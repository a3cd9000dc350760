import { levels, tempers } from '@veillee/bots';
import * as v from 'valibot';

/** How a bot plays. */
export const level = v.picklist(levels);
export const temper = v.picklist(tempers);
