import type { ByLang } from '@veillee/kernel';
import { shell as en } from './en/shell.ts';
import { shell as fr, type Shell } from './fr/shell.ts';

export const shell: ByLang<Shell> = { fr, en };
