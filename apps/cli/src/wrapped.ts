const width = 110;
const indent = 16;

/** Ids in a column of the help, over as many lines as they need. */
export function wrapped(ids: readonly string[]): string {
  const lines: string[] = [];
  for (const id of ids) {
    const line = lines.at(-1);
    if (line === undefined || indent + line.length + id.length + 3 > width) lines.push(id);
    else lines[lines.length - 1] = `${line}, ${id}`;
  }
  return lines.join(`,\n${' '.repeat(indent)}`);
}
