import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { lang } from '../../../words/language.ts';
import { dayWords } from '../dayWords.ts';
import type { Item } from './feed.ts';

/** How long ago something was said, once this page has heard anything said and so knows what time it is in the match. */
export function useAgo(items: readonly Item[]): (at: number | null) => string {
  const newest = Math.max(...items.map(({ at }) => at ?? -1), -1);
  const heard = useRef<{ readonly at: number; readonly here: number | null }>({ at: newest, here: null });
  if (newest > heard.current.at) heard.current = { at: newest, here: performance.now() };
  const now = useSignal(performance.now());
  useEffect(() => {
    now.value = performance.now();
    const timer = setInterval(() => {
      now.value = performance.now();
    }, 15_000);
    return () => clearInterval(timer);
  }, [newest, now]);
  const { at: last, here } = heard.current;
  const tick = now.value;
  return (at) => {
    if (here === null || at === null) return '';
    const minutes = Math.floor((last + Math.max(0, tick - here) - at) / 60_000);
    const say = dayWords[lang.value];
    if (minutes > 0) return say.minutes(minutes);
    return at === last ? say.now : '';
  };
}
