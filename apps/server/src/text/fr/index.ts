import { care } from './care.ts';
import { doors } from './doors.ts';
import { folder } from './folder.ts';
import { start } from './start.ts';

export const fr = { care, doors, folder, start };
export type ServerWords = typeof fr;
