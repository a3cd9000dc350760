const known = new WeakMap<readonly string[], readonly string[]>();

/** Two letters for each name, no two alike as long as their letters allow it: the first, and the next that is free. */
export function codesOf(names: readonly string[]): readonly string[] {
  const codes = known.get(names) ?? coded(names);
  known.set(names, codes);
  return codes;
}

function coded(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [first = '?', ...rest] = [...name.trim()].filter((letter) => letter !== ' ');
    const codes = [...rest.map((letter) => `${first}${letter.toLowerCase()}`), first];
    const code = codes.find((one) => !taken.has(one.toLowerCase())) ?? codes[0] ?? first;
    taken.add(code.toLowerCase());
    return code;
  });
}

/** Which hatching a seat has: neighbours differ. */
export const hatchOf = (seat: number): number => seat * 3 + Math.floor(seat / 10);
