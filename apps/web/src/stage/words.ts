import type { ByLang } from '@veillee/kernel';
import { stage as en } from '../words/en/stage.ts';
import { stage as fr, type Stage } from '../words/fr/stage.ts';

export const stageWords: ByLang<Stage> = { fr, en };
