/** Joins the classes that apply; whatever is no word is left out. */
export const classes = (...names: readonly unknown[]): string =>
  names.filter((name) => typeof name === 'string').join(' ');
