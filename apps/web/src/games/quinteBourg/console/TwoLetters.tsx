import type { JSX } from 'preact';
import { Medallion } from '../../../kit/Medallion.tsx';
import { codesOf } from '../houses/codes.ts';

/** A villager of a large village: two letters on a hatching of their own, so that forty can be told apart. */
export const TwoLetters = ({
  name,
  index,
}: {
  readonly name: string;
  readonly index: number;
}): JSX.Element => (
  <Medallion name={name} index={index * 3 + Math.floor(index / 10)} letters={codesOf([name])[0] ?? '?'} />
);
