/** The same list with one of it moved to another place, the others closing up. */
export function movedTo<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const one = list[from];
  if (one === undefined || to < 0 || to >= list.length) return list;
  const others = list.filter((_, at) => at !== from);
  return [...others.slice(0, to), one, ...others.slice(to)];
}

/** Who comes next: the first along the table who has not looked. */
export const nextIn = (seats: number, seen: ReadonlySet<number>): number | undefined =>
  Array.from({ length: seats }, (_, seat) => seat).find((seat) => !seen.has(seat));
