import { signal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

const came = signal<FunctionComponent | null>(null);

/** What a player's phone does besides showing the game; fetched apart, since nothing waits for it. */
export function OnPhone(): JSX.Element | null {
  useEffect(() => {
    if (came.value !== null) return;
    import('./PhoneSenses.tsx').then(
      ({ PhoneSenses }) => {
        came.value = PhoneSenses;
      },
      () => {},
    );
  }, []);
  const Senses = came.value;
  return Senses === null ? null : <Senses />;
}
