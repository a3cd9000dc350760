import { computed, signal } from '@preact/signals';
import { isLang, type Lang } from '@veillee/kernel';
import { keepLang, lastLang } from '../line/keep.ts';
import { appWords } from './app.ts';

function firstLang(): Lang {
  const kept = lastLang();
  if (isLang(kept)) return kept;
  const liked = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLang);
  return liked ?? 'fr';
}

/** The language of this phone. */
export const lang = signal<Lang>(firstLang());
/** What the app itself says, in that language. */
export const words = computed(() => appWords[lang.value]);

export function speakIn(next: Lang): void {
  lang.value = next;
  keepLang(next);
}
