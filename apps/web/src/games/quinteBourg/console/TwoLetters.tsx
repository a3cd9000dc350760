import type { Seat } from '@veillee/kernel';
import type { JSX } from 'preact';
import { Medallion } from '../../../kit/Medallion.tsx';
import type { Speaker } from '../../speaker.ts';
import { codesOf, hatchOf } from '../houses/codes.ts';

/** A villager of a large village: the letters of their house on a hatching of their own, so that forty can be told apart. */
export function TwoLetters({ say, seat }: { readonly say: Speaker; readonly seat: Seat }): JSX.Element {
  return (
    <Medallion
      name={say.names[seat] ?? '…'}
      index={hatchOf(seat)}
      letters={codesOf(say.names)[seat] ?? '…'}
    />
  );
}
