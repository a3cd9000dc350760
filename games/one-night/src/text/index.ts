import type { Lang, Text } from '@veillee/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** All the words of One Night. */
export const text: Readonly<Record<Lang, Text>> = { fr, en };
