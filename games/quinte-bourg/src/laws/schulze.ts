import type { Seat } from '@veillee/kernel';

/**
 * Schulze's reading of ranked ballots (Q24): those whom nobody beats along the strongest paths. Whoever is
 * not ranked stands below all who are.
 */
export function schulze(ballots: readonly (readonly Seat[])[], candidates: readonly Seat[]): Seat[] {
  const preferred = candidates.map((a) =>
    candidates.map((b) => (a === b ? 0 : ballots.filter((order) => prefers(order, a, b)).length)),
  );
  const paths = preferred.map((row, a) => row.map((votes, b) => (votes > cell(preferred, b, a) ? votes : 0)));
  for (let via = 0; via < candidates.length; via += 1) {
    paths.forEach((row, a) => {
      for (let b = 0; b < candidates.length; b += 1) {
        if (a === b || a === via || b === via) continue;
        const strength = Math.min(cell(paths, a, via), cell(paths, via, b));
        if (strength > cell(paths, a, b)) row[b] = strength;
      }
    });
  }
  return candidates.filter((_, a) =>
    candidates.every((_, b) => a === b || cell(paths, a, b) >= cell(paths, b, a)),
  );
}

const cell = (table: readonly (readonly number[])[], a: number, b: number): number => table[a]?.[b] ?? 0;

function prefers(order: readonly Seat[], a: Seat, b: Seat): boolean {
  const [first, second] = [order.indexOf(a), order.indexOf(b)];
  return first >= 0 && (second < 0 || first < second);
}
