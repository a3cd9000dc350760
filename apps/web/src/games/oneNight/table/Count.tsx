import { useSignal } from '@preact/signals';
import type { Sight } from '@veillee/kernel';
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { due, match } from '../../../line/session.ts';
import { countAt } from '../../../stage/script.ts';
import { evening } from '../../../words/evening.ts';
import { lang } from '../../../words/language.ts';
import css from './Count.module.css';

/** One, two, three: the last seconds of the public clock, as the table's voice counts them; null before. */
export function useCount(): number | null {
  const until = due.value;
  const paused = match.value?.paused ?? false;
  const now = useSignal<number | null>(null);
  useLayoutEffect(() => {
    const look = (): void => {
      const left = until === null || paused ? Number.POSITIVE_INFINITY : until - performance.now();
      now.value = countAt(left);
    };
    look();
    const timer = setInterval(look, 100);
    return () => clearInterval(timer);
  }, [until, paused, now]);
  return now.value;
}

/** In the middle of the table: how many have pointed, and at last the count of three. */
export function Count({ sight }: { readonly sight: Sight }): JSX.Element {
  const say = evening[lang.value];
  const count = useCount();
  const asked = sight.watched.filter(({ answered }) => answered !== undefined);
  const done = asked.flatMap(({ answered }) => answered ?? []).length;
  const all = asked.flatMap(({ to }) => to).length;
  return (
    <div class={css.count} data-three={count ?? undefined} aria-live="polite">
      {count === null ? (
        <p>
          <b>{done}</b> {say.voted(done, all)}
        </p>
      ) : (
        <p>
          <b>{count}</b>
        </p>
      )}
    </div>
  );
}
