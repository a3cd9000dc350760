import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { lang } from '../../../words/language.ts';
import { dayWords } from '../dayWords.ts';
import { own } from '../ownWords.ts';
import type { Shown } from '../shown.ts';
import type { Item } from './feed.ts';
import css from './Said.module.css';
import { Slips } from './Slips.tsx';
import { useAgo } from './useAgo.ts';

/** What was said by day: the newest on top and in view, unless one is reading further down. */
export function Said({
  shown,
  items,
  title,
  top,
  children,
}: {
  readonly shown: Shown;
  readonly items: readonly Item[];
  readonly title: string;
  readonly top?: ComponentChildren;
  readonly children?: ComponentChildren;
}): JSX.Element {
  const say = dayWords[lang.value];
  const { box, fresh, toTop } = useSteadyReading(items);
  const ago = useAgo(items);
  return (
    <section class={css.said} aria-label={own[lang.value].board}>
      {fresh === 0 ? null : (
        <button type="button" class={css.pill} onClick={toTop}>
          {say.fresh(fresh)}
        </button>
      )}
      <div class={css.scroll} ref={box} tabIndex={items.length > 0 ? 0 : undefined}>
        {top}
        <h2 class={css.title}>{title}</h2>
        {items.length === 0 ? <p class="hint">{say.none}</p> : null}
        <div aria-live="polite">
          <Slips shown={shown} items={items} ago={ago} />
        </div>
        {children}
      </div>
    </section>
  );
}

interface Reading {
  readonly box: { readonly current: HTMLDivElement | null };
  /** How much came while one was reading further down. */
  readonly fresh: number;
  toTop(): void;
}

const nearTop = 12;

/** Whatever comes on top, what one reads stays where it is. */
function useSteadyReading(items: readonly Item[]): Reading {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ height: 0, keys: new Set<string>() });
  const fresh = useSignal(0);
  const keys = items.map(({ key }) => key).join();
  useLayoutEffect(() => {
    const shown = box.current;
    if (shown === null) return;
    const was = before.current;
    const come = items.filter(({ key }) => !was.keys.has(key)).length;
    const grown = shown.scrollHeight - was.height;
    if (shown.scrollTop > nearTop && was.keys.size > 0 && come > 0) {
      shown.scrollTop += grown;
      fresh.value += come;
    }
    before.current = { height: shown.scrollHeight, keys: new Set(items.map(({ key }) => key)) };
  }, [keys]);
  useLayoutEffect(() => {
    const shown = box.current;
    const look = (): void => {
      if ((shown?.scrollTop ?? 0) <= nearTop) fresh.value = 0;
    };
    shown?.addEventListener('scroll', look, { passive: true });
    return () => shown?.removeEventListener('scroll', look);
  }, [fresh]);
  return {
    box,
    fresh: fresh.value,
    toTop() {
      box.current?.scrollTo({ top: 0 });
      fresh.value = 0;
    },
  };
}
