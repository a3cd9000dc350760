import { type ByLang, byLang, kernelWords, seatFormats, type Text, type Wordings } from '@veillee/kernel';
import { roomEn } from './en/index.ts';
import { type RoomKey, roomFr } from './fr/index.ts';

const roomWords: ByLang<Wordings<RoomKey>> = { fr: roomFr, en: roomEn };

/** The words of rooms, and the kernel's for refusals that no game words. */
export const protocolText: ByLang<Text> = byLang((lang) => ({
  lang,
  words: { ...kernelWords[lang], ...roomWords[lang] },
  formats: seatFormats,
}));
