import type { ServerWords } from '../fr/index.ts';
import { care } from './care.ts';
import { doors } from './doors.ts';
import { folder } from './folder.ts';
import { start } from './start.ts';

export const en: ServerWords = { care, doors, folder, start };
