import type { Seat } from '@veillee/kernel';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Medallion } from '../../../kit/Medallion.tsx';
import type { Speaker } from '../../speaker.ts';
import { codesOf } from '../houses/codes.ts';

/** A villager of a large village: the letters of their house on a hatching of their own, so that forty can be told apart. */
export function TwoLetters({ say, seat }: { readonly say: Speaker; readonly seat: Seat }): JSX.Element {
  const codes = useMemo(() => codesOf(say.names), [say.names]);
  return (
    <Medallion
      name={say.names[seat] ?? '…'}
      index={seat * 3 + Math.floor(seat / 10)}
      letters={codes[seat] ?? '…'}
    />
  );
}
