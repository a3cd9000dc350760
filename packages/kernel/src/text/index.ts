import type { ByLang } from '../language.ts';
import type { Wordings } from '../text.ts';
import { kernelEn } from './en/index.ts';
import { type KernelKey, kernelFr } from './fr/index.ts';

/** What the kernel itself says, in every language. */
export const kernelWords: ByLang<Wordings<KernelKey>> = { fr: kernelFr, en: kernelEn };
