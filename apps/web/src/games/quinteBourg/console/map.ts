import type { Seat } from '@veillee/kernel';
import { evenly, lengthOf, type Oval, type Place } from '../ring/ring.ts';

/** Where everybody stands on the console's map. */
export interface VillageMap {
  readonly oval: Oval;
  readonly places: ReadonlyMap<Seat, Place | undefined>;
  /** How large a villager is drawn. */
  readonly size: number;
  /** How wide the square in the middle may be. */
  readonly square: number;
}

/** Smaller, the more there are, and never so large that two touch. */
const sizeFor = (count: number, apart: number): number =>
  Math.min(count > 30 ? 38 : count > 18 ? 44 : 52, Math.max(28, apart - 4));

/** Room for names beside the ring, and for two rows of them above and below it. */
const margin = { beside: 82, above: 62 };

export function mapOf(circle: readonly Seat[], width: number, height: number): VillageMap {
  const oval = {
    cx: width / 2,
    cy: height / 2,
    rx: Math.max(60, width / 2 - margin.beside),
    ry: Math.max(60, height / 2 - margin.above),
  };
  const count = Math.max(1, circle.length);
  const size = sizeFor(count, lengthOf(oval) / count);
  const stands = evenly(count, oval);
  // The first house stands at the top.
  const half = Math.ceil(count / 2);
  return {
    oval,
    places: new Map(circle.map((seat, k) => [seat, stands[(k + half) % count]])),
    size,
    square: Math.max(110, Math.min(230, 2 * (oval.rx - size / 2 - 30))),
  };
}
