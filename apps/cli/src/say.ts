/** Names come from files: nothing in them may move a cursor or begin a new line. */
export const printable = (text: string): string => text.replace(/\p{Cc}/gu, '\ufffd');

/** A list of lines, each ended. */
export const lined = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** Columns as wide as what stands in them, the first to the left and the others to either side. */
export function aligned(rows: readonly (readonly string[])[], others: 'left' | 'right' = 'left'): string[] {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  const set = (cell: string, at: number): string =>
    at === 0 || others === 'left' ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
  return rows.map((row) => row.map(set).join('  ').trimEnd());
}
