import type { ByLang } from '@veillee/kernel';
import { door as en } from './en/door.ts';
import { type DoorWords, door as fr } from './fr/door.ts';

export const doorWords: ByLang<DoorWords> = { fr, en };
