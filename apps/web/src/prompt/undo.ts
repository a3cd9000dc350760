/** An undoing: the log had `at` entries after it, and the match stood where it stood after `to`. */
export interface Mark {
  readonly at: number;
  readonly to: number;
}

export const marked = (marks: readonly Mark[], inputs: number, to: number): readonly Mark[] => [
  ...marks,
  { at: inputs + 1, to },
];

/** How long the log was `steps` actions ago: an undoing already made is stepped over, not undone itself. */
export function backBy(inputs: number, steps: number, marks: readonly Mark[]): number | undefined {
  let at = inputs;
  for (let left = steps; left > 0; left -= 1) {
    for (let mark = markAt(marks, at); mark !== undefined; mark = markAt(marks, at)) at = mark.to;
    at -= 1;
  }
  return at < 0 ? undefined : at;
}

const markAt = (marks: readonly Mark[], at: number): Mark | undefined => marks.find((mark) => mark.at === at);
