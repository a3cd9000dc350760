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
  under,
  children,
}: {
  readonly shown: Shown;
  readonly items: readonly Item[];
  readonly title: string;
  readonly top?: ComponentChildren;
  /** Always in reach, however much was said. */
  readonly under?: ComponentChildren;
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
      {under}
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

/** The first slip in view, and where it stands. */
function firstInView(box: HTMLElement): { readonly slip: Element; readonly top: number } | null {
  const from = box.getBoundingClientRect().top;
  const slip = [...box.querySelectorAll('li')].find((one) => one.getBoundingClientRect().bottom > from);
  return slip === undefined ? null : { slip, top: slip.getBoundingClientRect().top };
}

/** Whatever comes on top, what one reads stays where it is. */
function useSteadyReading(items: readonly Item[]): Reading {
  const box = useRef<HTMLDivElement>(null);
  const read = useRef<ReturnType<typeof firstInView>>(null);
  const known = useRef<ReadonlySet<string>>(new Set(items.map(({ key }) => key)));
  const fresh = useSignal(0);
  const keys = items.map(({ key }) => key).join();
  useLayoutEffect(() => {
    const shown = box.current;
    if (shown === null) return;
    const come = items.filter(({ key }) => !known.current.has(key)).length;
    if (shown.scrollTop > nearTop && come > 0 && read.current !== null) {
      shown.scrollTop += read.current.slip.getBoundingClientRect().top - read.current.top;
      fresh.value += come;
    }
    known.current = new Set(items.map(({ key }) => key));
    read.current = firstInView(shown);
  }, [keys]);
  useLayoutEffect(() => {
    const shown = box.current;
    if (shown === null) return undefined;
    const look = (): void => {
      read.current = firstInView(shown);
      if (shown.scrollTop <= nearTop) fresh.value = 0;
    };
    shown.addEventListener('scroll', look, { passive: true });
    return () => shown.removeEventListener('scroll', look);
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
