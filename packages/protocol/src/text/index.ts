import { kernelEn, kernelFr, type Lang, seatFormats, type Text } from '@veillee/kernel';
import { roomEn } from './en.ts';
import { roomFr } from './fr.ts';

/** The words of rooms, and the kernel's for refusals that no game words. */
export const protocolText: { readonly [L in Lang]: Text } = {
  fr: { lang: 'fr', words: { ...kernelFr, ...roomFr }, formats: seatFormats },
  en: { lang: 'en', words: { ...kernelEn, ...roomEn }, formats: seatFormats },
};
