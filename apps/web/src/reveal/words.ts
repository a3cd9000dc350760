import type { ByLang } from '@veillee/kernel';
import { reveal as en } from '../words/en/reveal.ts';
import { reveal as fr, type Reveal } from '../words/fr/reveal.ts';

export const revealWords: ByLang<Reveal> = { fr, en };
